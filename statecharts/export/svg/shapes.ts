import type { Box, Point } from '#statecharts/export/svg/geometry.ts'
import { type Row, rowHeight } from '#statecharts/export/svg/rows.ts'
import { attributes, escaped } from '#statecharts/export/xml.ts'

/** Markup of a rounded rectangle. */
export function rect({ x, y, width, height }: Box, rx: number, name?: string): string {
  return `<rect ${attributes({ class: name, x: rounded(x), y: rounded(y), width, height, rx })}/>`
}

/** Markup of lines of text below a point; those about hidden transitions are faint. */
export function textRows(
  rows: readonly Row[],
  { x, y: top }: Point,
  hidden: ReadonlySet<string> = new Set(),
): string {
  let y = top
  const texts = rows.map((row) => {
    y += rowHeight(row)
    const id = row.transition?.id
    const name = classText(row.style, row.mark, id !== undefined && hidden.has(id) ? 'faint' : undefined)
    return `<text ${attributes({ class: name, x: rounded(x), y: rounded(y - 4), 'data-id': id })}>${escaped(row.text)}</text>`
  })
  return texts.join('\n')
}

/** The value of `transform` for a part whose coordinates begin at a point of what is around it. */
export const shift = (to: Point, around: Point = { x: 0, y: 0 }): string =>
  `translate(${rounded(to.x - around.x)} ${rounded(to.y - around.y)})`

export const rounded = (value: number): number => Math.round(value * 100) / 100

/** Classes in one text; without those that are undefined. */
export const classText = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(' ')
