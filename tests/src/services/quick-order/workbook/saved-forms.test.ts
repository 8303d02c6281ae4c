import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSheets } from '#src/services/quick-order/workbook/read-sheets.ts'
import { readTable } from '#src/services/quick-order/workbook/read-table.ts'

/** Our order forms of 40 products, filled in and saved by LibreOffice Calc 7.4: every fourth row has cases. */
const saved = (name: string) =>
  new Uint8Array(readFileSync(new URL(`./saved-forms/${name}`, import.meta.url)))
const read = (bytes: Uint8Array<ArrayBuffer>) =>
  readTable(new Blob([bytes]), (file) => readSheets(new Uint8Array(file)), new AbortController().signal)

const lines = [
  ['TL1006', 1],
  ['SF1006', 8],
  ['MB1018', 15],
  ['OB1006', 22],
  ['CB1009', 29],
  ['BF1007', 36],
  ['TL1019', 43],
  ['MB1019', 50],
  ['CB1010', 57],
  ['CB1016', 4],
].map(([code, quantity]) => ({ code, quantity }))
/** Each product of these forms had the same price and stock. */
const printed = lines.map(({ code }) => ({ code, price: 1_000, stock: 60 }))
const origin = { storefront: '11', level: 'Silver', level_id: '16', version: '1', day: '2026-11-23' }

test.each(['libreoffice.xlsx', 'libreoffice-upcs.xlsx'])(
  '[T61] a form saved by LibreOffice as %s reads back to its lines, what it said of them and its origin',
  async (name) => {
    expect(await read(saved(name))).toEqual({ kind: 'read', lines, skipped: [], origin, printed })
  },
)

test('[T61] a form saved by LibreOffice as CSV reads back to its lines', async () => {
  expect(await read(saved('libreoffice-upcs.csv'))).toEqual({
    kind: 'read',
    lines,
    skipped: [],
    origin: {},
    printed,
  })
})
