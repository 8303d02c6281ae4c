import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { above, below, type Proof } from '#tests/prove/proof.ts'
import type { Patch } from '#tests/prove/rig/patch-source.ts'
import { startShop } from '#tests/prove/rig/shop-process.ts'
import { withTestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { canaries } from './canaries.ts'
import { guesses } from './guesses.ts'
import { twoWriters } from './two-writers.ts'

/** The negative control: saves ignore the revision, the document itself is shared, and tokens are counted. */
const broken: readonly Patch[] = [
  {
    file: 'server/shows/show-statements.ts',
    from: 'and revision = :base and removed_at is null and not',
    to: 'and revision >= least(:base, 0) and removed_at is null and not',
  },
  {
    file: 'server/shows/publish-show.ts',
    from: 'const shown = toPublicShow(doc.output)',
    to: 'const shown = doc.output',
  },
  {
    file: 'server/shows/share-token.ts',
    from: "randomBytes(TOKEN_BYTES).toString('base64url')",
    to: "String((globalThis.counted = (globalThis.counted ?? 0) + 1)).padStart(22, '0')",
  },
  {
    file: 'server/shows/share-token.ts',
    from: "createHmac('sha256', secret)",
    to: "nonce || createHmac('sha256', secret)",
  },
]

/** Counts in rounds of two devices that change one show. */
export const shows: Proof = {
  rule: '[SHOW-01][SHOW-02][SHOW-03][ROUTE-40][T66] two devices lose no change whatever is lost, repeated or killed; a link shows nothing private, and nobody guesses one',
  counts: { test: 300, long: 3_000, control: 24 },
  controlBreaks: ['lost_changes', 'leaks', 'hits'],
  run: async (trial) => {
    const patches = trial.broken ? broken : []
    const built = resolve(import.meta.dirname, '../../../dist')
    const assets = existsSync(`${built}/index.html`) ? built : null
    const orders = { patches, assets, trustedProxies: 1, projectIds: [11, 14], ports: [0, 0] } as const
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
