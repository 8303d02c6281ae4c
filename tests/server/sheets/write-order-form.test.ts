import { expect, test } from 'vitest'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { writeOrderForm } from '#server/sheets/write-order-form.ts'
import { unzip } from '#tests/support/zip-file.ts'

const form = (hasUpcs: boolean) =>
  writeOrderForm({
    kind: 'orderForm',
    shop: 'Emberwright',
    isPro: false,
    day: '2026-11-23',
    projectId: 11,
    level: 'Silver',
    levelId: 16,
    version: '1',
    hasUpcs,
    products: ['EW-1', 'EW-2'].map((model) => ({
      model,
      name: `Crimson Aurora ${model}`,
      brand: 'Red Lantern',
      category: 'Cakes',
      packaging: '4/1',
      upc: '012345678905',
      cents: 2_999,
      stock: 60,
    })),
  })

test.each([
  [false, 'G5:G6'],
  [true, 'H5:H6'],
] as const)(
  '[T61] a form (with UPCs: %s) takes whole cases up to what a line holds and prints as wide as a page',
  async (hasUpcs, range) => {
    const entries = unzip(await form(hasUpcs))
    const xml = (name: string) => String(entries.find((entry) => entry.name === name)?.content)
    const sheet = xml('xl/worksheets/sheet1.xml')
    expect(sheet).toMatch(
      new RegExp(
        `<dataValidation type="whole"[^>]* sqref="${range}"><formula1>0</formula1><formula2>${MAX_QUANTITY}</formula2>`,
      ),
    )
    expect(sheet).toMatch(/<pane [^>]*ySplit="4"/)
    expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>')
    const [pageSetup] = /<pageSetup [^>]*>/.exec(sheet) ?? []
    for (const setting of ['paperSize="1"', 'orientation="landscape"', 'fitToWidth="1"', 'fitToHeight="0"'])
      expect(pageSetup).toContain(setting)
    const workbook = xml('xl/workbook.xml')
    expect(workbook).toMatch(/name="_xlnm.Print_Titles" localSheetId="0">'Order form'!\$4:\$4</)
    expect(workbook).toMatch(/<sheet [^>]*name="Origin" state="hidden"/)
  },
)
