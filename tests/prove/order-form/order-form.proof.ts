import readExcel from 'read-excel-file/node'
import writeExcel from 'write-excel-file/node'
import { catalogue } from '#server/demo/catalogue/catalogue.ts'
import type { OrderFormSheet } from '#server/sheets/sheet.ts'
import { writeOrderForm } from '#server/sheets/write-order-form.ts'
import { formTable } from '#src/services/quick-order/workbook/form-lines.ts'
import { readSheets } from '#src/services/quick-order/workbook/read-sheets.ts'
import { readTable, type WorkbookResult } from '#src/services/quick-order/workbook/read-table.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { unzip, zipOf } from '#tests/support/zip-file.ts'
import { bombs } from './hostile-workbooks.ts'

/** The negative control: nobody counts what an entry unpacks to. */
async function readAnySize(bytes: Bytes): Promise<WorkbookResult> {
  const [sheet] = await readExcel(Buffer.from(bytes))
  return formTable(sheet?.data ?? [], []) ?? 'notATable'
}

export const orderForm: Proof = {
  rule: '[T61][T68] an order form that another program has filled in reads back to the same lines, and no hostile one is opened',
  // changed files
  counts: { test: 150, long: 3_000, control: 10 },
  controlBreaks: ['opened'],
  run,
  judge: (figures) => [
    ...above(figures, { lost: 0, wrong: 0, crashed: 0, opened: 0 }),
    ...below(figures, { lines: 400, changed: 10, bombs: 3 }),
  ],
}

type Bytes = Uint8Array<ArrayBuffer>
type Wanted = ReadonlyMap<string, number>

/** The column of the cases in a form without UPCs, counted from 0. */
const ORDER = 6
const COLUMN = 'G'
const EMPTY_CELL = /<c r="([A-Z]+\d+)"([^>]*?)\/>/g

async function run({ seed, count, broken, say }: Trial): Promise<Figures> {
  const open = broken ? readAnySize : readSheets
  const unlimited = (bytes: Uint8Array) => open(new Uint8Array(bytes)).catch(() => 'unreadable' as const)
  const read = (bytes: Bytes) => readTable(new Blob([bytes]), unlimited, new AbortController().signal)
  const figures = { lines: 0, lost: 0, wrong: 0, changed: 0, crashed: 0, bombs: 0, opened: 0 }

  const form = await writeOrderForm(sheetOf())
  const wanted = new Map(
    sheetOf()
      .products.filter((_, at) => (at + seed) % 4 === 0)
      .map(({ model }, at) => [model, 1 + ((at * 7 + seed) % 60)]),
  )
  const filled = [await keptAndFilledIn(form, wanted), await rewritten(form, wanted)]
  for (const file of filled) {
    const result = await read(file)
    const found = result.kind === 'read' ? result.lines : []
    figures.lines += found.length
    figures.wrong += found.filter(({ code, quantity }) => wanted.get(code) !== quantity).length
    figures.lost += Math.max(0, wanted.size - found.length)
  }
  say(`${figures.lines} lines read back, ${figures.lost} lost, ${figures.wrong} wrong`)

  for (let at = 0; at < count; at++) {
    await read(changed(filled[at % filled.length] ?? form, seed + at)).catch(() => figures.crashed++)
    figures.changed++
  }
  say(`${figures.changed} changed files, ${figures.crashed} threw`)

  for (const bomb of bombs()) {
    const result = await read(bomb)
    figures.bombs++
    if (result.kind === 'read' || result.problem !== 'notATable') figures.opened++
  }
  return figures
}

/** By a program that keeps what it does not change. */
async function keptAndFilledIn(form: Bytes, wanted: Wanted): Promise<Bytes> {
  const [sheet] = await readExcel(Buffer.from(form))
  const cases = new Map<string, number | undefined>(
    (sheet?.data ?? []).map((row, at) => [`${COLUMN}${at + 1}`, wanted.get(String(row[0]))]),
  )
  const filledIn = (cell: string, reference: string, attributes: string): string => {
    const value = cases.get(reference)
    return value === undefined ? cell : `<c r="${reference}"${attributes}><v>${value}</v></c>`
  }
  return zipOf(
    unzip(form).map((entry) => {
      if (entry.name !== 'xl/worksheets/sheet1.xml') return entry
      const xml = Buffer.from(entry.content).toString()
      return { ...entry, content: Buffer.from(xml.replaceAll(EMPTY_CELL, filledIn)) }
    }),
  )
}

/** By a program that writes all cells anew, without styles. */
async function rewritten(form: Bytes, wanted: Wanted): Promise<Bytes> {
  const sheets = (await readExcel(Buffer.from(form))).map(({ sheet, data }) => ({
    sheet,
    data: data.map((row) => {
      const cases = wanted.get(String(row[0]))
      const filled = cases === undefined ? row : row.with(ORDER, cases)
      return filled.map((value) => (typeof value === 'number' || value === null ? value : String(value)))
    }),
  }))
  return new Uint8Array(await writeExcel(sheets).toBuffer())
}

/** Up to 40 bytes of the file are others, or its end is missing. */
function changed(file: Bytes, seed: number): Bytes {
  let state = seed * 2_654_435_761 + 1
  const next = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % limit
  }
  if (next(8) === 0) return file.slice(0, next(file.length))
  const copy = file.slice()
  for (let left = 1 + next(40); left > 0; left--) copy[next(copy.length)] = next(256)
  return copy
}

const sheetOf = (): OrderFormSheet => ({
  kind: 'orderForm',
  shop: 'Emberwright',
  isPro: false,
  day: '2026-11-23',
  projectId: 11,
  level: 'Silver',
  levelId: 2,
  version: '1',
  hasUpcs: false,
  products: catalogue().map((product) => ({
    model: product.products_model,
    name: product.products_name,
    brand: '',
    category: '',
    packaging: '4/1',
    upc: product.upc,
    cents: 1_000,
    stock: 60,
  })),
})
