import type { GenericSchema } from 'valibot'
import { fromPromise } from 'xstate'
import type { CallArgs, Endpoint } from '#contract/platform/endpoint.ts'
import type {
  FormNotice,
  RejectedForm,
  SubmitFormLogic,
} from '#machines/site/form-submission/form-submission.types.ts'
import type { Call } from './client/client.ts'

export type Reply<Fact> = { readonly kind: 'accepted'; readonly fact: Fact } | RejectedForm

/** Sends what was entered. */
export type SendForm<Request, Fact> = (call: Call, request: Request) => Promise<Reply<Fact>>

/** How a form is sent, and what is said when it was accepted. */
export interface SentForm<Request, Fact> {
  readonly send: SendForm<Request, Fact>
  /** without personal data */
  readonly successText: (fact: Fact) => string
  /** the text is shown longer, and in the middle */
  readonly isTextLong?: boolean
}

interface Outcome {
  readonly success: boolean
  readonly errors?: readonly string[]
}

export const replyOf = <Fact>({ success, errors = [] }: Outcome, fact: Fact): Reply<Fact> =>
  success ? { kind: 'accepted', fact } : { kind: 'rejected', errors }

type FormEndpoint<Body> = Endpoint<
  'POST',
  string,
  undefined,
  GenericSchema<Body, unknown>,
  GenericSchema<unknown, Outcome>
>

/** Sends a form as the body of a call whose answer is an outcome and no more. */
export function sendAs<Body>(entry: FormEndpoint<Body>): SendForm<Body, null> {
  return async (call, body) => {
    // the arguments of a call depend on its type parameters, which are open here
    const args = { body } as CallArgs<FormEndpoint<Body>>
    return replyOf(await call(entry, args), null)
  }
}

export const noticeOfForm = <Fact>(
  { successText, isTextLong = false }: Omit<SentForm<never, Fact>, 'send'>,
  fact: Fact,
): FormNotice => ({ text: successText(fact), isLong: isTextLong })

export function formServices<Request, Fact>(call: Call, form: SentForm<Request, Fact>) {
  const submitForm: SubmitFormLogic = fromPromise(async ({ input }) => {
    // a page has its form as a FormActor, which takes no other requests
    const reply = await form.send(call, input.request as Request)
    return reply.kind === 'accepted' ? { ...reply, notice: noticeOfForm(form, reply.fact) } : reply
  })
  return { submitForm }
}
