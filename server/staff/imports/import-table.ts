import { csvExact, csvOf } from '#contract/platform/csv.ts'
import { type CsvRow, csvRows } from '#contract/platform/read-csv.ts'
import type { Db } from '#server/platform/database/db.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { recordCommand } from '#server/platform/audit/staff-audit.ts'
import type { FileColumn, FileRow, FileTable } from './file-tables.ts'

interface TablePlan {
  readonly problems: readonly string[]
  readonly changes: readonly string[]
  /** those that are new or change */
  readonly rows: readonly FileRow[]
}

/** The rows of a table as CSV. */
export async function exportTable(db: Db, { columns, select }: FileTable) {
  const rows = (await select(db)).map(({ row }) => columns.map(({ name }) => row[name] ?? ''))
  const titles = columns.map(({ name }) => name)
  return { count: rows.length, csv: csvOf([titles, ...rows].map((row) => row.map(csvExact))) }
}

/** What a file changes, in words; rows that it lacks stay. Writes it where there is no problem, if `applies`. */
export function importTable(
  db: Db,
  { name, table, file, applies }: { name: string; table: FileTable; file: string; applies: boolean },
): Promise<TablePlan> {
  return inTransaction(db, async (trx) => {
    const plan = planTable(
      table,
      file,
      (await table.select(trx)).map(({ row }) => row),
    )
    if (!applies || plan.problems.length > 0 || plan.rows.length === 0) return plan
    await table.upsert(trx, { rows: plan.rows })
    await recordCommand(trx, {
      action: `import ${name} --apply`,
      subject: plan.changes.join('; ').slice(0, 2_000),
    })
    return plan
  })
}

function planTable({ key, columns }: FileTable, file: string, present: readonly FileRow[]): TablePlan {
  const [head, ...lines] = filledRows(file)
  const titles = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const missing = columns.filter(({ name }) => !titles.includes(name)).map(({ name }) => name)
  if (missing.length > 0)
    return { problems: [`The first row lacks the columns ${missing.join(', ')}.`], changes: [], rows: [] }
  const read = lines.map(({ line, cells }) => ({
    line,
    row: Object.fromEntries(
      columns.map(({ name }): [string, string] => [name, (cells[titles.indexOf(name)] ?? '').trim()]),
    ),
  }))
  const before = new Map(present.map((row) => [row[key], row]))
  const changed = read.flatMap(({ row }) => {
    const text = changeText(columns, before.get(row[key]), row)
    return text === '' ? [] : [{ row, text: `${row[key]}: ${text}` }]
  })
  return {
    problems: read.flatMap(({ line, row }) => [
      ...problemsOf(columns, row).map((text) => `line ${line}: ${text}`),
      ...(read.some((other) => other.line < line && other.row[key] === row[key])
        ? [`line ${line}: ${row[key]} is there twice`]
        : []),
    ]),
    changes: changed.map(({ text }) => text),
    rows: changed.map(({ row }) => row),
  }
}

const filledRows = (text: string): readonly CsvRow[] =>
  [...csvRows(text)].filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))

const problemsOf = (columns: readonly FileColumn[], row: FileRow): readonly string[] =>
  columns
    .filter(({ name, pattern }) => !pattern.test(row[name] ?? ''))
    .map(({ name, example }) => `${name}: "${(row[name] ?? '').slice(0, 60)}" is not as ${example}`)

function changeText(columns: readonly FileColumn[], before: FileRow | undefined, after: FileRow): string {
  if (!before) return `new, ${columns.map(({ name }) => `${name} ${after[name] || '(empty)'}`).join(', ')}`
  return columns
    .filter(({ name, type }) => {
      const [was, is] = [before[name] ?? '', after[name] ?? '']
      const isNumber = (type === 'int' || type === 'numeric') && was !== '' && is !== ''
      return isNumber ? Number(was) !== Number(is) : was !== is
    })
    .map(({ name }) => `${name} ${before[name] || '(empty)'} -> ${after[name] || '(empty)'}`)
    .join(', ')
}
