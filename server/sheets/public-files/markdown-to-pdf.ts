import { Marked, type Token, type Tokens } from 'marked'
import { INK, MARGIN, PAGE } from './pdf-style.ts'

type Doc = PDFKit.PDFDocument
const WIDTH = PAGE.width - 2 * MARGIN
const markdown = new Marked({ gfm: true })

/** Writes headings, paragraphs, lists and tables; other parts of Markdown are left out. */
export function markdownToPdf(doc: Doc, text: string): void {
  for (const token of markdown.lexer(text)) block(doc, token)
}

// the types of marked leave a type open for tokens of extensions; ours are its own
function block(doc: Doc, token: Token): void {
  if (token.type === 'heading') heading(doc, token as Tokens.Heading)
  if (token.type === 'paragraph') paragraph(doc, inlineOf(token))
  if (token.type === 'list') list(doc, token as Tokens.List)
  if (token.type === 'table') table(doc, token as Tokens.Table)
}

function heading(doc: Doc, { text }: Tokens.Heading): void {
  // a heading stays with what follows
  if (doc.y > PAGE.height - 136) doc.addPage()
  else doc.moveDown(0.7)
  doc.font('Helvetica-Bold').fontSize(12.5).fillColor(INK.text).text(plain(text), MARGIN, doc.y)
  doc.moveDown(0.3)
}

interface Run {
  readonly text: string
  readonly isBold: boolean
  readonly link: string | null
}

function paragraph(doc: Doc, runs: readonly Run[], indent = 0): void {
  runs.forEach((run, index) => {
    doc.font(run.isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(10)
    doc.fillColor(run.link === null ? INK.text : INK.link)
    const options = {
      width: WIDTH - indent,
      lineGap: 2.5,
      continued: index < runs.length - 1,
      link: run.link,
    }
    if (index === 0) doc.text(run.text, MARGIN + indent, doc.y, options)
    else doc.text(run.text, options)
  })
  doc.moveDown(0.55)
}

function list(doc: Doc, { items, ordered }: Tokens.List): void {
  items.forEach((item, index) => {
    if (doc.y > PAGE.height - 96) doc.addPage()
    const y = doc.y
    doc.font('Helvetica').fontSize(10).fillColor(INK.muted)
    doc.text(ordered ? `${index + 1}.` : '\u2022', MARGIN + 4, y, { lineBreak: false })
    doc.y = y
    paragraph(doc, item.tokens.flatMap(inlineOf), 20)
    doc.y -= 3
  })
  doc.moveDown(0.4)
}

const CELL = { x: 6, y: 5 } as const

function table(doc: Doc, { header, rows }: Tokens.Table): void {
  const first = header.length > 2 ? 0.5 : 0.62
  const widths = header.map((_, i) => WIDTH * (i === 0 ? first : (1 - first) / (header.length - 1)))
  for (const [index, cells] of [header, ...rows].entries()) {
    const texts = cells.map(({ text }) => plain(text))
    doc.font(index === 0 ? 'Helvetica-Bold' : 'Helvetica').fontSize(9)
    const heights = texts.map((text, i) => doc.heightOfString(text, { width: (widths[i] ?? 0) - 2 * CELL.x }))
    const height = Math.max(...heights) + 2 * CELL.y
    if (doc.y + height > PAGE.height - 80) doc.addPage()
    const y = doc.y
    if (index % 2 === 0) doc.rect(MARGIN, y, WIDTH, height).fill(INK.shade)
    doc.fillColor(INK.text)
    let x = MARGIN
    for (const [i, text] of texts.entries()) {
      doc.text(text, x + CELL.x, y + CELL.y, { width: (widths[i] ?? 0) - 2 * CELL.x })
      x += widths[i] ?? 0
    }
    doc.y = y + height
  }
  doc.x = MARGIN
  doc.moveDown(0.8)
}

function inlineOf(token: Token): readonly Run[] {
  const tokens: readonly Token[] = 'tokens' in token ? (token.tokens ?? []) : []
  if (token.type === 'link') {
    const { href, text } = token as Tokens.Link
    return [{ text: plain(text), isBold: false, link: /^(https|mailto|tel):/.test(href) ? href : null }]
  }
  if (token.type === 'strong')
    return [{ text: plain((token as Tokens.Strong).text), isBold: true, link: null }]
  if (tokens.length > 0) return tokens.flatMap(inlineOf)
  return [{ text: plain(token.raw), isBold: false, link: null }]
}

/** Lines of a paragraph are one text, and marks inside a line are left out. */
const plain = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('**', '')
