import * as v from 'valibot'

const twoDecimals = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6

/** On the wire a JSON number in dollars with at most two decimals; parsed, integer cents. */
export const Money = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(-100_000_000),
  v.maxValue(100_000_000),
  v.check(twoDecimals, 'must have at most two decimals'),
  v.transform((dollars) => Math.round(dollars * 100)),
)

/** Integer cents to dollars. */
export const toWire = (cents: number): number => cents / 100

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats integer cents: $1,712.17. */
export const formatMoney = (cents: number): string => format.format(cents / 100)

/** Cents of an amount as people type it, such as 25, 25.50 or $1,200.00; null: it is none. */
export function parseDollars(typed: string): number | null {
  const [, dollars, cents = ''] =
    /^\$?(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d\d))?$/.exec(typed.trim()) ?? []
  return dollars === undefined ? null : Number(dollars.replaceAll(',', '')) * 100 + Number(cents)
}
