const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Integer cents to text: 123450 → "$1,234.50". */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100)
}

const whole = new Intl.NumberFormat('en-US')

export function formatCount(count: number): string {
  return whole.format(count)
}
