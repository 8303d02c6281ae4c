import { existsSync } from 'node:fs'
import { counted } from '#contract/platform/format-count.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import { decodeText } from '#contract/platform/decode-text.ts'
import { FILE_TABLES } from '#server/staff/imports/file-tables.ts'
import { exportTable, importTable } from '#server/staff/imports/import-table.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { readNamedFile, writeNamedFile } from './named-file.ts'

const USAGE = [
  `Tables of the shop as CSV: ${Object.keys(FILE_TABLES).join(', ')}`,
  '  npm run shop -- export carriers FILE',
  '  npm run shop -- import carriers FILE [--apply]   shows every change, and with --apply makes them',
].join('\n')

export const isTableCommand = ([command, name = '']: readonly string[]): boolean =>
  (command === 'import' || command === 'export') && Object.hasOwn(FILE_TABLES, name)

/** Runs `npm run shop -- export carriers FILE` and the like; resolves with the lines to print. */
export async function tableCommand(
  databaseUrl: string,
  [command, name = '', file, ...options]: readonly string[],
): Promise<readonly string[]> {
  const table = FILE_TABLES[name]
  const applies = options.length === 1 && options[0] === '--apply'
  if (!table || file === undefined || (options.length > 0 && !(applies && command === 'import')))
    throw new StartError(USAGE)
  const isThere = existsSync(file)
  if (command === 'import' && !isThere) throw new StartError(`There is no file ${file}.`)
  if (command === 'export' && isThere) throw new StartError(`${file} exists already: choose another name.`)
  return withDatabase(databaseUrl, async (db) => {
    if (command === 'import') {
      const decoded = decodeText(readNamedFile(file))
      if (decoded.kind === 'unreadable')
        throw new StartError(`${file} is refused: it is no text from line ${decoded.line} on.`)
      const { problems, changes } = await importTable(db, { name, table, file: decoded.text, applies })
      if (problems.length > 0) throw new StartError([`${file} is refused:`, ...problems].join('\n  '))
      return [
        ...changes,
        applies
          ? `Written: ${counted(changes.length, 'row')}.`
          : `${counted(changes.length, 'row')} would change. With --apply they do.`,
      ]
    }
    const { count, csv } = await exportTable(db, table)
    writeNamedFile(file, csv)
    return [`${file}: ${counted(count, 'row')}.`]
  })
}
