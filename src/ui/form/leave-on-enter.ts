export type EnterKey = 'submit' | 'blur' | 'keep'

/** The used part of a keyboard event of an input. */
export interface FieldKeyPress {
  readonly key: string
  readonly defaultPrevented: boolean
  readonly nativeEvent: { readonly isComposing: boolean }
  readonly currentTarget: { blur(): void; readonly form: SubmittableForm | null }
}

interface SubmittableForm {
  /** including controls with a `form` attribute */
  readonly elements: ArrayLike<object>
  requestSubmit(): void
}

const isSubmitButton = (control: object): boolean => 'type' in control && control.type === 'submit'

/** Blurs a single-line field on Enter. Because that cancels the implicit submission of the form, submits it here. */
export function leaveOnEnter(press: FieldKeyPress, enter: EnterKey): void {
  if (press.key !== 'Enter' || press.nativeEvent.isComposing || press.defaultPrevented) return
  if (enter === 'keep') return
  const { form } = press.currentTarget
  press.currentTarget.blur()
  if (enter === 'submit' && form && Array.from(form.elements).some(isSubmitButton)) form.requestSubmit()
}
