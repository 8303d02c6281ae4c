import { counted } from '#contract/platform/format-count.ts'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { ProjectId } from '#contract/platform/constants.ts'
import type { Addition, FieldChange, ImportRow } from '#contract/staff/staff-import.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import type { Db } from '#server/platform/database/db.ts'
import { inSnapshot } from '#server/platform/database/transaction.ts'
import { additionText } from '#server/staff/imports/products/addition-text.ts'
import { applyImport } from '#server/staff/imports/products/apply-import.ts'
import { checkImport, latestDryRun, sha256Of } from '#server/staff/imports/products/dry-run.ts'
import { csvOfTable, exportedProducts } from '#server/staff/imports/products/export-products.ts'
import { allRows, countsText } from '#server/staff/imports/products/import-rows.ts'
import { isUnknownName } from '#server/staff/imports/products/references.ts'
import { readImportCatalogue } from '#server/staff/imports/products/product-state.ts'
import { lastImport, undoImport } from '#server/staff/imports/products/undo-import.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { writeWorkbook } from '#server/staff/imports/workbook/write-workbook.ts'
import { readNamedFile, writeNamedFile } from './named-file.ts'

const USAGE = [
  'Products, prices and stock as a workbook of Excel (FILE ends with .xlsx) or as CSV:',
  '  npm run shop -- export products FILE',
  '  npm run shop -- import products FILE [--dry-run] [--create]   shows every change, makes none; with --create also names',
  '                                                                that do not exist yet, such as a brand, to be added',
  '  npm run shop -- import products FILE --apply [--skip-refused] makes those that the dry run of this file showed',
  '  npm run shop -- import products --undo                        gives products back what they had before the last import,',
  '                                                                for 30 days; keeps and names those that changed since',
].join('\n')

export const isProductCommand = ([command]: readonly string[]): boolean =>
  command === 'import' || command === 'export'

/** Runs `npm run shop -- import products` and `export products`; resolves with the lines to print. */
export async function productCommand(
  databaseUrl: string,
  projectIds: readonly ProjectId[],
  [command, subject, ...rest]: readonly string[],
  now = new Date(),
): Promise<readonly string[]> {
  const options = rest.filter((word) => word.startsWith('--'))
  const isUndo = command === 'import' && subject === 'products' && rest.join(' ') === '--undo'
  const [file, ...more] = rest.filter((word) => !word.startsWith('--'))
  if (!isUndo && (subject !== 'products' || file === undefined || more.length > 0))
    throw new StartError(USAGE)
  return withDatabase(databaseUrl, (db) => {
    if (file === undefined) return undo(db, projectIds, now)
    if (command === 'import') return importFrom(db, projectIds, file, options, now)
    if (options.length > 0) throw new StartError(USAGE)
    return exportTo(db, projectIds, file)
  })
}

async function exportTo(db: Db, projectIds: readonly number[], file: string): Promise<readonly string[]> {
  if (existsSync(file)) throw new StartError(`${file} exists already: choose another name.`)
  const catalogue = await inSnapshot(db, (trx) => readImportCatalogue(trx))
  const table = exportedProducts(catalogue, projectIds)
  writeNamedFile(file, isWorkbook(file) ? await writeWorkbook(table) : csvOfTable(table))
  return [`${file}: ${counted(table.length - 1, 'product')}.`]
}

const isWorkbook = (file: string): boolean => file.toLowerCase().endsWith('.xlsx')

async function importFrom(
  db: Db,
  projectIds: readonly number[],
  file: string,
  options: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const known = ['--dry-run', '--create', '--apply', '--skip-refused']
  const applies = options.includes('--apply')
  const creates = options.includes('--create')
  if (options.some((option) => !known.includes(option))) throw new StartError(USAGE)
  if (applies && (creates || options.includes('--dry-run'))) throw new StartError(`${CONTRARY}\n${USAGE}`)
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const bytes = readNamedFile(file)
  if (applies) return apply(db, { projectIds, bytes, skipsRefused: options.includes('--skip-refused'), now })
  const id = randomUUID()
  const answer = await checkImport(db, {
    id,
    name: basename(file),
    bytes,
    projectIds,
    creates,
    by: null,
    now,
  })
  if (answer.kind === 'unreadable')
    throw new StartError(
      [
        `${file} cannot be read:`,
        ...answer.problems.map(({ line, text }) => `  ${line === null ? '' : `line ${line}: `}${text}`),
      ].join('\n'),
    )
  const rows = await allRows(db, { importId: id })
  return [
    ...answer.notes,
    ...rows.filter(({ kind }) => kind !== 'unchanged').flatMap(linesOfRow),
    ...answer.additions.map(additionLine),
    ...(!creates && rows.some(({ reasons }) => reasons.some(isUnknownName)) ? [HINT] : []),
    `${countsText(answer.counts)}. Nothing is written yet; fingerprint ${answer.fingerprint}.`,
    'After --apply instead of --dry-run these changes are made, unless the catalogue changes meanwhile.',
  ]
}

const CONTRARY =
  '--apply makes what the dry run of the file showed: --dry-run and --create go together, and --apply stands without them.'
const HINT = 'With --create the names that do not exist yet are added.'

const additionLine = (addition: Addition): string => {
  const { url, products, factor, project_id: project } = addition
  const details = [
    ...(url === '' ? [] : [url]),
    ...(project === 0 ? [] : [`storefront ${project}`]),
    ...(factor === undefined ? [] : [`factor ${factor}`]),
    counted(products, 'product'),
  ]
  return `new ${additionText(addition)}: ${details.join(', ')}`
}

const linesOfRow = ({ line, model, name, kind, changes, reasons }: ImportRow): readonly string[] => [
  `line ${line}  ${model}  ${name}: ${kind}`,
  ...reasons.map((reason) => `  ${reason}`),
  ...changes.map(changeText).map((text) => `  ${text}`),
]

function changeText({ field, before, after, by }: FieldChange): string {
  const cases = by === undefined ? '' : ` (${by < 0 ? by : `+${by}`})`
  return `${field}: ${before || '(empty)'} -> ${after || '(empty)'}${cases}`
}

interface Applied {
  readonly projectIds: readonly number[]
  readonly bytes: Buffer
  readonly skipsRefused: boolean
  readonly now: Date
}

async function apply(db: Db, { projectIds, bytes, skipsRefused, now }: Applied): Promise<readonly string[]> {
  const seen = await latestDryRun(db, { sha256: sha256Of(bytes), projectIds })
  if (!seen) throw new StartError('There is no dry run of this file as it is now: make one with --dry-run.')
  const { id, fingerprint } = seen
  const requestId = randomUUID()
  const application = { id, fingerprint, requestId, skipsRefused, projectIds, by: null, now }
  const { kind, text, differences } = await applyImport(db, application)
  if (kind === 'applied') return [text, 'Visitors see it within a second.']
  const hint = kind === 'refused' ? ['With --skip-refused the other rows are imported.'] : []
  throw new StartError([text, ...differences.map((each) => `  ${each}`), ...hint].join('\n'))
}

async function undo(db: Db, projectIds: readonly number[], now: Date): Promise<readonly string[]> {
  const last = await lastImport(db, { projectIds, now })
  if (!last) throw new StartError('There is no import of the last 30 days that changed a product.')
  const by = last.applied_by === null ? '' : ` by ${last.applied_by}`
  const named = `${last.file_name}, imported${by} on ${centralTime(new Date(last.applied_at)).day}`
  const id = { id: last.id, requestId: randomUUID() }
  const { kind, text, kept } = await undoImport(db, { ...id, projectIds, by: null, now })
  if (kind !== 'undone') throw new StartError(`${named}: ${text}`)
  return [`${named}.`, text, ...kept.map((each) => `  ${each}`), 'Visitors see it within a second.']
}
