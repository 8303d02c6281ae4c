import { passesLuhn } from '#contract/checkout/card-rules.ts'
import { randomFrom } from '#statecharts/engine/random.ts'

export interface CanaryCard {
  readonly name: string
  /** digits only */
  readonly number: string
  readonly cvv: string
}

/** Cards that no other run has, but for the number of the one that only its number declines. */
export interface CanaryCards {
  /** no test number, so declined when it is verified */
  readonly stranger: CanaryCard
  /** declined when it is charged */
  readonly declined: CanaryCard
  readonly good: CanaryCard
}

/**
 * American Express, because four digits with a zero before them stand in no other number. What these numbers begin with
 * decides about them: see the sandbox's ranges.
 */
export function canaryCards(seed: number, run: number): CanaryCards {
  const random = randomFrom(seed * 100_003 + run)
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
  return {
    stranger: { name: 'stranger', number: withCheckDigit(`349999${digits(8)}`), cvv: `0${digits(3)}` },
    declined: { name: 'declined', number: '4000000000000341', cvv: `0${digits(2)}` },
    good: { name: 'good', number: withCheckDigit(`371449${digits(8)}`), cvv: `0${digits(3)}` },
  }
}

function withCheckDigit(start: string): string {
  const check = Array.from({ length: 10 }, (_, digit) => String(digit)).find((digit) =>
    passesLuhn(start + digit),
  )
  if (check === undefined) throw new Error('no check digit')
  return start + check
}
