import type { ServerDeps } from '#server/server-deps.ts'
import type { SubmitAnswer } from './answers.ts'

interface Flight {
  readonly fingerprint: string
  readonly answer: Promise<SubmitAnswer>
}

const flights = new WeakMap<ServerDeps, Map<string, Flight>>()

/**
 * Runs `place`; a concurrent identical request in this process shares its promise. Null: a different request for this
 * cart is in flight. @param key customer and cart, so that no other customer shares it
 */
export function singleFlight(
  parts: ServerDeps,
  key: string,
  fingerprint: string,
  place: () => Promise<SubmitAnswer>,
): Promise<SubmitAnswer> | null {
  const running = flights.get(parts) ?? new Map<string, Flight>()
  flights.set(parts, running)
  const flight = running.get(key)
  if (flight) return flight.fingerprint === fingerprint ? flight.answer : null
  const answer = place().finally(() => running.delete(key))
  running.set(key, { fingerprint, answer })
  return answer
}
