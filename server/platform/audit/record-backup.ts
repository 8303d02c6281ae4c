import { openDatabase } from '#server/platform/database/open.ts'
import { recordCommand } from './staff-audit.ts'

/** Says in the shop itself that there is a backup. */
export async function recordBackup(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, 1)
  try {
    await recordCommand(db, { action: 'backup', subject: '' })
  } finally {
    await db.destroy()
  }
}
