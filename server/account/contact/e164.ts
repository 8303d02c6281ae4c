/** In E.164 format, +1 and ten digits; null when empty. */
export function toE164(text: string | null): string | null {
  const digits = (text ?? '').replaceAll(/\D/g, '').slice(-10)
  return digits === '' ? null : `+1${digits}`
}
