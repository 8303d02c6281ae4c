import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { StaffRight } from '#contract/staff/staff-rights.ts'

/**
 * `optional`: the bearer token is sent when there is one and changes the answer (prices). `staff`: the cookie of a staff
 * session; anybody else gets the 404 of a call that does not exist. `document`: a GET or HEAD that a browser navigates to,
 * with the cookie `document_token` and never with a bearer token; its answer is a file. `feed`: a key of the storefront as bearer token,
 * which no browser has.
 */
export type Auth = 'none' | 'optional' | 'required' | 'document' | 'staff' | 'feed'

type Segments<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Segments<Rest>
  : never
type MaybeSchema = GenericSchema | undefined

/**
 * A call of the API. `project_id` is in no schema: the client adds it to every call and the server checks it before
 * parsing.
 */
export interface Endpoint<
  M extends 'GET' | 'POST' = 'GET' | 'POST',
  P extends string = string,
  Q extends MaybeSchema = MaybeSchema,
  B extends MaybeSchema = MaybeSchema,
  A extends GenericSchema = GenericSchema,
  U extends Auth = Auth,
> {
  readonly method: M
  /** below the API prefix, without leading slash; path parameters in braces */
  readonly path: P
  readonly auth: U
  /** with `auth: 'staff'`: what the member of staff must be allowed to do; null: nothing */
  readonly right?: StaffRight | null
  /** a GET with side effects, where the specification asks for one */
  readonly writes?: true
  /**
   * About the current cart: the caller sends the id of the cart it shows as `customers_carts_id`; when another one is
   * current, the call changes nothing and returns its id as `meta.new_cart_id`. In no schema, like `project_id`.
   */
  readonly cartScoped?: true
  /** from a form with a bot check: its token comes in the header `x-bot-check` when the check is on */
  readonly botChecked?: true
  /** a POST of the bytes of a file, as `application/octet-stream`; every other value is in the query */
  readonly raw?: true
  /** a public GET whose answer nobody may store, because it can be taken back */
  readonly isNeverStored?: true
  /** with `auth: 'staff'`: the answer is a file that a browser navigates to */
  readonly file?: true
  readonly summary: string
  readonly query?: Q
  readonly body?: B
  /** for larger or slower bodies than those of other calls */
  readonly bodyLimit?: BodyLimit
  readonly answer: A
}

export interface BodyLimit {
  readonly bytes: number
  /** from the headers to the last byte */
  readonly milliseconds: number
  /** mean rate after the first five seconds; a slower body is refused before its time is over */
  readonly bytesPerSecond?: number
}

/** A slow phone, in bytes a second. */
export const SLOWEST_UPLOAD = 8_192

export const endpoint = <
  const M extends 'GET' | 'POST',
  const P extends string,
  A extends GenericSchema,
  Q extends MaybeSchema = undefined,
  B extends MaybeSchema = undefined,
  const U extends Auth = Auth,
>(
  entry: Endpoint<M, P, Q, B, A, U>,
): Endpoint<M, P, Q, B, A, U> => entry

export type Calls = Readonly<Record<string, Endpoint>>

type Part<K extends string, T> = [T] extends [undefined]
  ? unknown
  : object extends T
    ? { readonly [Key in K]?: T }
    : { readonly [Key in K]: T }
type In<S> = S extends GenericSchema ? InferInput<S> : undefined
type Out<S> = S extends GenericSchema ? InferOutput<S> : undefined
type PathOf<E> = E extends { readonly path: infer P extends string } ? P : never
type QueryOf<E> = E extends { readonly query?: infer Q } ? Exclude<Q, undefined> : undefined
type BodyOf<E> = E extends { readonly body?: infer B } ? Exclude<B, undefined> : undefined
type AnswerOf<E> = E extends { readonly answer: infer A } ? A : never
type Params<E> = [Segments<PathOf<E>>] extends [never]
  ? undefined
  : Readonly<Record<Segments<PathOf<E>>, string>>

/** The arguments of the client. */
export type CallArgs<E> = Part<'params', Params<E>> &
  Part<'query', [QueryOf<E>] extends [never] ? undefined : In<QueryOf<E>>> &
  Part<'body', [BodyOf<E>] extends [never] ? undefined : In<BodyOf<E>>>

/** The parsed arguments of the handler. */
export interface HandlerArgs<E> {
  readonly params: Params<E>
  readonly query: [QueryOf<E>] extends [never] ? undefined : Out<QueryOf<E>>
  readonly body: [BodyOf<E>] extends [never] ? undefined : Out<BodyOf<E>>
}

/** The response on the wire. */
export type AnswerIn<E> = In<AnswerOf<E>>
/** The parsed response, with money in integer cents. */
export type Answer<E> = Out<AnswerOf<E>>
