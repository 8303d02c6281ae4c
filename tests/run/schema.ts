import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { schemaTypes } from '#tests/support/schema-types.ts'
import { openTestCluster } from '#tests/support/test-cluster.ts'

/** Regenerates tests/support/schema.ts (`npm run schema`) after a new migration. */
const cluster = await openTestCluster()
const db = openDatabase(await cluster.clone(), 1, NO_TIMEOUTS)
try {
  writeFileSync('tests/support/schema.ts', await schemaTypes(db))
  execFileSync('biome', ['format', '--write', 'tests/support/schema.ts'])
} finally {
  await db.destroy()
  await cluster.close()
}
