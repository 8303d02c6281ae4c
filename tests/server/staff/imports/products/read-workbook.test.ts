import { expect, test } from 'vitest'
import writeExcel, { type SheetData } from 'write-excel-file/node'
import { writeWorkbook } from '#server/staff/imports/workbook/write-workbook.ts'
import { readProductFile } from '#server/staff/imports/products/read-file.ts'

const text = (value: string) => ({ type: String, value })
const number = (value: number) => ({ type: Number, value })
const day = (value: string) => ({ type: Date, value: new Date(value), format: 'yyyy-mm-dd' })
const titles = (...names: readonly string[]) => names.map(text)

const workbook = async (...sheets: readonly SheetData[]): Promise<Uint8Array> =>
  new Uint8Array(
    await writeExcel(sheets.map((data, index) => ({ sheet: `Sheet ${index + 1}`, data }))).toBuffer(),
  )
const read = async (...sheets: readonly SheetData[]) => readProductFile(await workbook(...sheets))

test('[T72][T73] the sheet with a column "model" is read: texts as they are, numbers without noise, days of arrivals, its rows by their numbers', async () => {
  const table = await read(
    [[text('Prices of spring')]],
    [
      titles('Model', 'Name', 'Price:Silver', 'UPC', 'Eta', 'New'),
      [],
      [
        text('0012'),
        text('Ágata, "rot"\nund blau'),
        number(0.1 + 0.2),
        number(31_085_070_563),
        day('2027-06-30'),
        { type: Boolean, value: true },
      ],
      [text('=A1+1'), null, number(1250), null, null, null],
    ],
  )
  if (table.kind !== 'table') throw new Error(JSON.stringify(table))
  expect(table.titles).toEqual(['model', 'name', 'price:silver', 'upc', 'eta', 'new'])
  expect(table.rows).toEqual([
    {
      line: 3,
      cells: ['0012', 'Ágata, "rot"\nund blau', '0.3', '31085070563', '2027-06-30', 'true'],
      problem: null,
    },
    { line: 4, cells: ['=A1+1', '', '1250', '', '', ''], problem: null },
  ])
})

test('a packaging of which the program made a day is refused at its row', async () => {
  const packaging = titles('model', 'packaging')
  expect(await read([packaging, [text('A1'), text('12/6')], [text('A2'), day('2026-12-06')]])).toEqual({
    kind: 'unreadable',
    problems: [{ line: 3, text: 'packaging: a date. Make the column text, and type it again.' }],
  })
})

test('what is no workbook, is damaged or has cells far away is refused with the reason', async () => {
  const far = [
    titles('model'),
    ...Array.from({ length: 70_000 }, () => []),
    [...Array.from({ length: 60 }, () => null), text('x')],
  ]
  const good = await workbook([titles('model'), [text('A1')]])
  const damaged = good.slice()
  damaged.fill(7, 60, 200)
  const reasons = await Promise.all(
    [new TextEncoder().encode('PK not a zip'), damaged, await workbook(far)].map(async (bytes) => {
      const answer = await readProductFile(bytes)
      return answer.kind === 'unreadable' ? answer.problems[0]?.text : 'read'
    }),
  )
  expect(reasons).toEqual([
    'The file is no Excel workbook (.xlsx) that can be read.',
    'The workbook is damaged. Save it again, then try again.',
    'A sheet has cells far away from its table. Copy the table to a new workbook.',
  ])
})

test('what is exported as a workbook is read as it stands, whatever programs make of such texts', async () => {
  const cells = ['12/6', '012345678905', "'tis", '=1+1', 'MAR1', '1,250', ' x ', 'a\nb']
  const exported = [
    ['model', ...cells.map((_, at) => `c${at}`)],
    ['QS1', ...cells],
  ]
  const table = await readProductFile(await writeWorkbook(exported))
  expect(table.kind === 'table' && table.rows.map((row) => row.cells)).toEqual([['QS1', ...cells]])
})
