import { withDatabase } from '#server/platform/database/with-database.ts'
import { recordCommand } from './staff-audit.ts'

/** Says in the shop itself that there is a backup. */
export async function recordBackup(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (db) => {
    await recordCommand(db, { action: 'backup', subject: '' })
  })
}
