import { INK, PAGE } from './public-files/pdf-style.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import { BufferedPdf, type Face } from './buffered-pdf.ts'
import type { SheetHead } from './sheet.ts'

export type PdfDocument = BufferedPdf

/** Points left and right of what a sheet prints. */
export const SIDE = 42
export const WIDTH = PAGE.width - 2 * SIDE
/** The lowest line that a sheet may print above its footer, in points. */
export const LAST = PAGE.height - 58
/** The highest line of a page after the first one, in points. */
export const NEXT_PAGE = 42

interface PdfOptions {
  readonly title: string
  readonly head: SheetHead
  /** pages are compressed as soon as the next one begins, and cannot be gone back to; takes little memory */
  readonly isStreamed?: boolean
}

/** A PDF of letter size without automatic pages, printed at its true size. */
export async function makePdf(
  { title, head, isStreamed = false }: PdfOptions,
  draw: (doc: PdfDocument) => Promise<void> | void,
): Promise<Bytes> {
  const created = new Date(`${head.day}T12:00:00Z`)
  const doc = new BufferedPdf({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: !isStreamed,
    autoFirstPage: false,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: head.shop, CreationDate: created, ModDate: created },
  })
  doc.addPage()
  printAtTrueSize(doc)
  const chunks: Buffer[] = []
  const done = new Promise<Bytes>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
  await draw(doc)
  doc.end()
  return done
}

/** A symbol that a print dialog shrinks to the page does not scan. The types of pdfkit know no catalogue. */
function printAtTrueSize(doc: PdfDocument): void {
  const { _root } = doc as unknown as {
    readonly _root: { readonly data: { ViewerPreferences: { data: Record<string, unknown> } } }
  }
  _root.data.ViewerPreferences.data['PrintScaling'] = 'None'
}

export interface Ink {
  readonly font?: Face
  readonly size: number
  readonly color?: string
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
}

/** One line of text, cut with an ellipsis where `width` ends. @param y top of the line */
export function line(doc: PdfDocument, text: string, x: number, y: number, ink: Ink): void {
  const { font = 'text', size, color = INK.text, width, align = 'left' } = ink
  doc.setType(font, size)
  doc.fillColor(color)
  const shown = width === undefined ? text : fitted(doc, text, width)
  const gap = width === undefined ? 0 : width - doc.widthOfString(shown)
  doc.show(shown, x + gap * SHARE[align], y)
}

/** Of the free width, on the left. */
const SHARE = { left: 0, center: 0.5, right: 1 } as const

function fitted(doc: PdfDocument, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text
  return `${text.slice(0, fittingLength(doc, text, width, '…')).trimEnd()}…`
}

/** How many characters of a text that is too long fit before `end`. */
function fittingLength(doc: PdfDocument, text: string, width: number, end = ''): number {
  let [fits, tooLong] = [0, text.length]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (doc.widthOfString(`${text.slice(0, middle)}${end}`) <= width) fits = middle
    else tooLong = middle
  }
  return fits
}

/** The lines of a text within `width`, broken between words, and in a word that is wider; none of it is left out. */
export function wrapped(
  doc: PdfDocument,
  text: string,
  { font = 'text', size, width }: Ink & { readonly width: number },
): readonly string[] {
  doc.setType(font, size)
  return text.split(/\r\n?|\n/).flatMap((paragraph) => wrappedParagraph(doc, paragraph.trim(), width))
}

function wrappedParagraph(doc: PdfDocument, text: string, width: number): readonly string[] {
  const [first = '', ...others] = text.split(/\s+/).flatMap((word) => piecesOf(doc, word, width))
  const lines = [first]
  for (const piece of others) {
    const longer = `${lines.at(-1)} ${piece}`
    if (doc.widthOfString(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines
}

/** Characters of which no line has more, so that a long word is not measured to its end for each of its lines. */
const LONGEST_LINE = 400

function piecesOf(doc: PdfDocument, word: string, width: number): readonly string[] {
  const pieces: string[] = []
  let rest = word
  while (rest.length > 1 && (rest.length > LONGEST_LINE || doc.widthOfString(rest) > width)) {
    const length = Math.max(1, fittingLength(doc, rest.slice(0, LONGEST_LINE), width))
    pieces.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return [...pieces, rest]
}

const RAYS = 12

/** The mark of the shop: long and short rays in turn. */
export function burst(doc: PdfDocument, x: number, y: number, radius: number, ink: string): void {
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (ray / RAYS) * 2 * Math.PI
    const [from, to] = ray % 2 ? [0.4, 0.76] : [0.34, 1]
    doc
      .moveTo(x + Math.cos(angle) * radius * from, y + Math.sin(angle) * radius * from)
      .lineTo(x + Math.cos(angle) * radius * to, y + Math.sin(angle) * radius * to)
    doc
      .lineWidth(radius * (ray % 2 ? 0.073 : 0.107))
      .lineCap('round')
      .stroke(ray % 2 ? INK.ember : ink)
  }
  doc.lineCap('butt')
}

/** The band at the top of a first page. Returns where the sheet goes on. */
export function banner(
  doc: PdfDocument,
  { kind, title, facts, head }: { kind: string; title: string; facts: string; head: SheetHead },
): number {
  doc.rect(0, 0, PAGE.width, BAND).fill(INK.night)
  doc.rect(0, BAND, PAGE.width, 3).fill(INK.ember)
  burst(doc, PAGE.width - SIDE - 26, BAND / 2, 30, '#ffffff')
  line(doc, `${head.shop}  ·  ${kind}`, SIDE, 24, { font: 'bold', size: 9, color: INK.gold })
  line(doc, title, SIDE, 38, TITLE)
  line(doc, facts, SIDE, 76, { size: 9, color: '#c9cce6', width: WIDTH - 80 })
  return BAND + 22
}

const BAND = 104
const TITLE = { font: 'title', size: 26, color: '#ffffff', width: WIDTH - 80 } as const satisfies Ink

/** Whether the band has no place for all of a title. */
export function isTitleCut(doc: PdfDocument, title: string): boolean {
  doc.setType(TITLE.font, TITLE.size)
  return doc.widthOfString(title) > TITLE.width
}

/** The line below every page. */
export function footers(doc: PdfDocument, text: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    footer(doc, text, page + 1, count)
  }
}

/** The line below the current page. @param page from 1 */
export function footer(doc: PdfDocument, text: string, page: number, count: number): void {
  const y = PAGE.height - 36
  rule(doc, y - 8)
  line(doc, text, SIDE, y, { size: 7.5, color: INK.muted, width: WIDTH - 80 })
  const number = `Page ${page} of ${count}`
  line(doc, number, SIDE, y, { size: 7.5, color: INK.muted, width: WIDTH, align: 'right' })
}

export function rule(doc: PdfDocument, y: number, color: string = INK.line): void {
  doc
    .moveTo(SIDE, y)
    .lineTo(SIDE + WIDTH, y)
    .lineWidth(0.6)
    .stroke(color)
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const money = (cents: number): string => dollars.format(cents / 100)
