import type { ProjectId } from '#contract/platform/constants.ts'
import { recordCommand } from '#server/platform/audit/staff-audit.ts'
import type { Db } from '#server/platform/database/db.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { makeFeedKey, revokeFeedKey, selectKeys } from '#server/staff/feed/feed-keys.ts'

const USAGE = [
  'Keys with which programs follow a storefront such as 11:',
  '  npm run shop -- feed                        those that were made',
  '  npm run shop -- feed make STOREFRONT NAME   makes one, which is shown once',
  '  npm run shop -- feed revoke KEY             by its number in the list',
].join('\n')

/** Runs `npm run shop -- feed`; resolves with the lines to print. @param words after `feed` */
export async function feedCommand(
  databaseUrl: string,
  projectIds: readonly ProjectId[],
  [action, first = '', ...more]: readonly string[],
): Promise<readonly string[]> {
  return withDatabase(databaseUrl, async (db) => {
    if (action === undefined) return list(db, projectIds)
    if (action === 'revoke' && /^\d{1,9}$/.test(first) && more.length === 0)
      return revoke(db, projectIds, Number(first))
    const projectId = projectIds.find((id) => String(id) === first)
    const name = more.join(' ').trim()
    if (action !== 'make' || projectId === undefined || name === '' || name.length > 60)
      throw new StartError(USAGE)
    return make(db, projectId, name)
  })
}

async function list(db: Db, projectIds: readonly ProjectId[]): Promise<readonly string[]> {
  const lines = await Promise.all(
    projectIds.map(async (projectId) =>
      (await selectKeys(db, { projectId })).map(({ id, name, used_at, revoked_at }) => {
        const used = used_at === null ? 'never used' : `last used ${used_at.toISOString()}`
        const state = revoked_at === null ? used : `revoked ${revoked_at.toISOString()}`
        return `${id}  ${name}, storefront ${projectId}: ${state}`
      }),
    ),
  )
  const all = lines.flat()
  return all.length === 0 ? ['There is no key yet.'] : all
}

const make = (db: Db, projectId: ProjectId, name: string): Promise<readonly string[]> =>
  inTransaction(db, async (trx) => {
    const { id, key } = await makeFeedKey(trx, { name, projectId, staffId: null, now: new Date() })
    await recordCommand(trx, { action: 'feed make', subject: `${name} (key ${id})` })
    return [`Key ${id} of ${name} for storefront ${projectId}. It is shown only now:`, key]
  })

const revoke = (db: Db, projectIds: readonly ProjectId[], id: number): Promise<readonly string[]> =>
  inTransaction(db, async (trx) => {
    for (const projectId of projectIds) {
      const name = await revokeFeedKey(trx, { id, projectId, staffId: null, now: new Date() })
      if (name === null) continue
      await recordCommand(trx, { action: 'feed revoke', subject: `${name} (key ${id})` })
      return [`${name} can read and write nothing more.`]
    }
    throw new StartError(`There is no key ${id} that is good.`)
  })
