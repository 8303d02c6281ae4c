export type EnterKey = 'submit' | 'blur' | 'keep'

/** The part of a keyboard event of an input that matters here. */
export interface FieldKeyPress {
  readonly key: string
  readonly defaultPrevented: boolean
  readonly nativeEvent: { readonly isComposing: boolean }
  readonly currentTarget: { blur(): void; readonly form: SubmittableForm | null }
}

interface SubmittableForm {
  /** with the controls outside the form that name it */
  readonly elements: ArrayLike<object>
  requestSubmit(): void
}

const isSubmitButton = (control: object): boolean => 'type' in control && control.type === 'submit'

/**
 * Takes the focus out of a single-line field when Enter is pressed. Leaving it moves the key press away from
 * the field, so what the browser would have done with it (submit a form that has a submit button) is done here.
 */
export function leaveOnEnter(press: FieldKeyPress, enter: EnterKey): void {
  if (press.key !== 'Enter' || press.nativeEvent.isComposing || press.defaultPrevented) return
  if (enter === 'keep') return
  const { form } = press.currentTarget
  press.currentTarget.blur()
  if (enter === 'submit' && form && Array.from(form.elements).some(isSubmitButton)) form.requestSubmit()
}
