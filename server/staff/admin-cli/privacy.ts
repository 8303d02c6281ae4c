import { resolve } from 'node:path'
import { counted } from '#contract/platform/format-count.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import {
  type Erased,
  ErasureError,
  erasePersonalData,
  exportPersonalData,
  type PersonalData,
} from '#server/staff/privacy/customer-records.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { writeNamedFile } from './named-file.ts'

const USAGE = [
  'Personal data of a customer, or of somebody who wrote or subscribed without an account:',
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

function exported({ email, customers, guest }: PersonalData, file: string): readonly string[] {
  const parts = [
    ...customers.map(({ project_id, tables }) => ({ tables, of: `storefront ${project_id}` })),
    { tables: guest, of: 'somebody without an account' },
  ].filter(({ tables }) => Object.keys(tables).length > 0)
  if (parts.length === 0) throw nobody(email)
  writeNamedFile(file, `${JSON.stringify({ email, customers, guest }, null, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
  })
  return parts.map(({ tables, of }) => {
    const rows = Object.values(tables).flat().length
    return `${file}: ${counted(rows, 'row')} of ${counted(Object.keys(tables).length, 'table')} of ${of}.`
  })
}

function erased(email: string, { customers, guestRows }: Erased): readonly string[] {
  if (customers.length === 0 && guestRows === 0) throw nobody(email)
  return [
    ...customers.map((id) => `Customer ${id} is erased from the database, and every session has ended.`),
    ...(guestRows === 0
      ? []
      : [
          `${email} has no account; ${counted(guestRows, 'row')} with this address ${guestRows === 1 ? 'is' : 'are'} erased from the database.`,
        ]),
    'Backups, exported lists, files in the outbox and e-mails that were sent are not: delete them by a rule of your own.',
  ]
}

const nobody = (email: string) =>
  new StartError(`There is no customer with the address ${email}, and nothing that a visitor left with it.`)
