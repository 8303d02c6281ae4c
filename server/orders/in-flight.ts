import type { ShopParts } from '#server/shop-parts.ts'
import type { SubmitAnswer } from './answers.ts'

interface Flight {
  readonly fingerprint: string
  readonly answer: Promise<SubmitAnswer>
}

const flights = new WeakMap<ShopParts, Map<number, Flight>>()

/**
 * Runs `place` unless the order of this cart is being placed in this process: then the same request gets the same
 * answer. Null: another request for this cart is in flight.
 */
export function joinFlight(
  parts: ShopParts,
  cartId: number,
  fingerprint: string,
  place: () => Promise<SubmitAnswer>,
): Promise<SubmitAnswer> | null {
  const running = flights.get(parts) ?? new Map<number, Flight>()
  flights.set(parts, running)
  const flight = running.get(cartId)
  if (flight) return flight.fingerprint === fingerprint ? flight.answer : null
  const answer = place().finally(() => running.delete(cartId))
  running.set(cartId, { fingerprint, answer })
  return answer
}
