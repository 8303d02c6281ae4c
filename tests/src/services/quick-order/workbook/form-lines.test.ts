import { expect, test } from 'vitest'
import { formTable } from '#src/services/quick-order/workbook/form-lines.ts'

const head = ['Model', 'Product', 'Case price', 'In stock', 'Order', 'Amount']
const row = (model: unknown, order: unknown) => [model, 'Aqua Palm', 48.5, 12, order, null]

test('[T61] rows with cases become lines with their row number, empty and zero rows are left out', () => {
  const rows = [
    ['Emberwright'],
    [null],
    [null],
    head,
    row('QS1003', 4),
    row('QS1004', null),
    row('QS1005', 0),
  ]
  expect(formTable(rows, [['storefront', '11']])).toEqual({
    lines: [{ row: 5, code: 'QS1003', quantity: 4 }],
    origin: { storefront: '11' },
  })
})

test('[T61] model numbers and cases are read whether a program stores them as text or numbers', () => {
  const rows = [head, row(1003, '4.0'), row(' QS1004 ', '7')]
  expect(formTable(rows, [])?.lines).toEqual([
    { row: 2, code: '1003', quantity: 4 },
    { row: 3, code: 'QS1004', quantity: 7 },
  ])
})

test.each([4.5, -1, '1e3', 'four', 10_000, '0x4'])(
  '[T57] %s is kept as a line without a valid quantity',
  (cell) => {
    expect(formTable([head, row('QS1003', cell)], [])?.lines).toEqual([
      { row: 2, code: 'QS1003', quantity: null },
    ])
  },
)

test('[T68] a table without the titles of its columns is no order form', () => {
  expect(
    formTable(
      [
        ['Name', 'Price'],
        ['QS1003', 4],
      ],
      [],
    ),
  ).toBeNull()
  expect(formTable([], [])).toBeNull()
})

test('[T68] at most 5,000 rows are read', () => {
  const rows = [head, ...Array.from({ length: 6_000 }, (_, index) => row(`QS${index}`, 1))]
  expect(formTable(rows, [])?.lines).toHaveLength(5_000)
})
