import {
  boolean,
  fallback,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  safeParse,
  string,
} from 'valibot'

const text = fallback(optional(nullable(string()), null), null)

/** The `state` of a history entry. Other code may have written it, so every field has a fallback. */
const LocationState = object({
  /** typed on the previous page, to prefill this one */
  email: text,
  /** the URL requested before the login */
  wanted: text,
  /** the URL that the notice of maintenance took the place of */
  left: text,
  /** redirects followed since the last navigation by the user */
  hops: fallback(optional(number(), 0), 0),
  /** neither focus nor scroll position changes */
  staysInPlace: fallback(optional(boolean(), false), false),
})
export type LocationState = InferOutput<typeof LocationState>

const EMPTY: LocationState = { email: null, wanted: null, left: null, hops: 0, staysInPlace: false }

export function readLocationState(state: unknown): LocationState {
  const read = safeParse(LocationState, state)
  return read.success ? read.output : EMPTY
}
