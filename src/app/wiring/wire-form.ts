import { formSubmissionMachine } from '#machines/site/form-submission/form-submission.machine.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { formServices } from '#src/services/platform/form-submission.ts'

/** A separate chunk, fetched with the first page that has a form; the actor lives as long as its page. */
export const wireForm = (call: Call) => formSubmissionMachine.provide({ actors: formServices(call) })
