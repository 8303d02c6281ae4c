/** Reads the amounts of a response from its JSON text without floating point. */
export interface WireTotals {
  readonly totals: readonly { readonly title: string; readonly text: string; readonly value: number }[]
  readonly option_fees: readonly { readonly name: string; readonly amount: number }[]
  readonly total: number
  readonly subtotal: number
}

/** The cents of a number as JSON writes it, or null when it has part of a cent. */
export function centsOf(amount: number): bigint | null {
  const read = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(JSON.stringify(amount))
  if (!read) return null
  const [, sign, dollars = '0', decimals = ''] = read
  const cents = BigInt(dollars) * 100n + BigInt(decimals.padEnd(2, '0'))
  return sign ? -cents : cents
}

/** The cents of `-$1,712.17`, or null when it is no amount. */
function centsOfText(text: string): bigint | null {
  const read = /^(-?)\$(\d{1,3}(?:,\d{3})*)\.(\d\d)$/.exec(text)
  if (!read) return null
  const cents = BigInt(`${read[2]?.replaceAll(',', '')}${read[3]}`)
  return read[1] ? -cents : cents
}

/**
 * What is wrong with shown totals: amounts that are no cents, lines that do not add up to the total, texts that say
 * another amount, fees that are not among the lines.
 */
export function faultsOfTotals({ totals, option_fees, total, subtotal }: WireTotals): readonly string[] {
  const values = totals.map(({ value }) => centsOf(value))
  const sum = values.slice(0, -1).reduce<bigint>((all, value) => all + (value ?? 0n), 0n)
  const last = values.at(-1)
  const words = totals.filter(({ text, value }) => text.includes('$') && centsOfText(text) !== centsOf(value))
  const fees = option_fees.filter(
    ({ name, amount }) => !totals.some(({ title, value }) => title === name && value === amount),
  )
  return [
    values.some((value) => value === null) ? 'an amount has part of a cent' : null,
    sum === last ? null : `the lines come to ${sum}, the total is ${last}`,
    centsOf(total) === last && centsOf(subtotal) === values[0]
      ? null
      : 'total or subtotal differ from their lines',
    words.length > 0 ? `a text says another amount: ${words[0]?.text}` : null,
    fees.length > 0 ? `a fee is not among the lines: ${fees[0]?.name}` : null,
    last !== undefined && last !== null && last >= 0n ? null : 'the total is negative',
  ].filter((fault) => fault !== null)
}
