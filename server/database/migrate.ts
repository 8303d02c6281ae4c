import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as shop from './migrations/0001-shop.ts'
import * as refusals from './migrations/0002-refusals.ts'
import * as resetCodes from './migrations/0003-reset-codes.ts'
import * as volumeRequests from './migrations/0004-volume-requests.ts'
import * as cleanUp from './migrations/0005-clean-up.ts'

const migrations = {
  '0001-shop': shop,
  '0002-refusals': refusals,
  '0003-reset-codes': resetCodes,
  '0004-volume-requests': volumeRequests,
  '0005-clean-up': cleanUp,
}

/** Migrates the database to the newest schema; safe when several processes start at once. */
export async function migrateToLatest<T>(db: Kysely<T>): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('the migration failed', { cause: error })
  return (results ?? []).map((result) => result.migrationName)
}
