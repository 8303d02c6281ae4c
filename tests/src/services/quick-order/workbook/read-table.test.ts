import { expect, test } from 'vitest'
import writeExcel from 'write-excel-file/node'
import { MAX_LINES } from '#contract/quick-order/lines.ts'
import { notAddedCsv } from '#src/views/quick-order/not-added-csv.ts'
import { readSheets } from '#src/services/quick-order/workbook/read-sheets.ts'
import { type ReadWorkbook, readTable } from '#src/services/quick-order/workbook/read-table.ts'

const unlimited: ReadWorkbook = (bytes) => readSheets(new Uint8Array(bytes))
const read = (content: BlobPart, readWorkbook = unlimited) =>
  readTable(new Blob([content]), readWorkbook, new AbortController().signal)
const unreadable = (problem: string) => ({ kind: 'unreadable', problem })

const text = (value: string) => ({ type: String, value })
const number = (value: number) => ({ type: Number, value })
const workbook = async (data: Parameters<typeof writeExcel>[0]) =>
  new Uint8Array(await writeExcel(data).toBuffer())

test('[T61] columns are found by their titles, and a separator between quotes belongs to its cell', async () => {
  const csv = 'Model,Product,Cases\r\nQS1003,"Rooster, ""Red""",4\r\nQS1004,,\r\nQS1005,Moon,2\r\n'
  expect(await read(csv)).toEqual({
    kind: 'read',
    lines: [
      { code: 'QS1003', quantity: 4 },
      { code: 'QS1005', quantity: 2 },
    ],
    skipped: [],
    origin: {},
    printed: [],
  })
})

test('[T61] semicolons and tabs separate, empty cells count, and a file without titles is model and cases', async () => {
  const lines = [{ code: 'QS1003', quantity: 4 }]
  expect(await read('\uFEFFSKU;x;;QTY\nQS1003;a;;4')).toMatchObject({ lines })
  expect(await read('Model\t\tOrder\nQS1003\t\t4')).toMatchObject({ lines })
  expect(await read('QS1003, 4')).toMatchObject({ lines })
})

test('[T61] the separator is decided once a file, by its titles, so that a comma in a name is no cell', async () => {
  const lines = [{ code: 'QS1003', quantity: 4 }]
  expect(await read('Model;Product;Cases\nQS1003;Rooster, red, loud;4')).toMatchObject({ lines })
  expect(await read('Order of May, 2027\nModel;Product;Cases\nQS1003;Rooster, red;4')).toMatchObject({
    lines,
  })
  expect(await read('sep=;\nModel;Product;Cases\nQS1003;Rooster, red;4')).toMatchObject({ lines })
})

test('[T61] UTF-16 and Windows-1252 are read, and a quoted line end belongs to its cell', async () => {
  const lines = [{ code: 'QS1003', quantity: 4 }]
  const text = 'Model\tProduct\tCases\r\nQS1003\tCafé\t4\r\n'
  const codes = Array.from(text, (each) => each.charCodeAt(0))
  expect(await read(Uint16Array.from([0xfeff, ...codes]))).toMatchObject({ lines })
  expect(await read(Uint8Array.from(codes))).toMatchObject({ lines })
  expect(await read('Model,Product,Cases\nQS1003,"Red\nRooster",4\nQS1004,x,y')).toMatchObject({
    lines,
    skipped: [{ row: 3, code: 'QS1004' }],
  })
  expect(await read('Model,Product,Cases\nQS1003,"Red,4')).toEqual(unreadable('notATable'))
})

test('[T58] rows whose cases are no whole number are told, not guessed', async () => {
  expect(await read('Model,Qty\nQS1003,4.5\nQS1004,many\nQS1005,3\nQS1006,10000')).toMatchObject({
    lines: [{ code: 'QS1005', quantity: 3 }],
    skipped: [
      { row: 2, code: 'QS1003', text: 'QS1003 4.5', problem: 'notWhole' },
      { row: 3, code: 'QS1004', text: 'QS1004 many', problem: 'notWhole' },
      { row: 5, code: 'QS1006', text: 'QS1006 10000', problem: 'tooMany' },
    ],
  })
})

test('[T57] what was not added is read back as it was written', async () => {
  const rest = [{ code: 'QS1003', name: '=Rooster, "Red"', cases: 3, added: 0, reason: 'Sold out; gone' }]
  expect(notAddedCsv(rest)).toContain(`"'=Rooster`)
  expect(await read(notAddedCsv(rest))).toMatchObject({ lines: [{ code: 'QS1003', quantity: 3 }] })
})

test('[T68] files that are too large, too long, empty or no table are refused by their reason', async () => {
  expect(await read('x'.repeat(2_000_001))).toEqual(unreadable('tooLarge'))
  const rows = Array.from({ length: MAX_LINES + 1 }, (_, at) => `QS${at},1`).join('\n')
  expect(await read(rows)).toEqual(unreadable('tooManyLines'))
  expect(await read('Model,Qty\nQS1003,\n')).toEqual(unreadable('noLines'))
  expect(await read(new Uint8Array([0x4d, 0x5a, 0, 1, 2, 3]))).toEqual(unreadable('notATable'))
  expect(await read(new Uint8Array([0x50, 0x4b, 3, 4]))).toEqual(unreadable('notATable'))
  const sheet = await workbook([{ sheet: 'One', data: [[text('Model'), text('Order')]] }])
  expect(await read(sheet, async () => 'tookTooLong')).toEqual(unreadable('tookTooLong'))
})

test.each([
  ['Excel before 2007', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['RTF', [0x7b, 0x5c, 0x72, 0x74, 0x66, 0x31]],
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d]],
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
])('[T68] a file of another type is told from a table by its bytes: %s', async (_, marks) => {
  expect(await read(new Uint8Array([...marks, 0, 1, 2]))).toEqual(unreadable('otherType'))
})

test('[T68] a zip file without a workbook, as OpenDocument has it, is of another type', async () => {
  const bytes = await workbook([{ sheet: 'One', data: [[text('Model'), text('Order')]] }])
  const name = new TextEncoder().encode('xl/workbook.xml')
  const renamed = bytes.slice()
  for (let at = 0; at < renamed.length - name.length; at += 1)
    if (name.every((byte, index) => renamed[at + index] === byte)) renamed[at] = 0x79
  expect(await read(renamed)).toEqual(unreadable('otherType'))
})

test('[T61] the first sheet with a table is read, with what another says of its origin', async () => {
  const sheets = await workbook([
    { sheet: 'Notes', data: [[text('Call us')]] },
    {
      sheet: 'Order form',
      data: [[text('Emberwright')], [text('Model'), text('Order')], [text('QS1003'), number(4)]],
    },
    { sheet: 'Origin', data: [[text('level'), text('silver')]] },
  ])
  expect(await read(sheets)).toEqual({
    kind: 'read',
    lines: [{ code: 'QS1003', quantity: 4 }],
    skipped: [],
    origin: { level: 'silver' },
    printed: [],
  })
})

test('[T68] an entry that unpacks to more than it declares is refused before the workbook is read', async () => {
  const data = Array.from({ length: 2_000 }, () => [text('Model'), text('Order')])
  const bytes = await workbook([{ sheet: 'One', data }])
  expect(await read(bytes)).toEqual(unreadable('noLines'))
  const lying = bytes.slice()
  const view = new DataView(lying.buffer)
  for (let at = 0; at < lying.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true)
  expect(await read(lying)).toEqual(unreadable('notATable'))
})
