import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { counted } from '#contract/platform/format-count.ts'
import { readConfig } from '#server/platform/config.ts'
import { restoreBackup } from '#server/platform/database/backup/restore-backup.ts'
import { writeBackup } from '#server/platform/database/backup/write-backup.ts'
import { openCluster } from '#server/platform/database/cluster.ts'
import { recordBackup } from '#server/platform/audit/record-backup.ts'
import { StartError } from '#server/platform/start/start-error.ts'

const USAGE = [
  'Backups:',
  '  npm run shop -- backup FILE     all data of the running shop',
  '  npm run shop -- restore FILE    into an empty database, or into a SHOP_DATA_DIR without one; the shop is not running',
].join('\n')

const SECRET =
  'The secret is not in it: keep SHOP_SECRET, or the file "secret" of SHOP_DATA_DIR, apart from it.'

/** Runs `npm run shop -- backup`; resolves with the lines to print. */
export async function backupCommand(
  databaseUrl: string,
  words: readonly string[],
  now = new Date(),
): Promise<readonly string[]> {
  const file = fileIn(words)
  if (existsSync(file)) throw new StartError(`${file} exists already: choose another name.`)
  const { tables, rows } = await writeBackup(databaseUrl, file, now)
  await recordBackup(databaseUrl)
  return [`${file}: ${counted(rows, 'row')} of ${counted(tables, 'table')}, ${sizeOf(file)}.`, SECRET]
}

/** Runs `npm run shop -- restore`; without DATABASE_URL in the embedded database, which it starts for this. */
export async function restoreCommand(
  env: Record<string, string | undefined>,
  words: readonly string[],
  log: (line: string) => void,
): Promise<readonly string[]> {
  const file = fileIn(words)
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const { databaseUrl, dataDir } = readConfig(env)
  if (databaseUrl !== null) return report(file, await restoreBackup(databaseUrl, file))
  const cluster = await openCluster({ folder: dataDir, log, holder: 'the restore of a backup' })
  try {
    await cluster.ensureDatabase('shop')
    return report(file, await restoreBackup(cluster.url('shop'), file))
  } finally {
    await cluster.close()
  }
}

const report = (file: string, { rows, madeAt }: { rows: number; madeAt: string }): readonly string[] => [
  `${file}: ${counted(rows, 'row')} restored, as they were at ${madeAt}.`,
  'Start the shop with the secret of the old one, else staff cannot log in and every session ends.',
]

function fileIn([file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) throw new StartError(USAGE)
  return resolve(file)
}

const sizeOf = (file: string): string => `${(statSync(file).size / 1_000_000).toFixed(1)} MB`
