const LENGTH = 10

interface Phones {
  readonly customers_mobile_phone: string | null
  readonly customers_telephone: string | null
}

/** The digits of a US phone number without a leading 1, at most ten. */
export const phoneDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '')
  const isLong = digits.length > LENGTH || text.trim().startsWith('+1')
  return (isLong && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, LENGTH)
}

/** The phone of an account: the mobile phone, else the telephone, else none. */
export const phoneOf = (customer: Phones | null): string =>
  customer?.customers_mobile_phone || customer?.customers_telephone || ''

/** Formats digits as (###) ###-####, also incomplete ones. */
export const formatPhone = (digits: string): string => {
  if (digits.length === 0) return ''
  if (digits.length <= 3) return `(${digits}`
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** What a phone field shows of what was typed: formatted, unless something was removed. */
export const typedPhone = (typed: string, before: string): string =>
  typed.length < before.length ? typed : formatPhone(phoneDigits(typed))
