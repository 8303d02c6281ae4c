/** A number with at most one decimal in the fewest characters: .5, -3, 12.4. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  const text = rounded === 0 ? '0' : String(rounded)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** Numbers of a path, with spaces only where a minus sign does not part them. */
export function shortList(...values: readonly number[]): string {
  let text = ''
  for (const value of values) {
    const next = short(value)
    text += text && next[0] !== '-' ? ` ${next}` : next
  }
  return text
}
