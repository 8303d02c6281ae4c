import { resolve } from 'node:path'
import { counted } from '#contract/platform/format-count.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import {
  ErasureError,
  erasePersonalData,
  exportPersonalData,
} from '#server/staff/privacy/customer-records.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { writeNamedFile } from './named-file.ts'

const USAGE = [
  'Personal data of a customer:',
  '  npm run shop -- personal-data export EMAIL FILE   everything that the shop keeps, as JSON',
  '  npm run shop -- personal-data erase EMAIL --yes   for good; orders stay, without people and places',
].join('\n')

/** Runs `npm run shop -- personal-data`; resolves with the lines to print. */
export async function personalDataCommand(
  databaseUrl: string,
  [action, email, last, ...more]: readonly string[],
): Promise<readonly string[]> {
  if (email === undefined || last === undefined || more.length > 0) throw new StartError(USAGE)
  return withDatabase(databaseUrl, async (db) => {
    try {
      if (action === 'export') return exported(await exportPersonalData(db, email), resolve(last))
      if (action === 'erase' && last === '--yes') return erased(email, await erasePersonalData(db, email))
      throw new StartError(USAGE)
    } catch (error) {
      throw error instanceof ErasureError ? new StartError(error.message) : error
    }
  })
}

function exported(data: Awaited<ReturnType<typeof exportPersonalData>>, file: string): readonly string[] {
  if (data.customers.length === 0) throw nobody(data.email)
  writeNamedFile(file, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return data.customers.map(({ project_id, tables }) => {
    const rows = Object.values(tables).reduce((sum, each) => sum + each.length, 0)
    return `${file}: ${counted(rows, 'row')} of ${counted(Object.keys(tables).length, 'table')} of storefront ${project_id}.`
  })
}

function erased(email: string, ids: readonly number[]): readonly string[] {
  if (ids.length === 0) throw nobody(email)
  return [
    ...ids.map((id) => `Customer ${id} is erased from the database, and every session has ended.`),
    'Backups, exported lists, files in the outbox and e-mails that were sent are not: delete them by a rule of your own.',
  ]
}

const nobody = (email: string) => new StartError(`There is no customer with the address ${email}.`)
