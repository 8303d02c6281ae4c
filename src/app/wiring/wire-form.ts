import { formSubmissionMachine } from '#machines/form-submission/form-submission.machine.ts'
import type { Call } from '#src/services/client/client.ts'
import { formServices } from '#src/services/form-submission.ts'

/** A form lives and ends with its page, so that its script comes with the first page that has one. */
export const wireForm = (call: Call) => formSubmissionMachine.provide({ actors: formServices(call) })
