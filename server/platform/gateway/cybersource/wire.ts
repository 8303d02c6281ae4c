import { digitsOf } from '#contract/checkout/card-rules.ts'
import type { BillTo, CardDetails } from '#server/platform/gateway/card-gateway.ts'

/** Amounts of CyberSource are dollars with two decimals. */
export const moneyOf = (cents: number) => ({ totalAmount: (cents / 100).toFixed(2), currency: 'USD' })

export const cardOf = ({ number, month, year, cvv }: CardDetails) => ({
  number: digitsOf(number),
  expirationMonth: month,
  expirationYear: year,
  securityCode: cvv,
})

/** CyberSource wants an e-mail address; this is its own for those who give none. */
const NO_EMAIL = 'null@cybersource.com'

/** A name of one word is both names. What is not known is left out. */
export function billToOf({ name, street, city, state, postcode, telephone }: BillTo) {
  const words = (name ?? '').trim().split(/\s+/)
  const known = {
    firstName: words.slice(0, -1).join(' ') || words[0],
    lastName: words.at(-1),
    address1: street,
    locality: city,
    administrativeArea: state,
    postalCode: postcode,
    phoneNumber: telephone,
  }
  const given = Object.entries(known).filter(([, text]) => text)
  return { ...Object.fromEntries(given), country: 'US', email: NO_EMAIL }
}

/** The code of a decline as the shop knows it. */
export const declineCode = (reason: string): string =>
  reason === 'INSUFFICIENT_FUND' ? 'insufficient_funds' : reason.toLowerCase()
