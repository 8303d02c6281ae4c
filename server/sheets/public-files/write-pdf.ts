import Pdf from 'pdfkit'
import { longDate } from '#server/platform/central-time.ts'
import { markdownToPdf } from './markdown-to-pdf.ts'
import { INK, MARGIN, PAGE } from './pdf-style.ts'

export interface PdfText {
  readonly title: string
  /** the line above the title */
  readonly kind: string
  /** below every page */
  readonly publisher: string
  /** `YYYY-MM-DD` since when the text applies */
  readonly date: string
  readonly markdown: string
}

/** A document of letter size; the same text gives the same bytes. */
export function writePdf(text: PdfText): Promise<Uint8Array<ArrayBuffer>> {
  const created = new Date(`${text.date}T12:00:00Z`)
  const doc = new Pdf({
    size: [PAGE.width, PAGE.height],
    margins: { top: 72, bottom: 76, left: MARGIN, right: MARGIN },
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: text.title, Author: text.publisher, CreationDate: created, ModDate: created },
  })
  const chunks: Buffer[] = []
  const bytes = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
  head(doc, text)
  markdownToPdf(doc, text.markdown)
  footers(doc, text)
  doc.end()
  return bytes
}

const BAND = 118

function head(doc: PDFKit.PDFDocument, { title, kind, date }: PdfText): void {
  doc.rect(0, 0, PAGE.width, BAND).fill(INK.night)
  burst(doc, PAGE.width - MARGIN - 26, BAND / 2, 30)
  doc.fillColor(INK.gold).font('Helvetica-Bold').fontSize(9)
  doc.text(kind.toUpperCase(), MARGIN, 34, { characterSpacing: 1.2 })
  doc
    .fillColor('#ffffff')
    .fontSize(22)
    .text(title, MARGIN, 50, { width: PAGE.width - 2 * MARGIN - 80 })
  doc
    .font('Helvetica')
    .fontSize(9)
    .fillColor('#c9cce6')
    .text(`Applies since ${longDate(date)}`, MARGIN, 92)
  doc.x = MARGIN
  doc.y = BAND + 22
}

const RAYS = 12

/** The mark of the shop: long and short rays in turn. */
function burst(doc: PDFKit.PDFDocument, x: number, y: number, radius: number): void {
  for (let i = 0; i < RAYS; i++) {
    const angle = (i / RAYS) * 2 * Math.PI
    const [from, to] = i % 2 ? [0.4, 0.76] : [0.34, 1]
    const at = (share: number): [number, number] => [
      x + Math.cos(angle) * radius * share,
      y + Math.sin(angle) * radius * share,
    ]
    doc.moveTo(...at(from)).lineTo(...at(to))
    doc
      .lineWidth(i % 2 ? 2.2 : 3.2)
      .lineCap('round')
      .stroke(i % 2 ? INK.ember : '#ffffff')
  }
}

function footers(doc: PDFKit.PDFDocument, { title, publisher }: PdfText): void {
  const { start, count } = doc.bufferedPageRange()
  for (let i = start; i < start + count; i++) {
    doc.switchToPage(i)
    // text below the margin would open another page
    doc.page.margins.bottom = 0
    const y = PAGE.height - 48
    doc
      .moveTo(MARGIN, y - 10)
      .lineTo(PAGE.width - MARGIN, y - 10)
      .lineWidth(0.6)
      .stroke(INK.line)
    doc.font('Helvetica').fontSize(8).fillColor(INK.muted)
    doc.text(`${title} | ${publisher}`, MARGIN, y, { lineBreak: false })
    doc.text(`Page ${i + 1} of ${count}`, MARGIN, y, { align: 'right', width: PAGE.width - 2 * MARGIN })
  }
}
