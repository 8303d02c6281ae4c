import { expect, test } from 'vitest'
import { MAX_LINES } from '#contract/quick-order/lines.ts'
import { listText, readList } from '#src/views/quick-order/read-list.ts'

const line = (code: string, quantity: number) => ({ code, quantity })

test('[CART-18] model and quantity are separated by blanks, tabs, commas or semicolons', () => {
  expect(readList('QS1003 4\nQS1004\t5\n\nQS1005,6\r\nQS1006; 7\nQS1007')).toEqual({
    lines: [line('QS1003', 4), line('QS1004', 5), line('QS1005', 6), line('QS1006', 7), line('QS1007', 1)],
    skipped: [],
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

test('[CART-18] lines of one product stay apart, because the server joins them, and a wrong one takes no other with it', () => {
  expect(readList('QS1003 2\nqs1003 3\nQS1003 many')).toMatchObject({
    lines: [line('QS1003', 2), line('qs1003', 3)],
    skipped: [{ row: 3, code: 'QS1003' }],
  })
})

test.each([
  ['0', 'notWhole'],
  ['-1', 'notWhole'],
  ['1.5', 'notWhole'],
  ['2 boxes', 'notWhole'],
  ['10000', 'tooMany'],
])('[CART-18][T58] %s is no number of cases: %s', (quantity, problem) => {
  expect(readList(`QS1003 ${quantity}`)).toMatchObject({ lines: [], skipped: [{ code: 'QS1003', problem }] })
})

test.each([
  ['4 31085 07056 3', 1],
  ['4 31085 07056 3\t2', 2],
  ['4 31085 07056 3 2', 2],
  ['2 4 31085 07056 3', 2],
  ['"4 31085 07056 3","2"', 2],
  ['4-31085-07056-3 x 2', 2],
])('[CART-18] a UPC is read as our sheets print it: %s', (text, quantity) => {
  expect(readList(text)).toEqual({
    lines: [line('431085070563', quantity)],
    skipped: [],
    isTooLong: false,
  })
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
  expect(readList(text)).toEqual({ lines: [line('BF1085', quantity)], skipped: [], isTooLong: false })
})

test('[CART-18] what could be either is a model first, and a UPC is no number of cases', () => {
  expect(readList('1003 4\n850012345678 3\n2 850012345679\nX4 2\nx 5').lines).toEqual([
    line('1003', 4),
    line('850012345678', 3),
    line('850012345679', 2),
    line('X4', 2),
    line('x', 5),
  ])
  expect(readList('1003 1.5\n0 QS1003\nQS1004 x 0').skipped.map(({ code }) => code)).toEqual([
    '1003',
    'QS1003',
    'QS1004',
  ])
})

test('[T58] a row that is left out keeps its number in the text, as it was written, and why', () => {
  expect(readList('SKU,QTY\n\nQS1003 4\nQS1004 many\n\n0 QS1005\nQS1006 1 2\n12000 QS1007')).toEqual({
    lines: [line('QS1003', 4)],
    skipped: [
      { row: 4, code: 'QS1004', text: 'QS1004 many', problem: 'notWhole' },
      { row: 6, code: 'QS1005', text: '0 QS1005', problem: 'notWhole' },
      { row: 7, code: 'QS1006', text: 'QS1006 1 2', problem: 'notWhole' },
      { row: 8, code: 'QS1007', text: '12000 QS1007', problem: 'tooMany' },
    ],
    isTooLong: false,
  })
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
