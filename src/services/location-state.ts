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

/** What travels with an entry of the history. Other code may have written it, so each field has a value of its own. */
const LocationState = object({
  /** typed on the page before, so that nobody types it twice */
  email: text,
  /** an address that was asked for and is not shown yet */
  wanted: text,
  /** redirects followed since a person last chose an address */
  hops: fallback(optional(number(), 0), 0),
  /** neither the focus nor the scroll moves */
  staysInPlace: fallback(optional(boolean(), false), false),
})
export type LocationState = InferOutput<typeof LocationState>

const EMPTY: LocationState = { email: null, wanted: null, hops: 0, staysInPlace: false }

export function readLocationState(state: unknown): LocationState {
  const read = safeParse(LocationState, state)
  return read.success ? read.output : EMPTY
}
