import { type PdfDocument, wrapped } from '#server/sheets/pdf-document.ts'
import type { Run, RunStyle } from './text-runs.ts'

interface Extent {
  /** in points */
  readonly size: number
  readonly width: number
}

/** What is not broken: texts without a space between them. */
interface Word {
  readonly runs: readonly Run[]
  readonly isAfterSpace: boolean
  readonly beginsLine: boolean
}

/** The lines of texts within a width, broken between words, and in a word that is wider; none of it is left out. */
export function runLines(
  doc: PdfDocument,
  runs: readonly Run[],
  extent: Extent,
): readonly (readonly Run[])[] {
  const lines: Run[][] = [[]]
  let used = 0
  for (const word of wordsOf(runs)) {
    const space = word.isAfterSpace && used > 0 ? widthOf(doc, ' ', word.runs[0]?.style, extent.size) : 0
    const width = word.runs.reduce((sum, { text, style }) => sum + widthOf(doc, text, style, extent.size), 0)
    const isBroken = used > 0 && (word.beginsLine || used + space + width > extent.width)
    if (isBroken) [used] = [0, lines.push([])]
    if (width > extent.width) used = pushPieces(doc, lines, word, extent)
    else {
      for (const [at, run] of word.runs.entries())
        push(lines.at(-1) ?? [], run, !isBroken && at === 0 && space > 0)
      used += (isBroken ? 0 : space) + width
    }
  }
  return lines.filter((line) => line.length > 0)
}

/** Returns the width of the last line. */
function pushPieces(doc: PdfDocument, lines: Run[][], word: Word, { size, width }: Extent): number {
  let used = 0
  for (const { text, style } of word.runs)
    for (const piece of wrapped(doc, text, { font: style.face, size, width })) {
      const own = widthOf(doc, piece, style, size)
      if (used > 0 && used + own > width) [used] = [0, lines.push([])]
      push(lines.at(-1) ?? [], { text: piece, style }, false)
      used += own
    }
  return used
}

/** Texts of one style are one run, so that a font shapes them as a whole. */
function push(line: Run[], run: Run, isAfterSpace: boolean): void {
  const last = line.at(-1)
  const space = isAfterSpace ? ' ' : ''
  if (!last) line.push(run)
  else if (last.style === run.style)
    line[line.length - 1] = { ...last, text: `${last.text}${space}${run.text}` }
  else {
    line[line.length - 1] = { ...last, text: `${last.text}${space}` }
    line.push(run)
  }
}

function wordsOf(runs: readonly Run[]): readonly Word[] {
  const words: Word[] = []
  let [isAfterSpace, beginsLine] = [false, false]
  for (const { text, style } of runs)
    for (const part of text.split(/([ \n])/)) {
      if (part === '\n') beginsLine = true
      else if (part === ' ') isAfterSpace = true
      else if (part !== '') {
        const last = words.at(-1)
        const run = { text: part, style }
        if (last && !isAfterSpace && !beginsLine)
          words[words.length - 1] = { ...last, runs: [...last.runs, run] }
        else words.push({ runs: [run], isAfterSpace, beginsLine })
        ;[isAfterSpace, beginsLine] = [false, false]
      }
    }
  return words
}

export function widthOf(doc: PdfDocument, text: string, style: RunStyle | undefined, size: number): number {
  doc.setType(style?.face ?? 'text', sizeOf(style, size))
  return doc.widthOfString(text)
}

/** @param y top of the line */
export function drawRuns(doc: PdfDocument, runs: readonly Run[], x: number, y: number, size: number): void {
  let at = x
  for (const { text, style } of runs) {
    const width = widthOf(doc, text, style, size)
    doc.fillColor(style.color)
    doc.show(text, at, style.script === 'sub' ? y + size * 0.4 : y)
    if (style.link !== null) doc.link(at, y, width, size * 1.2, style.link)
    if (style.isStruck) strike(doc, at, y + size * 0.64, width, style.color)
    at += width
  }
}

const sizeOf = (style: RunStyle | undefined, size: number): number =>
  style?.script === undefined || style.script === null ? size : size * 0.7

function strike(doc: PdfDocument, x: number, y: number, width: number, color: string): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.7)
    .stroke(color)
}
