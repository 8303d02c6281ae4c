import { expect, test } from 'vitest'
import { MAX_LINES } from '#contract/quick-order/lines.ts'
import { listText, readList } from '#src/views/quick-order/read-list.ts'

const line = (code: string, quantity: number | null) => ({ code, quantity })

test('[CART-18] model and quantity are separated by blanks, tabs, commas or semicolons', () => {
  expect(readList('QS1003 4\nQS1004\t5\n\nQS1005,6\r\nQS1006; 7\nQS1007')).toEqual({
    lines: [line('QS1003', 4), line('QS1004', 5), line('QS1005', 6), line('QS1006', 7), line('QS1007', 1)],
    wrong: [],
    isTooLong: false,
  })
})

test('[CART-18] a CSV file with quotes, a byte order mark and a header is read like a list', () => {
  expect(readList('\uFEFF"SKU","QTY"\r\n"QS1003","4"\r\n"QS1004";5\r\n').lines).toEqual([
    line('QS1003', 4),
    line('QS1004', 5),
  ])
})

test('[CART-18] a header is skipped, only in the first row', () => {
  expect(readList('SKU,QTY\nQS1003,2').lines).toEqual([line('QS1003', 2)])
  expect(readList('QS1003,2\nModel,3').lines).toEqual([line('QS1003', 2), line('Model', 3)])
})

test('[CART-18] duplicates are summed case-insensitively, and one invalid quantity invalidates its product', () => {
  expect(readList('QS1003 2\nqs1003 3\nqs1004 1\nQS1004 many').lines).toEqual([
    line('QS1003', 5),
    line('qs1004', null),
  ])
})

test.each(['0', '-1', '1.5', '10000', '2 boxes'])('[CART-18] %s is not a quantity', (quantity) => {
  expect(readList(`QS1003 ${quantity}`).lines).toEqual([line('QS1003', null)])
})

test.each([
  ['2 BF1085', 2],
  ['2,BF1085', 2],
  ['BF1085 x 4', 4],
  ['BF1085 × 4', 4],
  ['BF1085 x4', 4],
  ['BF1085 4x', 4],
  ['4 x BF1085', 4],
  ['4x BF1085', 4],
])('[CART-18][T58] cases before the model, or a multiplication sign, are read: %s', (text, quantity) => {
  expect(readList(text)).toEqual({ lines: [line('BF1085', quantity)], wrong: [], isTooLong: false })
})

test('[CART-18] what could be either is a model first, and a UPC is no number of cases', () => {
  expect(readList('1003 4\n850012345678 3\n2 850012345679\nX4 2\nx 5').lines).toEqual([
    line('1003', 4),
    line('850012345678', 3),
    line('850012345679', 2),
    line('X4', 2),
    line('x', 5),
  ])
  expect(readList('1003 1.5\n0 QS1003\nQS1004 x 0').lines).toEqual([
    line('1003', null),
    line('QS1003', null),
    line('QS1004', null),
  ])
})

test('[T58] a wrong row is told by its number in the text, as it was written', () => {
  expect(readList('SKU,QTY\n\nQS1003 4\nQS1004 many\n\n0 QS1005\nQS1006 1 2').wrong).toEqual([
    { row: 4, text: 'QS1004 many' },
    { row: 6, text: '0 QS1005' },
    { row: 7, text: 'QS1006 1 2' },
  ])
})

test('[CART-18] at most 1,000 lines are parsed, and more are reported', () => {
  const rows = Array.from({ length: MAX_LINES + 1 }, (_, index) => `QS${index} 1`)
  expect(readList(rows.slice(0, MAX_LINES).join('\n')).isTooLong).toBe(false)
  const { lines, isTooLong } = readList(rows.join('\n'))
  expect([lines.length, isTooLong]).toEqual([MAX_LINES, true])
})

test('[T61] lines are written as they are read', () => {
  const lines = [
    { code: 'QS1003', quantity: 4 },
    { code: '850012345678', quantity: 1 },
  ]
  expect(readList(listText(lines)).lines).toEqual(lines)
})
