/** The Luhn check over a string of digits. */
export const passesLuhn = (digits: string): boolean => {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, char, index) => {
      const digit = Number(char) * (index % 2 === 1 ? 2 : 1)
      return total + (digit > 9 ? digit - 9 : digit)
    }, 0)
  return sum % 10 === 0
}

export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')

export const isAmex = (number: string): boolean => /^3[47]/.test(digitsOf(number))

/** The brand by the leading digits, or null while it is ambiguous. */
export const cardBrand = (number: string): string | null => {
  const digits = digitsOf(number)
  if (digits.startsWith('4')) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'Mastercard'
  if (/^3[47]/.test(digits)) return 'American Express'
  if (/^(6011|65|64[4-9])/.test(digits)) return 'Discover'
  return null
}

export const isCardNumber = (number: string): boolean =>
  /^\d{13,19}$/.test(digitsOf(number)) && passesLuhn(digitsOf(number))

const monthOfYear = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: 'numeric',
})

/** `now` in milliseconds; a card is valid until the end of its month in central time. */
export function isExpired(month: number, year: number, now: number): boolean {
  const today = new Map(monthOfYear.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  return year * 12 + month < (today.get('year') ?? 0) * 12 + (today.get('month') ?? 0)
}

export const isCvv = (cvv: string, number: string): boolean =>
  isAmex(number) ? /^\d{4}$/.test(cvv) : /^\d{3}$/.test(cvv)
