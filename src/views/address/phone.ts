const LENGTH = 10

/** The ten digits of a US phone without its leading 1; fewer while it is being typed. */
export const phoneDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '')
  const isLong = digits.length > LENGTH || text.trim().startsWith('+1')
  return (isLong && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, LENGTH)
}

/** (###) ###-####, as far as there are digits. */
export const formatPhone = (digits: string): string => {
  if (digits.length === 0) return ''
  if (digits.length <= 3) return `(${digits}`
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}
