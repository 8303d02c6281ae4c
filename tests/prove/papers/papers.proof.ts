import { FALLBACKS } from '#server/sheets/buffered-pdf.ts'
import { drawCreditNote } from '#server/sheets/draw-credit-note.ts'
import { drawInvoice } from '#server/sheets/draw-invoice.ts'
import { factsOf, paymentsOf, shippedOf } from '#server/sheets/invoice-facts.ts'
import { partiesOf } from '#server/sheets/invoice-parties.ts'
import { settledOf } from '#server/sheets/papers/credit-note.ts'
import { creditFactsOf } from '#server/sheets/papers/issued-credit-note.ts'
import type { CreditNoteSheet, InvoiceSheet } from '#server/sheets/sheet.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { glyphsOf } from '#tests/support/pdf-glyphs.ts'
import { pdfTexts } from '#tests/support/pdf-text.ts'
import { COMPLETE, OPEN, orderOf, PAYMENTS, REFUND, sellerOf, shipmentsOf } from './named-order.ts'
import { nameOf, SCRIPTS } from './names.ts'

export const papers: Proof = {
  rule: '[T96] every fact of an order can be read on its confirmation, invoice and credit note, in twelve scripts, with no missing glyph',
  // names; all of them are 300
  counts: { test: 36, long: 300, control: 12 },
  controlBreaks: ['missing_glyphs'],
  run: (trial) => (trial.broken ? withInterAlone(() => drawAll(trial)) : drawAll(trial)),
  judge: (figures) => [
    ...above(figures, { missing_glyphs: 0, unread: 0 }),
    ...below(figures, { papers: 3 * SCRIPTS.length, facts: 40 * SCRIPTS.length, scripts: SCRIPTS.length }),
  ],
}

/** The control: the fonts of the shop have Latin only. */
async function withInterAlone<T>(work: () => Promise<T>): Promise<T> {
  const kept = { ...FALLBACKS }
  Object.assign(FALLBACKS, { text: [], bold: [], title: [] })
  try {
    return await work()
  } finally {
    Object.assign(FALLBACKS, kept)
  }
}

async function drawAll({ seed, count, say }: Trial): Promise<Figures> {
  const figures = { papers: 0, facts: 0, unread: 0, missing_glyphs: 0 }
  const scripts = new Set<string>()
  for (let index = 0; index < count; index++) {
    const { script, name, town } = nameOf(seed + index)
    scripts.add(script)
    for (const { kind, bytes, facts } of await papersOf(name, town)) {
      const text = lettersOf((await pdfTexts(bytes)).join(' '))
      const unread = facts.filter((fact) => !isRead(text, fact))
      const { missing } = glyphsOf(bytes)
      figures.papers++
      figures.facts += facts.length
      figures.unread += unread.length
      figures.missing_glyphs += missing
      if (unread.length + missing > 0)
        say(`${kind} of ${name}: ${missing} empty boxes, not read: ${unread.join(' | ')}`)
    }
    if (index % 50 === 49) say(`${index + 1} names`)
  }
  return { ...figures, scripts: scripts.size }
}

/** Lines are broken anywhere, and a reader of PDF finds the marks above and below a letter in an order of its own. */
const lettersOf = (text: string): string => text.normalize('NFC').replaceAll(/[\s\p{M}]/gu, '')

/** Of a line of two directions a reader of PDF guesses the order, so its words are looked for. */
function isRead(text: string, fact: string): boolean {
  const words = /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(fact) ? fact.split(/[\s,:]+/) : [fact]
  return words.every((word) => text.includes(lettersOf(word)))
}

interface Paper {
  readonly kind: string
  readonly bytes: Uint8Array
  /** what must be read on it */
  readonly facts: readonly string[]
}

async function papersOf(name: string, town: string): Promise<readonly Paper[]> {
  const confirmation = invoiceOf(name, town, OPEN)
  const invoice = invoiceOf(name, town, COMPLETE)
  const note = noteOf(name, town)
  return [
    {
      kind: 'confirmation',
      bytes: await drawInvoice(confirmation),
      facts: [
        'Order confirmation',
        ...typed(name, town),
        ...COMMON,
        '45 days after the invoice',
        'June 4, 2026',
      ],
    },
    {
      kind: 'invoice',
      bytes: await drawInvoice(invoice),
      facts: ['Invoice', ...typed(name, town), ...COMMON, ...SHIPPED, `${town} Express`],
    },
    {
      kind: 'credit note',
      bytes: await drawCreditNote(note),
      facts: [...CREDITED, name, `9 ${town}`, `4200 ${town}`, `Broken, says ${name}`, 'Tax ID 12-3456789'],
    },
  ]
}

/** What people have typed, each where it stands. */
const typed = (name: string, town: string): readonly string[] => [
  name,
  `4200 ${town}`,
  `9 ${town}`,
  `118 ${town}`,
  `${town} Stands`,
  `${name} & Co, (417) 555-0188`,
  `${name} ${town}, dana@whitfield.example`,
  `PO ${name}`,
  `${town} Freight`,
  `${name}: ${town}`,
  `${town} Aurora`,
]
const COMMON = [
  '(417) 555-0140',
  'shop@quill.example',
  'Tax ID 12-3456789',
  'Rolla, MO 65401',
  '(573) 555-0142',
  'Order date June 1, 2026',
  'Net terms',
  'Net 45 days',
  'Subtotal $800.00',
  'Freight $200.00',
  'Total $1,000.00',
  'Credited -$50.00',
  'Deposit on June 1, 2026 $200.00',
  'Paid by check on June 2, 2026 $500.00',
  'Refunded by wire transfer on June 3, 2026 -$50.00',
  'Owed $300.00',
]
const SHIPPED = ['Invoice date June 6, 2026', 'Due July 21, 2026', 'June 5, 2026', 'ORF-77, ORF-78']
const CREDITED = [
  'Credit note 800321-1',
  '800321 of June 6, 2026',
  'Goods $50.00',
  'Credit $80.00',
  'Taken off what is owed $30.00',
  'Refunded by wire transfer on June 3, 2026 $50.00',
]

const HEAD = { shop: 'Emberwright', isPro: false, day: '2026-06-01' } as const

function invoiceOf(name: string, town: string, status: number): InvoiceSheet {
  const order = orderOf(name, town, status)
  const shipments = status === COMPLETE ? shipmentsOf(town) : []
  return {
    kind: 'invoice',
    ...HEAD,
    title: status === COMPLETE ? 'Invoice' : 'Order confirmation',
    orderId: order.id,
    parties: partiesOf(sellerOf(name, town), order),
    facts: factsOf(order, shipments, 45),
    lines: [lineOf(town, 8)],
    fees: [['Freight', 20_000]],
    subtotal: order.subtotal_cents,
    total: order.total_cents,
    payments: paymentsOf(order, { due: 95_000 }, PAYMENTS),
    owed: 30_000,
    shipments: shipments.map(shippedOf),
    comments: order.comments,
  }
}

function noteOf(name: string, town: string): CreditNoteSheet {
  const order = orderOf(name, town, COMPLETE)
  return {
    kind: 'creditNote',
    ...HEAD,
    number: `${order.id}-1`,
    orderId: order.id,
    parties: partiesOf(sellerOf(name, town), order).filter(({ title }) => title !== 'Ship to'),
    facts: creditFactsOf(order, new Date('2026-06-07T15:00:00Z'), `Broken, says ${name}`),
    lines: [lineOf(town, 1)],
    costs: [
      ['Goods', 5_000],
      ['Freight', 3_000],
    ],
    total: 8_000,
    settled: settledOf({ total: 8_000, takenOff: 3_000 }, REFUND, 0),
  }
}

const lineOf = (town: string, quantity: number) => ({
  model: 'EW-1',
  name: `${town} Aurora`,
  packaging: '4/1',
  quantity,
  cents: 10_000,
})
