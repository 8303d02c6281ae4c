import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import writeExcel, { type Row, type SheetData } from 'write-excel-file/node'
import { formatCount } from '#contract/platform/format-count.ts'
import { INK } from './public-files/pdf-style.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import { longDate } from '#server/platform/central-time.ts'
import { sortedBy } from './sorted-products.ts'
import type { OrderFormSheet } from './sheet.ts'

/** A workbook in which a customer writes cases; its hidden second sheet says what it was made from. */
export async function writeOrderForm(form: OrderFormSheet): Promise<Bytes> {
  const sheet = { ...form, products: sortedBy('model', form.products) }
  const widths = [16, 42, 26, 12, ...(sheet.hasUpcs ? [16] : []), 14, 10, 12, 14]
  const sheets = [
    {
      sheet: FORM,
      data: formRows(sheet),
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: FIRST - 1,
      orientation: 'landscape' as const,
    },
    { sheet: ORIGIN, data: originRows(sheet), columns: [{ width: 14 }, { width: 20 }] },
  ]
  const buffer = await writeExcel(sheets, {
    fontFamily: 'Arial',
    fontSize: 10,
    features: [hideOrigin, wholeCases(sheet), printedWide],
  }).toBuffer()
  return new Uint8Array(buffer)
}

type Feature = NonNullable<NonNullable<Parameters<typeof writeExcel>[1]>['features']>[number]

const FORM = 'Order form'
const ORIGIN = 'Origin'
/** The row of the first product, counted as in a workbook. */
const FIRST = 5

function formRows(sheet: OrderFormSheet): SheetData {
  const { order, amount } = columnsOf(sheet)
  const last = FIRST + sheet.products.length - 1
  const range = (column: string) => `${column}${FIRST}:${column}${last}`
  const line = sheet.isPro ? 'Proline order form' : 'Order form'
  return [
    [text(`${sheet.shop}: ${line}`, { fontWeight: 'bold', fontSize: 16, textColor: INK.night })],
    [text(`${sheet.level} prices of ${longDate(sheet.day)}. Write the number of cases in the column Order.`)],
    [
      text('Total', { fontWeight: 'bold' }),
      ...blanks(sheet.hasUpcs ? 6 : 5),
      { type: 'Formula', value: `SUM(${range(order)})`, fontWeight: 'bold' },
      { type: 'Formula', value: `SUM(${range(amount)})`, format: DOLLARS, fontWeight: 'bold' },
    ],
    titles(sheet).map((title) => text(title, NUMBERS.has(title) ? { ...HEAD, align: 'right' } : HEAD)),
    ...sheet.products.map((product, index) => productRow(sheet, product, FIRST + index)),
  ]
}

const DOLLARS = '$#,##0.00'
/** nothing for zero */
const ORDERED_DOLLARS = '$#,##0.00;-$#,##0.00;'
const HEAD = { fontWeight: 'bold', backgroundColor: INK.night, textColor: '#ffffff' } as const
const INPUT = { backgroundColor: '#fff3d6', borderStyle: 'thin', borderColor: INK.gold } as const

const titles = ({ hasUpcs }: OrderFormSheet): readonly string[] => [
  'Model',
  'Product',
  'Brand',
  'Packing',
  ...(hasUpcs ? ['UPC'] : []),
  'Case price',
  'In stock',
  'Order',
  'Amount',
]

const NUMBERS: ReadonlySet<string> = new Set(['Case price', 'In stock', 'Order', 'Amount'])

function productRow(
  sheet: OrderFormSheet,
  { model, name, brand, packaging, upc, cents, stock }: OrderFormSheet['products'][number],
  at: number,
): Row {
  const { price, order } = columnsOf(sheet)
  return [
    text(model),
    text(name),
    text(brand),
    text(packaging),
    ...(sheet.hasUpcs ? [text(upc)] : []),
    { type: Number, value: cents / 100, format: DOLLARS },
    { type: Number, value: stock },
    { ...INPUT },
    { type: 'Formula', value: `${price}${at}*${order}${at}`, format: ORDERED_DOLLARS },
  ]
}

const columnsOf = ({ hasUpcs }: OrderFormSheet) =>
  hasUpcs ? { price: 'F', order: 'H', amount: 'I' } : { price: 'E', order: 'G', amount: 'H' }

function originRows({ projectId, level, levelId, version, day }: OrderFormSheet): SheetData {
  const facts = { storefront: String(projectId), level, level_id: String(levelId), version, day }
  return Object.entries(facts).map(([name, value]) => [text(name), text(value)])
}

/** Typed as text, so that no program reads a formula, a date or a number in it. */
const text = (value: string, style: object = {}) => ({ type: String, value, format: '@', ...style })
const blanks = (count: number): null[] => Array.from({ length: count }, () => null)

const hideOrigin: Feature = {
  files: {
    transform: {
      'xl/workbook.xml': {
        transform: (xml) => xml.replace(`name="${ORIGIN}"`, `name="${ORIGIN}" state="hidden"`),
      },
    },
  },
}

/** Printed as wide as a page, the titles of the columns on each. */
const printedWide: Feature = {
  files: {
    transform: {
      'xl/workbook.xml': {
        transform: (xml) =>
          xml.replace(
            '<definedNames/>',
            `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'${FORM}'!$${FIRST - 1}:$${FIRST - 1}</definedName></definedNames>`,
          ),
      },
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) =>
          xml
            .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
            .replace('<pageSetup paperSize="9"', '<pageSetup paperSize="1" fitToWidth="1" fitToHeight="0"'),
      },
    },
  },
}

/** Whole numbers from 0 in the column of cases. */
function wholeCases(sheet: OrderFormSheet): Feature {
  const { order } = columnsOf(sheet)
  const cells = `${order}${FIRST}:${order}${FIRST + sheet.products.length - 1}`
  const rule = `<dataValidations count="1"><dataValidation type="whole" operator="between" allowBlank="1" showErrorMessage="1" errorTitle="Cases" error="Write a whole number of cases, at most ${formatCount(MAX_QUANTITY)}." sqref="${cells}"><formula1>0</formula1><formula2>${MAX_QUANTITY}</formula2></dataValidation></dataValidations>`
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml) =>
            xml.includes(`r="${order}${FIRST}"`) ? xml.replace('</sheetData>', `</sheetData>${rule}`) : xml,
        },
      },
    },
  }
}
