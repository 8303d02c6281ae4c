import { openTestCluster } from '#tests/support/test-cluster.ts'

/** Makes the seeded database that later steps copy, while another core lints. */
const cluster = await openTestCluster()
await cluster.close()
console.log('The database of the tests is seeded.')
