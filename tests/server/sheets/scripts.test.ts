import { expect, test } from 'vitest'
import { drawInvoice } from '#server/sheets/draw-invoice.ts'
import { drawTags } from '#server/sheets/draw-tags.ts'
import type { InvoiceSheet, LabelSheet } from '#server/sheets/sheet.ts'
import { glyphsOf } from '#tests/support/pdf-glyphs.ts'
import { pdfTexts } from '#tests/support/pdf-text.ts'

const head = { shop: 'Emberwright', isPro: false, day: '2026-06-01' }
const invoiceOf = (name: string) =>
  drawInvoice({
    kind: 'invoice',
    ...head,
    title: 'Invoice',
    orderId: 1,
    parties: [{ title: 'Ship to', lines: [name, name] }],
    facts: [['PO number', name]],
    lines: [{ model: name, name, packaging: '4/1', quantity: 1, cents: 100 }],
    fees: [[name, 100]],
    subtotal: 100,
    total: 200,
    payments: [],
    owed: 0,
    shipments: [{ day: '2026-06-02', carrier: name, numbers: [name], cases: 1 }],
    comments: name,
  } satisfies InvoiceSheet)
const tagsOf = (name: string) =>
  drawTags(
    {
      kind: '2up-price-tags',
      ...head,
      title: name,
      products: [
        {
          model: name,
          name,
          brand: name,
          packaging: '4/1',
          upc: '012345678905',
          effects: [name],
          duration: null,
          shots: null,
          tagCents: null,
          picture: { sha256: null, art: {} as LabelSheet['products'][number]['picture']['art'] },
        },
      ],
    },
    [],
  )

test.each([
  ['Latin', 'Zoë Łukasiewicz-Ďuríček & Søn, Nguyễn Thị Hồng'],
  ['Greek', 'Γεώργιος Παπαδόπουλος, Ἀθῆναι'],
  ['Cyrillic', 'Дмитро Щербаков, Їжакевич, Ђорђе'],
  ['Hebrew', 'רחוב הרצל 12 (דירה 4), שָׁלוֹם'],
  ['Arabic', 'محمد عبد الله، شارع الملك فهد ١٢٣'],
  ['Armenian and Georgian', 'Հայաստան, საქართველო'],
  ['Chinese, simplified and traditional', '广州烟花进出口有限公司（邓喆）, 臺灣高雄市鼓山區, 深水埗邨'],
  ['Japanese', '渡邉さくら・タナカ商店 〒150-0001 東京都渋谷区'],
  ['Korean', '김민수 서울특별시 강남구 테헤란로 12길 (뷁)'],
  ['Thai', 'นายสมชาย ใจดี ถนนสุขุมวิท น้ำ'],
  ['several scripts', 'Zoë 王小明 / Νίκος / דנה / 김민수 / さくら'],
  ['signs of trade', '№ 5 · 25 € · ½ × 3″ – “Big” … ™'],
])(
  '[T96] names in %s have no missing glyph on an invoice and on tags, in any of its types',
  async (_, name) => {
    for (const draw of [invoiceOf, tagsOf]) {
      const { drawn, missing } = glyphsOf(await draw(name))
      expect(drawn).toBeGreaterThan(name.length)
      expect(missing).toBe(0)
    }
  },
)

test('the count of missing glyphs sees a character that no font has', async () => {
  expect(glyphsOf(await invoiceOf('ᚠ')).missing).toBeGreaterThan(0)
})

test.each(['臺灣高雄市鼓山區', '渡邉さくら', '서울특별시 강남구', 'דנה כהן', 'محمد عبد الله'])(
  '[T96] the name %s can be copied from an invoice as it is',
  async (name) => {
    expect((await pdfTexts(await invoiceOf(name))).join(' ')).toContain(name)
  },
)
