import type { Point } from '#statecharts/export/svg/geometry.ts'
import type { Note, Overlay } from '#statecharts/export/svg/overlay.ts'
import { heightOf, type Row, widthOf } from '#statecharts/export/svg/rows.ts'
import { rect, rounded } from '#statecharts/export/svg/shapes.ts'
import { sansWidth } from '#statecharts/export/svg/text-width.ts'
import { attributes, escaped } from '#statecharts/export/xml.ts'

/** Between a line of text and its note, and between the parts of a note, in pixels. */
const gap = { text: 10, parts: 5 } as const
const sizes = { share: 11, wait: 10 } as const

const noteWidth = ({ share, wait }: Note): number =>
  sansWidth(share, sizes.share) + (wait === '' ? 0 : gap.parts + sansWidth(wait, sizes.wait))

interface PlacedNote {
  readonly note: Note
  /** of the line of text beside which it stands */
  readonly row: number
  /** of both */
  readonly width: number
}

/** Beside which line of its transition each note stands: the first with room for it, else the shortest. */
function placedNotes(
  rows: readonly Row[],
  width: number,
  { notes }: Pick<Overlay, 'notes'>,
): readonly PlacedNote[] {
  const ids = [...new Set(rows.flatMap(({ transition }) => transition?.id ?? []))]
  return ids.flatMap((id) => {
    const note = notes.get(id)
    if (!note) return []
    const places = [...rows.entries()]
      .filter(([, { transition }]) => transition?.id === id)
      .map(([row, text]) => ({ note, row, width: widthOf([text]) + gap.text + noteWidth(note) }))
    return places.find((each) => each.width <= width) ?? places.toSorted((a, b) => a.width - b.width)[0] ?? []
  })
}

/** How wide lines of text are with a note beside the first line of each transition. */
export const notedWidth = (rows: readonly Row[], overlay: Overlay | undefined): number =>
  overlay ? widestOf(rows, placedNotes(rows, Number.POSITIVE_INFINITY, overlay)) : widthOf(rows)

/** How wide they are at least: with each note beside the line that has room for it. */
export const leastWidth = (rows: readonly Row[], overlay: Overlay): number =>
  widestOf(rows, placedNotes(rows, widthOf(rows), overlay))

const widestOf = (rows: readonly Row[], notes: readonly PlacedNote[]): number =>
  Math.max(widthOf(rows), ...notes.map(({ width }) => width))

interface TextArea extends Point {
  readonly width: number
}

/** Notes at the right end of lines of text. */
export const notesAtEnd = (
  rows: readonly Row[],
  { x, y, width }: TextArea,
  overlay: Overlay | undefined,
): readonly string[] =>
  overlay
    ? placedNotes(rows, width, overlay).map(({ note, row }) =>
        noteText(note, { x: x + width, y: y + baselineOf(rows, row), 'text-anchor': 'end' }),
      )
    : []

/** Notes right after lines of text, as chips where they reach over the end of the area; '' where there are none. */
export const notesBeside = (rows: readonly Row[], area: TextArea, overlay: Overlay | undefined): string =>
  overlay
    ? placedNotes(rows, area.width, overlay)
        .map((placed) => noteBeside(rows, area, placed))
        .join('\n')
    : ''

function noteBeside(
  rows: readonly Row[],
  { x: left, y: top, width }: TextArea,
  { note, row, width: needed }: PlacedNote,
): string {
  const x = left + needed - noteWidth(note)
  const y = top + baselineOf(rows, row)
  const text = noteText(note, { x, y })
  if (needed <= width) return text
  const box = { x: x - chip.padding, y: y - 12, width: noteWidth(note) + 2 * chip.padding, height: 16 }
  return `<g class="chip">${rect(box, chip.corner)}${text}</g>`
}

const chip = { padding: 5, corner: 5 } as const

const baselineOf = (rows: readonly Row[], row: number): number => heightOf(rows.slice(0, row + 1)) - 4

function noteText({ share, wait, about }: Note, place: Point & { readonly 'text-anchor'?: string }): string {
  const { x, y, ...rest } = place
  const more = wait === '' ? '' : `<tspan class="wait" dx="${gap.parts}">${escaped(wait)}</tspan>`
  return `<text ${attributes({ class: 'note', x: rounded(x), y: rounded(y), ...rest })}><title>${escaped(about)}</title>${escaped(share)}${more}</text>`
}
