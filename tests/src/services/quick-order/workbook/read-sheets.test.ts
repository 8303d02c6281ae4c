import { expect, test } from 'vitest'
import writeExcel from 'write-excel-file/node'
import { readSheets } from '#src/services/quick-order/workbook/read-sheets.ts'
import { unzip, zipOf } from '#tests/support/zip-file.ts'

/** A form of one line, with one more cell. */
async function formWith(cell: string): Promise<Uint8Array<ArrayBuffer>> {
  const rows = [
    ['model', 'cases'],
    ['QS1', '4'],
  ]
  const form = await writeExcel([{ sheet: 'Order form', data: rows }]).toBuffer()
  return zipOf(
    unzip(new Uint8Array(form)).map((entry) => {
      if (entry.name !== 'xl/worksheets/sheet1.xml') return entry
      const xml = Buffer.from(entry.content).toString()
      const row = `<row r="${/\d+/.exec(cell)?.[0]}"><c r="${cell}"><v>1</v></c></row>`
      return { ...entry, content: Buffer.from(xml.replace('</sheetData>', `${row}</sheetData>`)) }
    }),
  )
}

const lines = [{ row: 2, code: 'QS1', quantity: 4 }]

test.each(['C3', 'CV5000', 'XFD100'])('[T61] a form with a cell at %s is read', async (cell) => {
  expect(await readSheets(await formWith(cell))).toMatchObject({ lines, origin: {} })
})

test.each(['XFD1048576', 'XFD200', 'C1048576'])(
  '[T68] a form with a cell far away, at %s, is refused before room is made for all cells up to it',
  async (cell) => {
    expect(await readSheets(await formWith(cell))).toBe('tookTooLong')
  },
)
