import { expect, test } from 'vitest'
import { notAddedOf } from '#machines/quick-order/quick-order.selectors.ts'
import type { QuickOrderContext, ReviewedLine, SkippedRow } from '#machines/quick-order/quick-order.types.ts'

const product = {
  products_id: 31,
  products_model: 'QS1003',
  products_name: 'Prairie Aurora',
  products_url: 'prairie-aurora',
  image_url: '',
  products_packaging: '4/1',
  pieces_per_case: 4,
  upc: '',
  texas_restricted: false,
  pro_use: false,
}
const line = (more: Partial<ReviewedLine>): ReviewedLine => ({
  code: 'QS1003',
  joined: [],
  quantity: 4,
  state: 'ready',
  message: null,
  product,
  price_before: null,
  stockBefore: null,
  price: 100,
  available: 9,
  in_cart: 0,
  addable: 4,
  isChosen: true,
  cases: 4,
  ...more,
})
const added = { products_id: 31, quantity: 4, status: 'added', message: null } as const
const left = (more: Partial<Pick<QuickOrderContext, 'reviewed' | 'results' | 'skipped'>>) =>
  notAddedOf({ reviewed: [], results: [], skipped: [], ...more } as unknown as QuickOrderContext)

test('[T57] a line added as it was shown, and one for which fewer cases were chosen, are not left', () => {
  expect(left({ reviewed: [line({})], results: [added] })).toEqual([])
  expect(left({ reviewed: [line({ cases: 2 })], results: [{ ...added, quantity: 2 }] })).toEqual([])
})

test('[T57] a line that was not chosen is left, and the answers belong to the lines that were sent', () => {
  const reviewed = [line({ code: 'A', isChosen: false }), line({ code: 'B' })]
  expect(left({ reviewed, results: [added] })).toEqual([
    { code: 'A', name: 'Prairie Aurora', cases: 4, added: 0, reason: 'It was not chosen.' },
  ])
})

test('[T58] of a line that was added in part both numbers are told, not what was left before', () => {
  const message = 'Only 3 cases left.'
  const short = line({ state: 'short', message, quantity: 9, addable: 3, cases: 3 })
  expect(left({ reviewed: [short], results: [{ ...added, quantity: 3 }] })).toEqual([
    {
      code: 'QS1003',
      name: 'Prairie Aurora',
      cases: 6,
      added: 3,
      reason: '3 cases were added, 9 were asked for.',
    },
  ])
})

test('[T57] what was sold meanwhile is left with the reason of the answer, or with what was added still', () => {
  const of = (quantity: number) => {
    const limited = { ...added, quantity, status: 'limited', message: 'Sold out meanwhile.' } as const
    return left({ reviewed: [line({})], results: [limited] })
  }
  expect([...of(0), ...of(1)]).toEqual([
    { code: 'QS1003', name: 'Prairie Aurora', cases: 4, added: 0, reason: 'Sold out meanwhile.' },
    {
      code: 'QS1003',
      name: 'Prairie Aurora',
      cases: 3,
      added: 1,
      reason: '1 case was added, 4 were asked for.',
    },
  ])
})

const row = (at: number, problem: SkippedRow['problem']) => ({ row: at, code: 'X2', text: 'X2 ?', problem })

test('[T59] an unknown code and a row without cases are left', () => {
  const unknown = line({
    code: 'X1',
    state: 'unknown',
    message: 'No product has this number.',
    product: null,
  })
  expect(left({ reviewed: [unknown], skipped: [row(7, 'notWhole'), row(8, 'tooMany')] })).toEqual([
    { code: 'X1', name: '', cases: 4, added: 0, reason: 'No product has this number.' },
    { code: 'X2', name: '', cases: 0, added: 0, reason: 'Row 7: The cases are no whole number.' },
    { code: 'X2', name: '', cases: 0, added: 0, reason: 'Row 8: A line holds at most 9,999 cases.' },
  ])
})
