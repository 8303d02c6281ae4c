import { digitsOf, isCardNumber, isCvv, isExpired } from '#contract/checkout/card-rules.ts'
import type { CardDetails } from '#server/platform/gateway/card-gateway.ts'

export interface TypedCard {
  readonly cc_number: string
  readonly cc_expire_month: string
  readonly cc_expire_year: string
  readonly cc_cvv: string
  /** cents */
  readonly cc_deposit_amount: number | null
}

/** Validates the typed card, one sentence per error; never repeats any of its digits. */
export function cardErrors(card: TypedCard, now: Date): readonly string[] {
  const year = yearOf(card)
  const isMonth = /^(0?[1-9]|1[0-2])$/.test(card.cc_expire_month.trim())
  const isYear = year !== null
  return [
    isCardNumber(card.cc_number) ? null : 'The card number is not valid. Please check its digits.',
    isMonth ? null : 'The expiry month must be from 01 to 12.',
    isYear ? null : 'The expiry year must have two or four digits.',
    isMonth && isYear && isExpired(Number(card.cc_expire_month), year, now.getTime())
      ? 'The card has expired.'
      : null,
    isCvv(card.cc_cvv.trim(), card.cc_number)
      ? null
      : 'The security code must have 3 digits, or 4 for American Express.',
  ].filter((error) => error !== null)
}

function yearOf({ cc_expire_year }: TypedCard): number | null {
  const text = cc_expire_year.trim()
  if (/^\d{2}$/.test(text)) return 2_000 + Number(text)
  return /^20\d{2}$/.test(text) ? Number(text) : null
}

/** Normalized, so that equal cards have equal details however they were typed. */
export const detailsOf = (card: TypedCard): CardDetails => ({
  number: digitsOf(card.cc_number),
  month: card.cc_expire_month.trim().padStart(2, '0'),
  year: String(yearOf(card) ?? ''),
  cvv: card.cc_cvv.trim(),
})
