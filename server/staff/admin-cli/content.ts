import { counted } from '#contract/platform/format-count.ts'
import { exportedEntries, type EntryFile } from '#server/content/exported-entries.ts'
import { importEntries } from '#server/content/import-entries.ts'
import { mediaOf } from '#server/content/media-files.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import type { Db } from '#server/platform/database/db.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { readEntryFiles, writeEntryFiles } from './entry-files.ts'
import { readMediaFiles, writeMediaFiles } from './media-files.ts'

const USAGE = [
  'Move the content of a shop as files, one for each entry and uploaded picture:',
  '  npm run shop -- content export FOLDER',
  '  npm run shop -- content import FOLDER',
].join('\n')

/** Runs `npm run shop -- content ...`; resolves with the lines to print. @param words after `content` */
export async function contentCommand(
  databaseUrl: string,
  [action, folder, ...more]: readonly string[],
): Promise<readonly string[]> {
  if (!folder || more.length > 0 || (action !== 'export' && action !== 'import')) throw new StartError(USAGE)
  return withDatabase(databaseUrl, async (db) => {
    return action === 'export' ? await exportTo(db, folder) : await importFrom(db, folder)
  })
}

async function exportTo(db: Db, folder: string): Promise<readonly string[]> {
  const entries = await exportedEntries(db)
  writeEntryFiles(folder, entries)
  const pictures = await writeMediaFiles(folder, mediaOf(db, entries))
  const more = pictures === 0 ? '' : ` and ${counted(pictures, 'picture')}`
  return [`Wrote ${counted(entries.length, 'entry', 'entries')}${more} to ${folder}.`]
}

async function importFrom(db: Db, folder: string): Promise<readonly string[]> {
  const files: readonly EntryFile[] = readEntryFiles(folder)
  if (files.length === 0) throw new StartError(`There are no entries in ${folder}.`)
  const media = readMediaFiles(folder)
  const { problems, added, changed, unchanged, pictures } = await importEntries(db, files, media)
  if (problems.length > 0) throw new StartError(['Nothing was imported:', ...problems].join('\n'))
  return [
    `Imported ${counted(files.length, 'entry', 'entries')}: ${added} new, ${changed} changed, ${unchanged} as before.`,
    ...(pictures > 0 ? [`Stored ${counted(pictures, 'picture')}.`] : []),
    ...(added + changed > 0 ? ['Visitors see them within a second.'] : []),
  ]
}
