import { zipOf } from '#tests/support/zip-file.ts'

const WORKBOOK = '<workbook><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>'
const text = (written: string): Uint8Array => new TextEncoder().encode(written)

/** Parts that unpack to 64 MB, and declare a kilobyte, as much as is allowed, or are needed by no sheet. */
export function bombs(): readonly Uint8Array<ArrayBuffer>[] {
  const blanks = new Uint8Array(64_000_000).fill(0x20)
  const workbook = { name: 'xl/workbook.xml', content: text(WORKBOOK) }
  const sheet = 'xl/worksheets/sheet1.xml'
  return [
    zipOf([workbook, { name: sheet, content: blanks, declared: 1_000 }]),
    zipOf([workbook, { name: 'xl/sharedStrings.xml', content: blanks, declared: 4_000_000 }]),
    zipOf([workbook, { name: 'docProps/app.xml', content: blanks, declared: 10 }]),
  ]
}
