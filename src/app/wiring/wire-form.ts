import { formSubmissionMachine } from '#machines/site/form-submission/form-submission.machine.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { formServices, type SentForm } from '#src/services/platform/form-submission.ts'
import type { FormLogic } from '#src/views/platform/hooks/use-form-actor.ts'

/** A separate chunk, fetched with the first page that has a form; the actor lives as long as its page. */
export function wireForm<Request, Fact>(call: Call, form: SentForm<Request, Fact>): FormLogic<Request, Fact> {
  const machine = formSubmissionMachine.provide({ actors: formServices(call, form) })
  // the machine passes on the request of this form and the fact of its reply
  return machine as FormLogic<Request, Fact>
}
