import { cardBrand, digitsOf, isAmex, isCardNumber, isCvv, isExpired } from '#contract/checkout/card-rules.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { CardField } from '#machines/checkout/payment/payment.types.ts'
import type { CardFields } from '#src/views/platform/card-store.ts'

export type CardErrors = Readonly<Partial<Record<CardField, string>>>

export interface CardTerms {
  /** American Express is accepted only where its fee is set */
  readonly takesAmex: boolean
  /** the total in cents with the fee of this card; null until known */
  readonly total: number | null
  /** milliseconds since the epoch */
  readonly now: number
}

const SHORTEST = 13

/** Errors of the typed card by field, for early feedback; the server validates again. */
export function cardErrors(card: CardFields, { takesAmex, total, now }: CardTerms): CardErrors {
  const errors = {
    number: numberError(card.number, takesAmex),
    name: card.name.trim() === '' ? MESSAGES.required : null,
    expiry: expiryError(card, now),
    cvv: cvvError(card),
    deposit: depositError(card.deposit, total),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null))
}

function numberError(number: string, takesAmex: boolean): string | null {
  const digits = digitsOf(number)
  if (digits === '') return MESSAGES.required
  if (isAmex(number) && !takesAmex) return 'We take Mastercard, Visa and Discover, not American Express.'
  if (digits.length < SHORTEST) return 'The card number is too short.'
  return isCardNumber(number) ? null : 'Check the card number: one of its digits is wrong.'
}

function expiryError({ month, year }: CardFields, now: number): string | null {
  if (month === '' && year === '') return MESSAGES.required
  if (!/^(0[1-9]|1[0-2])$/.test(month)) return 'The month must be from 01 to 12.'
  if (!/^\d{2}$/.test(year)) return 'Enter month and year, for example 08 / 27.'
  return isExpired(Number(month), 2_000 + Number(year), now) ? 'This card has expired.' : null
}

function cvvError({ cvv, number }: CardFields): string | null {
  if (cvv === '') return MESSAGES.required
  if (isCvv(cvv, number)) return null
  return isAmex(number) ? 'Enter the 4 digits on the front.' : 'Enter the 3 digits on the back.'
}

function depositError(dollars: number | null, total: number | null): string | null {
  if (dollars === null) return null
  if (dollars < 0) return 'The deposit must be 0 or more.'
  return total !== null && Math.round(dollars * 100) > total
    ? `The deposit can be ${formatMoney(total)} at most.`
    : null
}

const MARKS = {
  Visa: 'visa',
  Mastercard: 'mastercard',
  Discover: 'discover',
  'American Express': 'amex',
} as const

/** The brand mark as soon as the leading digits identify it. */
export function markOf(number: string): (typeof MARKS)[keyof typeof MARKS] | null {
  const brand = cardBrand(number)
  return brand !== null && brand in MARKS ? MARKS[brand as keyof typeof MARKS] : null
}
