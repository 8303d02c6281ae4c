import { expect, test } from 'vitest'
import { csvText } from '#contract/platform/csv.ts'
import { linesCsv } from '#server/sheets/lines-csv.ts'
import { readTable } from '#src/services/quick-order/workbook/read-table.ts'

const line = { model: 'EW-1', name: 'Gold', packaging: '4/1', upc: '012345678905', quantity: 3, cents: 1250 }

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '＋1', '－1', '＠a', '\u{a0}=1'])(
  'a text that a spreadsheet program would read as a formula is neutralised: %j',
  (text) => {
    expect(csvText(text)).toBe(`"'${text}"`)
  },
)

test('other texts stay as they are, with their quotation marks doubled', () => {
  expect(csvText('3" Shell, 24/1')).toBe('"3"" Shell, 24/1"')
  const text = Buffer.from(linesCsv([line])).toString('utf8')
  expect(text).toBe(
    '\u{feff}Model,Product,Packing,UPC,Cases,Case price,Amount\r\n"EW-1","Gold","4/1","012345678905",3,12.50,37.50\r\n',
  )
})

test.each([
  ['=1+1', `"'=1+1"`],
  ['A "1"\nModel,Order', '"A ""1"" Model,Order"'],
  [null, '""'],
])(
  'the PO number %j of an order is its last column, and quick order reads the lines all the same',
  async (number, cell) => {
    const bytes = linesCsv([line, line], number)
    const [titles, first] = Buffer.from(bytes).toString('utf8').split('\r\n')
    expect(titles?.endsWith(',Amount,PO number')).toBe(true)
    expect(first?.endsWith(`,37.50,${cell}`)).toBe(true)
    const noWorkbook = () => Promise.reject(new Error('it is no workbook'))
    const file = new Blob([Buffer.from(bytes)])
    expect(await readTable(file, noWorkbook, new AbortController().signal)).toMatchObject({
      kind: 'read',
      lines: [
        { code: 'EW-1', quantity: 3 },
        { code: 'EW-1', quantity: 3 },
      ],
      skipped: [],
    })
  },
)
