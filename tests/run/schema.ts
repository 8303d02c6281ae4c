import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { NO_TIMEOUTS, openDatabase } from '#server/platform/database/open.ts'
import { schemaTypes } from '#tests/support/schema-types.ts'
import { openTestCluster } from '#tests/support/test-cluster.ts'

/** Regenerates server/platform/database/schema.ts (`npm run schema`) after a new migration. */
const cluster = await openTestCluster()
const db = openDatabase(await cluster.clone(), 1, NO_TIMEOUTS)
try {
  writeFileSync('server/platform/database/schema.ts', await schemaTypes(db))
  execFileSync('biome', ['format', '--write', 'server/platform/database/schema.ts'])
} finally {
  await db.destroy()
  await cluster.close()
}
