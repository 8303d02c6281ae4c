import { writeDefaults } from './content/insert-entries.ts'
import type { Log } from './platform/log/log.ts'
import { migrateToLatest } from './platform/database/migrate.ts'
import { NO_TIMEOUTS, openDatabase } from './platform/database/open.ts'
import { writeDefaultRows } from './new-shop/default-rows.ts'
import { writeDefaultSettings } from './site/default-settings.ts'

interface PrepareOptions {
  readonly databaseUrl: string
  readonly secret: Uint8Array
  readonly seedDemo: boolean
  readonly log: Log
}

/** Migrates the database, seeds it when the demo is wanted, and adds the content, settings and default rows that it lacks. */
export async function prepareDatabase(options: PrepareOptions): Promise<void> {
  const { databaseUrl, secret, seedDemo, log } = options
  const db = openDatabase(databaseUrl, 2, NO_TIMEOUTS)
  try {
    await migrateToLatest(db)
    if (seedDemo) {
      const { seedWhenEmpty } = await import('./demo/seed-when-empty.ts')
      await seedWhenEmpty(db, secret, (line) => log(line, 'info'))
    }
    const { defaultEntries } = await import('./content/defaults/default-entries.ts')
    await writeDefaults(db, defaultEntries)
    await writeDefaultSettings(db, log)
    await writeDefaultRows(db)
  } finally {
    await db.destroy()
  }
}
