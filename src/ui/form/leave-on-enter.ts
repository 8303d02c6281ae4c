import type { KeyboardEvent } from 'react'

export type EnterKey = 'submit' | 'blur' | 'keep'

/**
 * Takes the focus out of a single-line field when Enter is pressed. Leaving it moves the key press away from
 * the field, so what the browser would have done with it (submit a form that has a submit button) is done here.
 */
export function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>, enter: EnterKey): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || enter === 'keep' || event.defaultPrevented)
    return
  const { form } = event.currentTarget
  event.currentTarget.blur()
  if (enter === 'submit' && form?.querySelector('button[type="submit"], input[type="submit"]'))
    form.requestSubmit()
}
