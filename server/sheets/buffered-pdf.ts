import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import Pdf from 'pdfkit'
import { type FontRun, fontRuns } from './font-runs.ts'

/**
 * A PDF that keeps the widths of its texts, because pdfkit measures a text each time that it is placed or drawn; that
 * writes a page at once, because pdfkit copies each operator into a buffer of its own; and that tells a color when it
 * changes. Its first page is to be added: the constructor of pdfkit would draw before the fields are there.
 */
export class BufferedPdf extends Pdf {
  readonly #registered = new Set<string>()
  readonly #operators = new Map<PDFKit.PDFPage, string[]>()
  #color: unknown = null
  readonly #saved: unknown[] = []
  readonly #widths = new Map<string, Map<string, number>>()
  readonly #glyphs = new Map<Font, Map<string, boolean>>()
  #current = new Map<string, number>()
  /** font and size that are set, and whose widths are current */
  #type = ''
  #face: Face = 'text'
  #size = 12
  /** while a run is drawn or measured, which is of one font */
  #showsRun = false

  override font(name: string): this {
    if (isFont(name) && !this.#registered.has(name)) {
      this.#registered.add(name)
      this.registerFont(name, bytesOf(name))
    }
    return super.font(name)
  }

  setType(face: Face, size: number): void {
    this.#face = face
    this.#size = size
    this.#use(face)
  }

  #use(font: Font): void {
    const key = `${font} ${this.#size}`
    if (key === this.#type) return
    this.#type = key
    this.font(font).fontSize(this.#size)
    this.#current = this.#widths.get(key) ?? new Map<string, number>()
    this.#widths.set(key, this.#current)
  }

  /** In the fonts that {@link show} draws it in. */
  override widthOfString(text: string): number {
    const kept = this.#current.get(text)
    if (kept !== undefined) return kept
    const width =
      this.#showsRun || PLAIN.test(text) ? super.widthOfString(text) : this.#widthOfRuns(this.#runsOf(text))
    this.#current.set(text, width)
    return width
  }

  /** Draws a line of text of the current type; scripts that its face does not have in other fonts. @param y top of the line */
  show(text: string, x: number, y: number): void {
    if (PLAIN.test(text)) this.text(text, x, y, { lineBreak: false })
    else this.#showRuns(this.#runsOf(text), x, y)
  }

  #runsOf(text: string): readonly FontRun<Font>[] {
    return fontRuns(text, [this.#face, ...FALLBACKS[this.#face]], (font, character) => {
      if (RANGES[font]?.test(character) === false) return false
      const glyphs = this.#glyphs.get(font) ?? new Map<string, boolean>()
      this.#glyphs.set(font, glyphs)
      const has =
        glyphs.get(character) ?? this.#opened(font).font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
      glyphs.set(character, has)
      return has
    })
  }

  #widthOfRuns(runs: readonly FontRun<Font>[]): number {
    return this.#eachRun(runs, () => undefined)
  }

  #showRuns(runs: readonly FontRun<Font>[], x: number, y: number): void {
    // all on the line of the face, whose letters are not as tall as those of the others
    const baseline = (-this.#opened(this.#face).ascender / 1_000) * this.#size
    this.#eachRun(runs, ({ text, isRightToLeft }, at) => {
      // with features a font shapes a run as a whole, else word by word from the left
      const features = isRightToLeft ? { features: [] } : {}
      this.text(text, x + at, y, { lineBreak: false, baseline, ...features })
    })
  }

  /** Returns the width of all runs. @param visit gets where a run begins, in points */
  #eachRun(runs: readonly FontRun<Font>[], visit: (run: FontRun<Font>, at: number) => void): number {
    let at = 0
    this.#showsRun = true
    for (const run of runs) {
      this.#use(run.font)
      visit(run, at)
      at += this.widthOfString(run.text)
    }
    this.#showsRun = false
    this.#use(this.#face)
    return at
  }

  /** A font as pdfkit keeps it, which its types do not know. */
  #opened(font: Font): OpenedFont {
    this.font(font)
    const { _font } = this as unknown as { readonly _font: OpenedFont }
    this.font(this.#face)
    return _font
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

interface OpenedFont {
  /** for each 1,000 of its size */
  readonly ascender: number
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean }
}

/** What every face has a glyph for. */
const PLAIN = /^[\x20-\x7E\u00B7\u00D7\u2026]*$/

const FILES = {
  text: 'inter-400.ttf',
  bold: 'inter-650.ttf',
  title: 'bricolage-grotesque-750.ttf',
  // Greek, Cyrillic, Hebrew, Arabic, Vietnamese, Armenian and Georgian
  wide: 'dejavu-sans.ttf',
  wideBold: 'dejavu-sans-bold.ttf',
  // how these were made: decisions/0092-fonts-by-run.md
  han: 'noto-sans-sc-400.ttf.gz',
  hangul: 'noto-sans-kr-400.ttf.gz',
  thai: 'noto-sans-thai-400.ttf',
} as const
type Font = keyof typeof FILES
export type Face = 'text' | 'bold' | 'title'

/** By preference; changed by no code of the shop. */
export const FALLBACKS: Record<Face, readonly Font[]> = {
  text: ['wide', 'han', 'hangul', 'thai'],
  bold: ['wideBold', 'han', 'hangul', 'thai'],
  title: ['wideBold', 'han', 'hangul', 'thai'],
}

/** What a large font is asked for, so that it is not read to find that it lacks another character. */
const RANGES: Partial<Record<Font, RegExp>> = {
  han: /[\u3000-\u30FF\u31F0-\u31FF\u4E00-\u9FFF\uFF00-\uFFEF]/,
  hangul: /[\u3130-\u318F\uAC00-\uD7A3]/,
  thai: /[\u0E00-\u0E7F]/,
}

const isFont = (name: string): name is Font => Object.hasOwn(FILES, name)

const loaded = new Map<Font, Buffer>()

/** Read when it is first needed. */
function bytesOf(font: Font): Buffer {
  const kept = loaded.get(font)
  if (kept) return kept
  const file = readFileSync(new URL(`./fonts/${FILES[font]}`, import.meta.url))
  const bytes = FILES[font].endsWith('.gz') ? gunzipSync(file) : file
  loaded.set(font, bytes)
  return bytes
}
