import type { SubmitAnswer } from './submission-answers.ts'

interface Flight {
  readonly fingerprint: string
  readonly answer: Promise<SubmitAnswer>
}

/**
 * Runs `place`; a concurrent identical request in this process shares its promise. Null: a different request for this
 * cart is in flight. @param key customer and cart, so that no other customer shares it
 */
export type SingleFlight = (
  key: string,
  fingerprint: string,
  place: () => Promise<SubmitAnswer>,
) => Promise<SubmitAnswer> | null

export function createSingleFlight(): SingleFlight {
  const flights = new Map<string, Flight>()
  return (key, fingerprint, place) => {
    const flight = flights.get(key)
    if (flight) return flight.fingerprint === fingerprint ? flight.answer : null
    const answer = place().finally(() => flights.delete(key))
    flights.set(key, { fingerprint, answer })
    return answer
  }
}
