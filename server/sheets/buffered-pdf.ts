import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'

/**
 * A PDF that keeps the widths of its texts, because pdfkit measures a text each time that it is placed or drawn; that
 * writes a page at once, because pdfkit copies each operator into a buffer of its own; and that tells a color when it
 * changes. Its first page is to be added: the constructor of pdfkit would draw before the fields are there.
 */
export class BufferedPdf extends Pdf {
  readonly #operators = new Map<PDFKit.PDFPage, string[]>()
  #color: unknown = null
  readonly #saved: unknown[] = []
  readonly #widths = new Map<string, Map<string, number>>()
  #current = new Map<string, number>()

  setType(font: keyof typeof fonts, size: number): void {
    this.font(font).fontSize(size)
    const key = `${font} ${size}`
    this.#current = this.#widths.get(key) ?? new Map<string, number>()
    this.#widths.set(key, this.#current)
  }

  override widthOfString(text: string): number {
    const kept = this.#current.get(text)
    if (kept !== undefined) return kept
    const width = super.widthOfString(text)
    this.#current.set(text, width)
    return width
  }

  override addContent(operator: string): this {
    const operators = this.#operators.get(this.page)
    if (operators) operators.push(operator)
    else this.#operators.set(this.page, [operator])
    return this
  }

  override flushPages(): void {
    for (const [page, operators] of this.#operators) page.write(operators.join('\n'))
    this.#operators.clear()
    super.flushPages()
  }

  override addPage(): this {
    this.#color = null
    super.addPage()
    return this
  }

  override switchToPage(page: number): PDFKit.PDFPage {
    this.#color = null
    return super.switchToPage(page)
  }

  override fillColor(color: PDFKit.Mixins.ColorValue): this {
    if (color === this.#color) return this
    this.#color = color
    return super.fillColor(color)
  }

  override save(): this {
    this.#saved.push(this.#color)
    return super.save()
  }

  override restore(): this {
    this.#color = this.#saved.pop() ?? null
    return super.restore()
  }
}

const font = (name: string) => readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))
export const fonts = {
  text: font('inter-400'),
  bold: font('inter-650'),
  title: font('bricolage-grotesque-750'),
} as const
