import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { csvExact, csvOf, csvText, csvValue } from '#contract/platform/csv.ts'
import { counted } from '#contract/platform/format-count.ts'
import { SHOW_LIMITS, type ShowDoc } from '#contract/shows/show-doc.ts'
import type { FiringRow } from './firing-list.ts'
import { numberOf, readCells } from './read-cells.ts'
import { type WrittenSetting, readSetting, settingRows } from './setting-csv.ts'

/** A row of a firing list as a file has it. */
export type WrittenRow = Omit<FiringRow, 'cue_id'>

/** A row that is no cue. */
export type BadRow = {
  /** as a spreadsheet program counts it */
  readonly line: number
  /** ends the sentence "Row 4" */
  readonly reason: string
}
export type WrittenList = {
  readonly rows: readonly (WrittenRow & Pick<BadRow, 'line'>)[]
  readonly bad: readonly BadRow[]
  readonly setting: WrittenSetting
}

const HEAD = [
  'Cue',
  'Lit at (s)',
  'Seen at (s)',
  'Position',
  'Product',
  'Model',
  'Devices',
  'Spacing (s)',
  'Angle',
  'Fuse',
  'Note',
] as const
const ESTIMATED = 'estimated'

/** A firing list for any spreadsheet program, headed by what is dangerous about the show and by its site. */
export const toFiringCsv = (
  rows: readonly WrittenRow[],
  dangers: readonly string[],
  doc: Pick<ShowDoc, 'site' | 'positions'>,
): string =>
  csvOf([
    ...dangers.map((danger) => [csvText('Danger'), csvExact(danger)]),
    ...settingRows(doc),
    HEAD.map((name) => csvText(name)),
    ...rows.map((row) => [
      String(row.number),
      seconds(row.lit_ms),
      seconds(row.at_ms),
      csvExact(row.position),
      csvExact(row.product),
      csvExact(row.model),
      String(row.count),
      seconds(row.spacing_ms),
      String(row.angle_deg),
      csvText(row.is_estimated ? ESTIMATED : ''),
      csvExact(row.note),
    ]),
  ])

const seconds = (ms: number): string => (ms / 1_000).toFixed(3)

const MAX_CHARACTERS = 2_000_000

/** Reads a file that `toFiringCsv` wrote, also after somebody edited it; null for any other file. */
export function parseFiringCsv(file: string): WrittenList | null {
  if (file.length > MAX_CHARACTERS) return null
  const table = readCells(file.replace(/^\u{feff}/u, ''))
  const head = table.findIndex((cells) => HEAD.every((name, at) => cells[at] === name))
  if (head < 0) return null
  const written = table.slice(head + 1).flatMap((cells, index) => {
    const line = head + index + 2
    return cells.every((cell) => cell.trim() === '') ? [] : [{ line, cells, reason: reasonOf(cells) }]
  })
  return {
    rows: written.flatMap(({ line, cells, reason }) => (reason === null ? [{ line, ...rowOf(cells) }] : [])),
    bad: written.flatMap(({ line, reason }) => (reason === null ? [] : [{ line, reason }])),
    setting: readSetting(table.slice(0, head)),
  }
}

const MAX_SECONDS = SHOW_LIMITS.milliseconds / 1_000
/** Cells that are numbers, with the least and the most of them. */
const NUMBERS = [
  [1, -MAX_SECONDS, MAX_SECONDS],
  [2, 0, MAX_SECONDS],
  [6, 1, MAX_QUANTITY],
  [7, 0, 60],
  [8, -160, 160],
] as const
const WHOLE: ReadonlySet<number> = new Set([6, 8])

/** Why a row is no cue; null: it is one. */
function reasonOf(cells: readonly string[]): string | null {
  if (cells.slice(HEAD.length).some((cell) => cell !== '') || cells.length < HEAD.length)
    return `has ${counted(cells.length, 'cell')} instead of ${HEAD.length}`
  for (const [at, least, most] of NUMBERS) {
    const value = numberOf(cells[at])
    if (value === null || (WHOLE.has(at) && !Number.isInteger(value)))
      return `has no ${WHOLE.has(at) ? 'whole ' : ''}number under “${HEAD[at]}”`
    if (value < least || value > most)
      return `has a number under “${HEAD[at]}” that is not ${least} to ${most}`
  }
  return csvValue(cells[5] ?? '') === '' ? 'has no model number' : null
}

function rowOf(cells: readonly string[]): WrittenRow {
  const [number, lit, at, position, product, model, count, spacing, angle, fuse, note] = cells
  const [first, lit_s, at_s, devices, spacing_s, degrees] = [number, lit, at, count, spacing, angle].map(
    (cell) => numberOf(cell) ?? 0,
  ) as [number, number, number, number, number, number]
  return {
    number: first,
    lit_ms: Math.round(lit_s * 1_000) + 0,
    at_ms: Math.round(at_s * 1_000),
    position: csvValue(position ?? ''),
    product: csvValue(product ?? ''),
    model: csvValue(model ?? ''),
    count: devices,
    spacing_ms: Math.round(spacing_s * 1_000),
    angle_deg: degrees,
    is_estimated: fuse === ESTIMATED,
    note: csvValue(note ?? ''),
  }
}
