import { counted } from '#contract/platform/format-count.ts'
import { caseText } from '#contract/catalogue/packaging.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { INK, PAGE } from './public-files/pdf-style.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import { drawUpc, SYMBOL } from './barcode.ts'
import { burst, line, makePdf, type PdfDocument, wrapped } from './pdf-document.ts'
import type { LabelledProduct, LabelSheet } from './sheet.ts'

/** Two or four tags on a page, with the price of a piece or a line where the customer writes one. */
export function drawTags(sheet: LabelSheet, pictures: readonly Bytes[]): Promise<Bytes> {
  const across = sheet.kind === '2up-price-tags' ? 1 : 2
  const perPage = 2 * across
  const width = PAGE.width / across
  const height = PAGE.height / 2
  return makePdf({ title: `Price tags, ${sheet.title}`, head: sheet }, (doc) => {
    for (const [index, product] of sheet.products.entries()) {
      const place = index % perPage
      if (index > 0 && place === 0) doc.addPage()
      if (place === 0) cutLines(doc, across)
      const left = (place % across) * width
      const top = Math.floor(place / across) * height
      const size = across === 1 ? LARGE : SMALL
      tag(doc, product, { left, top, width, height, ...size }, sheet)
      const picture = pictures[index]
      if (picture) drawPicture(doc, picture, { left, top, width, height, ...size })
    }
  })
}

function cutLines(doc: PdfDocument, across: number): void {
  doc.moveTo(0, PAGE.height / 2).lineTo(PAGE.width, PAGE.height / 2)
  if (across === 2) doc.moveTo(PAGE.width / 2, 0).lineTo(PAGE.width / 2, PAGE.height)
  doc.lineWidth(0.5).dash(3, { space: 4 }).stroke(INK.line).undash()
}

/** The large picture stands beside the name, the small one below. */
const LARGE = { scale: 1.35, picture: 165, beside: 165 + 14 } as const
const SMALL = { scale: 1, picture: 92, beside: 0 } as const

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly scale: number
  /** side of the picture in points */
  readonly picture: number
  /** of the width of the name, in points */
  readonly beside: number
}

/** At the right, down to the line for the price. */
function drawPicture(doc: PdfDocument, picture: Bytes, area: Area): void {
  const side = area.picture
  const x = area.left + area.width - 30 - side
  const y = priceTop(area) + 40 * area.scale - side
  doc.save()
  doc.roundedRect(x, y, side, side, 8).clip()
  doc.image(Buffer.from(picture), x, y, { width: side, height: side })
  doc.restore()
}

const priceTop = ({ top, height, scale }: Area): number => top + height - 178 * (scale > 1 ? 1.08 : 1)

function tag(doc: PdfDocument, product: LabelledProduct, area: Area, { shop, isPro }: LabelSheet): void {
  const { left, top, width, height, scale } = area
  const x = left + 30
  const inner = width - 60
  const textWidth = inner - area.beside
  const band = 42 * scale
  doc
    .roundedRect(left + 18, top + 18, width - 36, height - 36, 10)
    .lineWidth(1.2)
    .stroke(INK.night)
  doc.roundedRect(left + 18, top + 18, width - 36, band, 10).fill(INK.night)
  doc.rect(left + 18, top + 18 + band - 10, width - 36, 10).fill(INK.night)
  doc.rect(left + 18, top + 18 + band, width - 36, 3).fill(INK.ember)
  burst(doc, left + width - 40, top + 18 + band / 2, band * 0.34, '#ffffff')
  const label = isPro ? `${product.brand}  ·  Proline` : product.brand
  line(doc, label, x, top + 18 + band / 2 - 7 * scale, {
    font: 'bold',
    size: 11 * scale,
    color: INK.gold,
    width: inner - 40,
  })
  const below = name(doc, product.name, { x, y: top + 34 + band, width: textWidth, size: 23 * scale })
  const size = 9.5 * scale
  line(doc, factsWithin(doc, product, textWidth, size), x, below + 4, {
    size,
    color: INK.muted,
    width: textWidth,
  })
  price(doc, product.tagCents, { x, y: priceTop(area), width: inner - area.picture - 14, scale })
  const small = { size: 8, color: INK.muted }
  line(doc, shop, x, top + height - 42, { ...small, width: inner, align: 'right' })
  const free = inner - doc.widthOfString(shop) - 10
  line(doc, `${product.model}  ·  ${caseText(product.packaging)}`, x, top + height - 42, {
    ...small,
    width: free,
  })
  drawUpc(doc, product.upc, { x: left + (width - SYMBOL) / 2, y: top + height - 112, height: 46 })
}

/** As many facts as fit in a line; a cut one says nothing. */
function factsWithin(
  doc: PdfDocument,
  { duration, shots, effects }: LabelledProduct,
  width: number,
  size: number,
): string {
  doc.setType('text', size)
  const facts = [duration, shots === null ? null : counted(shots, 'shot'), ...effects.slice(0, 3)]
  return facts.reduce<string>((line, fact) => {
    const longer = [line, fact].filter((part) => part).join('  ·  ')
    return doc.widthOfString(longer) <= width ? longer : line
  }, '')
}

/** Of the size of a name, those that are tried until it fits. */
const SHARES = [1, 0.85, 0.7, 0.6] as const

/** A name of two lines, smaller where it is long, and of more lines only in the smallest size. Returns where it ends. */
function name(
  doc: PdfDocument,
  text: string,
  {
    x,
    y,
    width,
    size,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly size: number },
): number {
  const inks = SHARES.map((share) => ({ font: 'title', size: size * share, width }) as const)
  const fits = (ink: (typeof inks)[number]) =>
    wrapped(doc, text, ink).length <= 2 && !breaksWord(doc, text, ink)
  const ink = inks.find(fits) ?? { font: 'title', size: size * 0.6, width }
  const lines = wrapped(doc, text, ink)
  for (const [index, part] of lines.entries()) line(doc, part, x, y + index * ink.size * 1.1, ink)
  return y + ink.size * (1.1 * lines.length + 0.1)
}

function breaksWord(
  doc: PdfDocument,
  text: string,
  { size, width }: { readonly size: number; readonly width: number },
): boolean {
  doc.setType('title', size)
  return text.split(/\s+/).some((word) => doc.widthOfString(word) > width)
}

function price(
  doc: PdfDocument,
  cents: number | null,
  {
    x,
    y,
    width,
    scale,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly scale: number },
): void {
  if (cents !== null) {
    const text = formatMoney(cents)
    doc.setType('title', 38 * scale)
    const size = 38 * scale * Math.min(1, width / doc.widthOfString(text))
    // on the same line as at its full size
    line(doc, text, x, y + 38 * scale - size, { font: 'title', size, color: INK.text })
    return
  }
  line(doc, '$', x, y, { font: 'title', size: 38 * scale, color: INK.text })
  doc
    .moveTo(x + 30 * scale, y + 40 * scale)
    .lineTo(x + width, y + 40 * scale)
    .lineWidth(1.4)
    .stroke(INK.text)
}
