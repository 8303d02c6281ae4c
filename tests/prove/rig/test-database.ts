import { openTestCluster } from '#tests/support/test-cluster.ts'

/** Runs `work` with the address of a seeded database, and removes it afterwards, also when `work` throws. */
export async function withTestDatabase<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const cluster = await openTestCluster()
  try {
    return await work(await cluster.clone())
  } finally {
    await cluster.close()
  }
}
