/** The error at the card number after one and after repeated declines of the same number. */
export function declineText(declines: number): string | undefined {
  if (declines === 0) return undefined
  return declines === 1
    ? 'This card was declined. Check the number or enter another card.'
    : 'This card was declined twice. Use another card or call us.'
}
