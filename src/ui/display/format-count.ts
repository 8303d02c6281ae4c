const whole = new Intl.NumberFormat('en-US')

export function formatCount(count: number): string {
  return whole.format(count)
}
