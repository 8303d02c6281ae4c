import { FAILURE_MESSAGES } from '#contract/platform/failure-messages.ts'
import { isRefusal, type StaffFailure } from '#contract/staff/staff-failure.ts'

/** What happened to a failed call that changed nothing, or that can be repeated, and what to do now. */
export function staffFailureText(failure: StaffFailure): string {
  switch (failure.kind) {
    case 'loggedOut':
      return 'Your log-in is over. Log in again, then try again.'
    case 'forbidden':
      return 'You have no right to do this. Ask the person who enrolled you.'
    case 'changed':
      return 'Somebody else changed this meanwhile. Load it again, then try again.'
    case 'limited':
      return `${failure.reason.replace(` ${FAILURE_MESSAGES.tryLater}`, '')} Try again ${laterText(failure.seconds)}.`
    case 'rejected':
      return failure.reason
    case 'broken':
      return causeText(failure)
    case 'unanswered':
      return `${causeText(failure)} Check your connection, then try again.`
    default:
      return failure satisfies never
  }
}

/** What happened to a call of which the outcome is not known. */
export const causeText = (failure: StaffFailure): string =>
  failure.kind === 'broken'
    ? `The shop could not finish the request. ${failure.reason}`
    : 'The shop did not answer.'

const DONE = { save: 'saved', undo: 'undone', add: 'added', import: 'imported' } as const
const AGAIN = { save: 'Save', undo: 'Undo', add: 'Add it', import: 'Import' } as const
export type Pressed = keyof typeof DONE

/** `saved` of `save`. */
export const doneText = (pressed: Pressed): string => DONE[pressed]

/** Why nothing is known to be done, and what to do now; pressed again, it counts once. */
export const repeatableFailureText = (pressed: Pressed, failure: StaffFailure): string =>
  isRefusal(failure)
    ? `Not ${DONE[pressed]}. ${staffFailureText(failure)}`
    : `${causeText(failure)} It may or may not be ${DONE[pressed]}. ${AGAIN[pressed]} again to make sure: it counts once.`

/** The same where an earlier press had no answer: a refusal of this one does not tell what became of it. */
export const unconfirmedFailureText = (pressed: Pressed, failure: StaffFailure): string =>
  isRefusal(failure)
    ? `It may or may not be ${DONE[pressed]}. ${staffFailureText(failure)}`
    : repeatableFailureText(pressed, failure)

function laterText(seconds: number | null): string {
  if (seconds === null) return 'later'
  return seconds < 90 ? `in ${seconds} seconds` : `in ${Math.ceil(seconds / 60)} minutes`
}
