import type { FieldChange, ImportRow } from '#contract/staff/staff-import.ts'
import { cut } from './cell-values.ts'

const MOST = 50

/** What a dry run showed and the same file would do otherwise by now, in words. */
export function differencesOf(seen: readonly ImportRow[], now: readonly ImportRow[]): string[] {
  const byLine = new Map(seen.map((row) => [row.line, row]))
  const all = now.flatMap((row) => {
    const before = byLine.get(row.line)
    return before
      ? differencesOfRow(before, row)
      : [`Line ${row.line}, ${row.model}: was not in the dry run.`]
  })
  return all.length > MOST ? [...all.slice(0, MOST), `And ${all.length - MOST} more.`] : all
}

function differencesOfRow(seen: ImportRow, now: ImportRow): readonly string[] {
  const begin = `Line ${now.line}, ${now.model}`
  if (seen.kind === 'refused' && now.kind === 'refused') return []
  if (now.kind === 'refused') return now.reasons.map((reason) => `${begin}: refused by now: ${reason}.`)
  if (seen.kind === 'refused') return [`${begin}: is no longer refused.`]
  const fields = new Set([...seen.changes, ...now.changes].map(({ field }) => field))
  const changes = [...fields].flatMap((field) => {
    const [then, today] = [changeOf(seen, field), changeOf(now, field)]
    return isSame(then, today) ? [] : [`${begin}, ${field}: ${differenceText(then, today)}`]
  })
  if (changes.length > 0 || seen.kind === now.kind) return changes
  return [`${begin}: would be ${now.kind}, not ${seen.kind}.`]
}

const changeOf = ({ changes }: ImportRow, field: string): FieldChange | null =>
  changes.find((change) => change.field === field) ?? null

/** Cases that are added or taken are so from any stock. */
function isSame(seen: FieldChange | null, now: FieldChange | null): boolean {
  if (seen === null || now === null) return seen === now
  if (seen.by !== undefined || now.by !== undefined) return seen.by === now.by
  return seen.before === now.before && seen.after === now.after
}

function differenceText(seen: FieldChange | null, now: FieldChange | null): string {
  if (seen === null) return `is ${quoted(now?.before)} by now, as the file had it in the dry run.`
  if (now === null) return `was ${quoted(seen.before)} and is ${quoted(seen.after)} by now, as in the file.`
  return `was ${quoted(seen.before)} in the dry run and is ${quoted(now.before)} by now.`
}

const quoted = (text: string | undefined): string => (text ? cut(text, 80) : 'empty')
