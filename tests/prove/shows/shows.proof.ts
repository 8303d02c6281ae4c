import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { above, below, type Proof } from '#tests/prove/proof.ts'
import { startShop } from '#tests/prove/rig/shop-process.ts'
import { withTestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { canaries } from './canaries.ts'
import { guesses } from './guesses.ts'
import { twoWriters } from './two-writers.ts'

/**
 * Counts in rounds of two devices that change one show. In the negative control a device overwrites what another one has
 * saved, what is private stands in the name of a show, and somebody who guesses knows a token.
 */
export const shows: Proof = {
  rule: '[SHOW-01][SHOW-02][SHOW-03][ROUTE-40][T66] two devices lose no change whatever is lost, repeated or killed; a link shows nothing private, and nobody guesses one',
  counts: { test: 300, long: 3_000, control: 24 },
  controlBreaks: ['lost_changes', 'leaks', 'hits'],
  run: async (trial) => {
    const built = resolve(import.meta.dirname, '../../../dist')
    const assets = existsSync(`${built}/index.html`) ? built : null
    const orders = { assets, trustedProxies: 1, projectIds: [11, 14], ports: [0, 0] } as const
    return withTestEnvironment(orders, async (environment) => {
      const { databaseUrl, gatewayUrl } = environment
      const second = await startShop({ ...orders, databaseUrl, gatewayUrl })
      try {
        const written = await twoWriters(environment, second, trial)
        return {
          ...written,
          ...(await canaries(environment, trial)),
          ...(await guesses(environment, trial)),
        }
      } finally {
        await second.kill()
      }
    })
  },
  judge: (figures) => [
    ...above(figures, {
      lost_changes: 0,
      answered_differently: 0,
      leaks: 0,
      hits: 0,
      unlimited: 0,
      told_apart: 0,
    }),
    ...below(figures, {
      rounds: 24,
      saves: 8 * (figures['rounds'] ?? 0),
      faults: 3 * (figures['rounds'] ?? 0),
      kills: 2,
      public_answers: 4,
      guesses: 100_000,
    }),
  ],
}
