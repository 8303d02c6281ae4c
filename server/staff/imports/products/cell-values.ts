import { is } from 'valibot'
import { formatCount } from '#contract/platform/format-count.ts'
import { Day } from '#contract/platform/wire.ts'

/** What a cell says, or why it says nothing. */
export type CellValue<T> = { readonly value: T } | { readonly problem: string }

/** The same problem, or what is made of the value. */
export const given = <T, R>(read: CellValue<T>, map: (value: T) => R): CellValue<R> =>
  'problem' in read ? read : { value: map(read.value) }

const problem = (text: string) => ({ problem: text })

export function textIn(cell: string, most: number): CellValue<string> {
  const length = Array.from(cell).length
  return length > most
    ? problem(`has ${formatCount(length)} characters, more than ${formatCount(most)}`)
    : { value: cell }
}

export function wholeIn(cell: string, least: number, most: number): CellValue<number> {
  const number = /^\d{1,9}(\.0+)?$/.test(cell) ? Number(cell) : Number.NaN
  return number >= least && number <= most
    ? { value: number }
    : problem(`"${shown(cell)}" is not a whole number from ${least} to ${most}`)
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'true', 'y', '1'].map((word) => [word, true] as const),
  ...['no', 'false', 'n', '0'].map((word) => [word, false] as const),
])

export function flagIn(cell: string): CellValue<boolean> {
  const value = FLAGS.get(cell.toLowerCase())
  return value === undefined ? problem(`"${shown(cell)}" is neither yes nor no`) : { value }
}

const MOST_CENTS = 100_000_000

/** Dollars to integer cents, digit by digit. */
export function centsIn(cell: string): CellValue<number> {
  if (/^\$? ?\d{1,3},\d{3}$/.test(cell))
    return problem(
      `"${shown(cell)}" may be ${cell.replace(',', '')}.00 or ${cell.replace(',', '.')}: which? Write it with a point and two decimals`,
    )
  const [, whole = '', , decimals = ''] =
    /^\$? ?(\d{1,9}|\d{1,3}(,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(cell) ?? []
  if (whole === '') return problem(`"${shown(cell)}" is not an amount such as 1234.50`)
  const cents = Number(`${whole.replaceAll(',', '')}${decimals.padEnd(2, '0')}`)
  return cents > MOST_CENTS ? problem(`"${shown(cell)}" is more than a million dollars`) : { value: cents }
}

export const dollarsOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Pounds with one decimal, as text, so that they stay exact. */
export function poundsIn(cell: string): CellValue<string> {
  const [, whole = '', decimal = '0'] = /^(\d{1,5})(?:\.(\d)0*)?$/.exec(cell) ?? []
  return whole === ''
    ? problem(`"${shown(cell)}" is not a weight in pounds with at most one decimal, such as 27.5`)
    : { value: `${Number(whole)}.${decimal}` }
}

/** As 2027-06-30, or as spreadsheet programs write it in the United States. */
export function dayIn(cell: string): CellValue<string> {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : cell
  return is(Day, iso) ? { value: iso } : problem(`"${shown(cell)}" is not a day such as 2027-06-30`)
}

/** Verifies the check digit; spreadsheet programs drop a zero at the beginning. */
export function upcIn(cell: string): CellValue<string> {
  if (/^\d[\d.,]*e\+?\d+$/i.test(cell))
    return problem(
      `"${shown(cell)}" is a UPC that a spreadsheet program has rounded: make the column text, and type it again`,
    )
  const digits = cell.replaceAll(/[ -]/g, '')
  const padded = digits.length === 11 ? `0${digits}` : digits
  if (!/^\d{12}$/.test(padded)) return problem(`"${shown(cell)}" is not a UPC of 12 digits`)
  const sum = Array.from(padded).reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0)
  return sum % 10 === 0 ? { value: padded } : problem(`"${shown(cell)}" has a wrong check digit`)
}

export const MOST_PIECES = 1_000_000

/** `4/1` is four packs of one piece. */
export function packagingIn(cell: string): CellValue<string> {
  const pieces = /^\d{1,7}(\/\d{1,7}){0,3}$/.test(cell) ? piecesIn(cell) : 0
  return pieces >= 1 && pieces <= MOST_PIECES
    ? { value: cell }
    : problem(`"${shown(cell)}" is not a packaging such as 12/6`)
}

export const piecesIn = (packaging: string): number =>
  packaging.split('/').reduce((product, each) => product * Number(each), 1)

export function addressIn(cell: string): CellValue<string> {
  return /^\w[\w.-]{0,119}$/.test(cell)
    ? { value: cell }
    : problem(`"${shown(cell)}" is not the last part of an address: letters, digits, and - _ .`)
}

export function httpsIn(cell: string): CellValue<string> {
  return cell.length <= 500 && URL.canParse(cell) && new URL(cell).protocol === 'https:'
    ? { value: cell }
    : problem(`"${shown(cell)}" is not an https address`)
}

/** The parts of a cell that lists values. */
const partsOf = (cell: string): readonly string[] =>
  cell
    .split(/[|;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** values of a cell, and problems of them that are told */
const MOST_PARTS = 100
const TOLD_PARTS = 3

/** What each value of a cell that lists them says. */
export const eachIn = <T>(cell: string, read: (part: string) => CellValue<T>): CellValue<readonly T[]> => {
  const parts = partsOf(cell)
  if (parts.length > MOST_PARTS)
    return { problem: `there are ${parts.length} values, more than ${MOST_PARTS}` }
  const all = parts.map(read)
  const problems = all.flatMap((each) => ('problem' in each ? [each.problem] : []))
  const more = problems.length > TOLD_PARTS ? `; and ${problems.length - TOLD_PARTS} more` : ''
  if (problems.length > 0) return { problem: `${problems.slice(0, TOLD_PARTS).join('; ')}${more}` }
  return { value: [...new Set(all.flatMap((each) => ('problem' in each ? [] : [each.value])))] }
}

/** So much of a cell that a message stays readable. */
export const shown = (cell: string): string => (cell.length > 60 ? `${cut(cell, 60)}…` : cell)

/** The beginning of a text; half of a surrogate pair is no text, and cannot be stored. */
export const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\u{d800}-\u{dbff}]$/u, '')
