import { randomFrom } from '#statecharts/engine/random.ts'
import { CARDS } from '#tests/support/checkout.ts'
import type { Fault } from '#tests/prove/rig/fault-proxy.ts'

/** The actions and faults of one shopper; derived from seed and index only. */
export interface ShopperPlan {
  readonly index: number
  /** tried in this order; the last one is approved */
  readonly cards: readonly string[]
  readonly lines: number
  readonly quantity: number
  readonly coupon: string | null
  /** how often the button is pressed at once */
  readonly presses: number
  /** another tab changes the cart while the order is on its way */
  readonly secondTab: boolean
  /** the fault of the shopper's next request */
  nextFault(): Fault
}

const FIRST_CARDS: readonly (readonly [number, string])[] = [
  [0.6, CARDS.visa],
  [0.15, CARDS.declinedAtCharge],
  [0.08, CARDS.lostAnswer],
  [0.05, CARDS.processingError],
  [0.05, CARDS.noFunds],
  [0.07, CARDS.slow],
]

/** After so many faults a shopper's network is good again, so that every run ends. */
const MAX_FAULTS = 6

export function shopperPlan(seed: number, index: number, isCalm: boolean): ShopperPlan {
  const random = randomFrom(seed * 100_003 + index)
  const first = isCalm ? CARDS.visa : chosen(random(), FIRST_CARDS)
  let faults = 0
  return {
    index,
    cards: first === CARDS.visa ? [first] : [first, CARDS.visa],
    lines: 1 + Math.floor(random() * 3),
    quantity: 1 + Math.floor(random() * 2),
    coupon: couponOf(random()),
    presses: !isCalm && random() < 0.4 ? 2 + Math.floor(random() * 3) : 1,
    secondTab: !isCalm && random() < 0.12,
    nextFault: () => {
      const fault = isCalm || faults >= MAX_FAULTS ? none : faultOf(random())
      if (fault.kind !== 'none') faults++
      return fault
    },
  }
}

function couponOf(draw: number): string | null {
  if (draw < 0.15) return 'SPRING12'
  return draw < 0.3 ? 'LASTCALL' : null
}

const none: Fault = { kind: 'none' }

function faultOf(draw: number): Fault {
  if (draw < 0.12) return { kind: 'request lost' }
  if (draw < 0.3) return { kind: 'answer lost' }
  if (draw < 0.36) return { kind: 'answer cut' }
  if (draw < 0.46) return { kind: 'answer late', after: 40 }
  if (draw < 0.53) return { kind: 'repeated' }
  if (draw < 0.7) return { kind: 'repeated late' }
  return none
}

function chosen(draw: number, weights: readonly (readonly [number, string])[]): string {
  let left = draw
  for (const [weight, value] of weights) {
    left -= weight
    if (left < 0) return value
  }
  return CARDS.visa
}
