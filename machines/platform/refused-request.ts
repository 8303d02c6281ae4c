import { errorsOf } from './errors-of.ts'

/** The part of a context that keeps why the latest request was refused. */
export interface RefusalContext {
  /** the errors of the server, empty when it did not answer; null: it has not refused */
  readonly refusal: readonly string[] | null
  /** the number of refused requests */
  readonly refusals: number
}

export const noRefusal: RefusalContext = { refusal: null, refusals: 0 }

export interface OfErrors {
  readonly errors: readonly string[]
}

export const errorsAnswered = ({ event }: { readonly event: { readonly output: OfErrors } }): OfErrors => ({
  errors: event.output.errors,
})

export const errorsThrown = ({ event }: { readonly event: { readonly error: unknown } }): OfErrors => ({
  errors: errorsOf(event.error),
})

/** The context after one more refusal, counted because its errors may be those of the one before. */
export const nextRefusal = ({ refusals }: RefusalContext, { errors }: OfErrors): RefusalContext => ({
  refusal: errors,
  refusals: refusals + 1,
})

export interface RequestFailed extends OfErrors {
  readonly type: 'notice.requestFailed'
}

/** The event by which a machine announces a refusal. */
export const requestFailed = (_: unknown, { errors }: OfErrors): RequestFailed => ({
  type: 'notice.requestFailed',
  errors,
})
