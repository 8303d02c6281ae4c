import type { CartTotals, TotalLine } from '#contract/cart/carts.ts'

export interface Fee {
  readonly title: string
  readonly cents: number
}

/** The totals with this fee in place of the one of the same title. */
export function totalsWithFee(totals: CartTotals, { title, cents }: Fee): CartTotals {
  const earlier = totals.option_fees.find(({ name }) => name === title)?.amount ?? 0
  const total = totals.total - earlier + cents
  const fee: TotalLine[] = cents === 0 ? [] : [{ title, text: '', class: 'small', value: cents }]
  return {
    ...totals,
    total,
    totals: totals.totals
      .filter((line) => line.title !== title)
      .flatMap((line, index, lines) =>
        index === lines.length - 1 ? [...fee, { ...line, text: '', value: total }] : [line],
      ),
  }
}
