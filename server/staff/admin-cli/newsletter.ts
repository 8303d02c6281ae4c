import { counted } from '#contract/platform/format-count.ts'
import { existsSync } from 'node:fs'
import type { ProjectId } from '#contract/platform/constants.ts'
import { normalEmail } from '#contract/platform/email.ts'
import { recordCommand } from '#server/platform/audit/staff-audit.ts'
import type { Db } from '#server/platform/database/db.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { publicOrigin } from '#server/site/public-origin.ts'
import { openSettings } from '#server/site/settings-reader.ts'
import {
  newsletterCsv,
  newsletterList,
  removeFromNewsletter,
} from '#server/staff/newsletter/newsletter-list.ts'
import { writeNamedFile } from './named-file.ts'

const USAGE = [
  'Who wants the newsletter, by storefront such as 11:',
  '  npm run shop -- newsletter                          how many, in each storefront',
  '  npm run shop -- newsletter export STOREFRONT FILE   as CSV, each with a link to unsubscribe',
  '  npm run shop -- newsletter remove EMAIL             takes an address off every list',
].join('\n')

/** Runs `npm run shop -- newsletter`; resolves with the lines to print. @param words after `newsletter` */
export async function newsletterCommand(
  databaseUrl: string,
  projectIds: readonly ProjectId[],
  [action, first, file, ...more]: readonly string[],
): Promise<readonly string[]> {
  if (more.length > 0) throw new StartError(USAGE)
  return withDatabase(databaseUrl, async (db) => {
    if (action === undefined) return counts(db, projectIds)
    if (action === 'remove' && first !== undefined && file === undefined) return remove(db, projectIds, first)
    const projectId = projectIds.find((id) => String(id) === first)
    if (action !== 'export' || file === undefined || projectId === undefined) throw new StartError(USAGE)
    return exported(db, projectId, file)
  })
}

const counts = (db: Db, projectIds: readonly ProjectId[]): Promise<readonly string[]> =>
  Promise.all(
    projectIds.map(async (id) => `Storefront ${id}: ${addresses((await newsletterList(db, id)).length)}.`),
  )

async function exported(db: Db, projectId: ProjectId, file: string): Promise<readonly string[]> {
  if (existsSync(file)) throw new StartError(`${file} exists already: choose another name.`)
  const rows = await newsletterList(db, projectId)
  const origin = publicOrigin((await openSettings(db)).current(projectId))
  writeNamedFile(file, newsletterCsv(rows, origin), { mode: 0o600, flag: 'wx' })
  await recordCommand(db, { action: 'newsletter export', subject: addresses(rows.length) })
  return [
    `${file}: ${addresses(rows.length)}.`,
    ...(origin === null ? ['It has no links to unsubscribe: the setting public_url is empty.'] : []),
  ]
}

async function remove(db: Db, projectIds: readonly ProjectId[], email: string): Promise<readonly string[]> {
  const removed = await inTransaction(db, async (trx) => {
    const done: ProjectId[] = []
    for (const projectId of projectIds)
      if (await removeFromNewsletter(trx, { projectId, email: normalEmail(email) })) done.push(projectId)
    if (done.length > 0)
      await recordCommand(trx, { action: 'newsletter remove', subject: `of storefront ${done.join(', ')}` })
    return done
  })
  if (removed.length === 0) throw new StartError(`${email} is on no list.`)
  return removed.map((id) => `${email} is off the list of storefront ${id}.`)
}

const addresses = (count: number): string => counted(count, 'address', 'addresses')
