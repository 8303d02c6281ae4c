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
    lines: [{ row: 5, code: 'QS1003', written: '4', quantity: 4, printed: { price: 4_850, stock: 12 } }],
    origin: { storefront: '11' },
  })
})

test('[T61] model numbers and cases are read whether a program stores them as text or numbers', () => {
  const rows = [head, row(1003, '4.0'), row(' QS1004 ', '7')]
  expect(formTable(rows, [])?.lines).toMatchObject([
    { row: 2, code: '1003', quantity: 4 },
    { row: 3, code: 'QS1004', quantity: 7 },
  ])
})

test.each([
  [4.5, 'notWhole'],
  [-1, 'notWhole'],
  ['1e3', 'notWhole'],
  ['four', 'notWhole'],
  ['0x4', 'notWhole'],
  [10_000, 'tooMany'],
])('[T57] %s is kept as a line that says why it has no cases', (cell, quantity) => {
  expect(formTable([head, row('QS1003', cell)], [])?.lines).toMatchObject([
    { row: 2, code: 'QS1003', written: String(cell), quantity },
  ])
})

test('[T61] price and stock of our form are read as a workbook and as CSV has them, and never guessed', () => {
  const printed = (price: unknown, stock: unknown) =>
    formTable([head, ['QS1003', 'Aqua Palm', price, stock, 4]], [])?.lines[0]?.printed
  expect(printed(1712.17, 0)).toEqual({ price: 171_217, stock: 0 })
  expect(printed('$1,712.17', '1,204')).toEqual({ price: 171_217, stock: 1_204 })
  expect([printed('call', 4), printed(48.5, null), printed('1.712,17', 4)]).toEqual([null, null, null])
  const stranger = [
    ['SKU', 'QTY'],
    ['QS1003', 4],
  ]
  expect(formTable(stranger, [])?.lines[0]?.printed).toBeNull()
})

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
