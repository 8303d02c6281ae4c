import { isAmex } from '#contract/checkout/card-rules.ts'

const AMEX_GROUPS = [4, 6, 5] as const
const GROUPS = [4, 4, 4, 4, 3] as const

/** Groups the digits 4-6-5 for American Express, otherwise by four. */
export function formatCardNumber(digits: string): string {
  const parts: string[] = []
  let rest = digits
  for (const length of isAmex(digits) ? AMEX_GROUPS : GROUPS) {
    if (rest === '') break
    parts.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return parts.join(' ')
}

export const cleanCardNumber = (digits: string): string => digits.slice(0, isAmex(digits) ? 15 : 19)

export interface Expiry {
  readonly month: string
  readonly year: string
}

/** Formats MM / YY; the slash appears after two digits. */
export const formatExpiry = (digits: string): string =>
  digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`

/**
 * Normalizes month and year to four digits: a lone 2 to 9 becomes a month, 8/27 gets a leading zero, 08/2027 a short
 * year.
 */
export function cleanExpiry(digits: string, text: string): string {
  const [month = '', year = ''] = text.trim().split(/\s*[/\-.]\s*/)
  if (/^\d$/.test(month) && /^\d+$/.test(year)) return `0${month}${shortYear(year)}`
  if (/^\d{2}$/.test(month) && /^20\d{2}$/.test(year)) return `${month}${shortYear(year)}`
  return (/^[2-9]/.test(digits) ? `0${digits}` : digits).slice(0, 4)
}

const shortYear = (year: string): string => (/^20\d{2}$/.test(year) ? year.slice(2) : year.slice(0, 2))

export const expiryOf = (digits: string): Expiry => ({ month: digits.slice(0, 2), year: digits.slice(2, 4) })
