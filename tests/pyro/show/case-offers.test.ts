import { expect, test } from 'vitest'
import { linesToAdd, restIntoTray, smallerSwap, swapProduct } from '#pyro/show/case-offers.ts'
import { type CaseRow, caseTable } from '#pyro/show/case-table.ts'
import { applyEdit } from '#pyro/show/edits.ts'
import { showFromLines } from '#pyro/show/show-from-lines.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import { productOf } from './catalogue-products.ts'

const cake: ShowProduct = {
  ...productOf('200-Gram-Cakes'),
  products_packaging: '12/1',
  pieces_per_case: 12,
  quantity: 20,
  price: 12_000,
}
const smaller = { ...cake, products_id: 2, products_packaging: '4/1', pieces_per_case: 4, price: 4_500 }
const products = new Map([cake, smaller].map((product) => [product.products_id, product]))
const whole = showFromLines('Fair', 1, [{ product: cake, cases: 1 }]).doc
const five = { ...whole, cues: whole.cues.map((cue) => ({ ...cue, count: 5 })) }
const rowOf = (doc: typeof five): CaseRow => {
  const [row] = caseTable(doc, products).rows
  if (row === undefined) throw new Error('no row')
  return row
}

test('the rest of a case goes into the tray, and nothing is left over', () => {
  const { doc } = applyEdit(five, restIntoTray(five, rowOf(five), 'rest'))
  expect(doc.cues.at(-1)).toMatchObject({ id: 'rest', count: 7, at_ms: null })
  expect(rowOf(doc)).toMatchObject({ cases: 1, leftover: 0 })
})

test('a smaller alike case is offered when it leaves less and costs no more', () => {
  const swap = smallerSwap(rowOf(five), products.values(), {})
  expect(swap?.by).toMatchObject({ products_id: 2, cases: 2, leftover: 3, total: 9_000 })
  const { doc } = applyEdit(five, swapProduct(five, cake.products_id, 2))
  expect(rowOf(doc)).toMatchObject({ products_id: 2, cases: 2 })
})

test.each([
  ['dearer', { price: 6_500 }],
  ['of another kind', { category_url: '500-Gram-Cakes' }],
  ['of another tube', { caliber: '2"' }],
  ['much shorter', { seconds: 1 }],
  ['short of stock', { quantity: 1 }],
  ['without anything in common', { effects: [], colors: [] }],
])('no case is offered that is %s', (_, changes) => {
  expect(smallerSwap(rowOf(five), [{ ...smaller, ...changes }], {})).toBeNull()
})

test('a swap counts what is on hand of the other product, and of this one nothing, because all its devices are replaced', () => {
  const swapOf = (on_hand: Record<string, number>) =>
    smallerSwap(rowOf({ ...five, on_hand }), products.values(), on_hand)
  expect(swapOf({ 2: 1 })?.by).toMatchObject({ cases: 1, leftover: 0, total: 4_500 })
  const on_hand = { [cake.products_id]: 1 }
  const swap = swapOf(on_hand)
  expect(swap?.by).toMatchObject({ cases: 2, leftover: 3, total: 9_000 })
  const { doc } = applyEdit({ ...five, on_hand }, swapProduct(five, cake.products_id, 2))
  expect(rowOf(doc)).toMatchObject({ cases: swap?.by.cases, total: swap?.by.total })
})

test('cases that the cart holds are not added again', () => {
  const row = rowOf({ ...five, cues: five.cues.map((cue) => ({ ...cue, count: 30 })) })
  const of = (inCart: number) => linesToAdd([row], new Map([[cake.products_id, inCart]]))
  expect([of(0), of(1), of(3), of(9)]).toEqual([
    [{ products_id: cake.products_id, quantity: 3 }],
    [{ products_id: cake.products_id, quantity: 2 }],
    [],
    [],
  ])
})
