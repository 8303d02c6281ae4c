import { expect, test } from 'vitest'
import type { CartTotals } from '#contract/cart/carts.ts'
import { totalsWithFee } from '#src/views/cart/coupon/totals-with-fee.ts'

const line = (title: string, value: number, style = 'small') => ({
  title,
  text: `${value}`,
  class: style,
  value,
})
const totals = {
  totals: [line('Subtotal', 10_000, ''), line('Total', 10_000, 'emphasize')],
  option_fees: [],
  total: 10_000,
  subtotal: 10_000,
  is_estimated: false,
  notes: [],
}
const charged = {
  totals: [line('Subtotal', 10_000, ''), line('Card Fee', 250), line('Total', 10_250, 'emphasize')],
  option_fees: [{ name: 'Card Fee', amount: 250 }],
  total: 10_250,
  subtotal: 10_000,
  is_estimated: false,
  notes: [],
}
const shown = ({ total, totals: lines }: Pick<CartTotals, 'total' | 'totals'>) => [
  total,
  lines.map(({ title, value }) => [title, value]),
]

test('[PAY-02] a fee not yet added by the server is shown before the total and included in it', () => {
  expect(shown(totalsWithFee(totals, { title: 'Card Fee', cents: 250 }))).toEqual([
    10_250,
    [
      ['Subtotal', 10_000],
      ['Card Fee', 250],
      ['Total', 10_250],
    ],
  ])
})

test('[PAY-02] the fee of another card, or of none, replaces the one that was added', () => {
  expect(shown(totalsWithFee(charged, { title: 'Card Fee', cents: 350 }))[0]).toBe(10_350)
  expect(shown(totalsWithFee(charged, { title: 'Card Fee', cents: 0 }))).toEqual(shown(totals))
})
