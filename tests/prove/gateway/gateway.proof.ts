import { openStandIn } from '#server/platform/gateway/cybersource/stand-in/stand-in.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { withTestDatabase } from '#tests/prove/rig/test-database.ts'
import {
  type GatewayFixture,
  openCybersourceFixture,
  openSandboxFixture,
} from '#tests/server/platform/gateway/gateway-fixtures.ts'
import { RandomCharges } from './random-charges.ts'
import { tryAltered } from './try-altered.ts'

const MINUTE = 60_000
/** altered requests for each charge */
const ALTERED_SHARE = 2
/** of requests that are lost, and of answers */
const LOST = 0.1

/** Counts in charges at each gateway, and twice as many altered requests. In the negative control the digest is not checked. */
export const gateway: Proof = {
  rule: '[T14][T82][T83][T84][T86] sandbox and CyberSource keep the same rules in any order of requests with lost ones, and no altered request is accepted',
  counts: { test: 60, long: 200, control: 60 },
  controlBreaks: ['accepted'],
  run: (trial) => withTestDatabase((databaseUrl) => run(databaseUrl, trial)),
  judge: (figures) => {
    const { charges = 0 } = figures
    return [
      ...above(figures, {
        double_charges: 0,
        wrong_charges: 0,
        wrong_refunds: 0,
        over_refunded: 0,
        changed_answers: 0,
        unknown_left: 0,
        accepted: 0,
        refused_right: 0,
      }),
      ...below(figures, {
        charges: 1,
        made: charges / 4,
        refunds: charges / 4,
        reversed: charges / 20,
        unknown: charges / 5,
        not_settled: charges / 40,
        altered: charges,
      }),
    ]
  },
}

async function run(databaseUrl: string, trial: Trial): Promise<Figures> {
  const random = randomFrom(trial.seed)
  let clock = Date.now()
  const clockOf = { now: () => new Date(clock), pass: (minutes: number) => void (clock += minutes * MINUTE) }
  let isFaulty = true
  const cybersource = await openCybersourceFixture(databaseUrl, {
    now: clockOf.now,
    settledAfter: 60 * MINUTE,
    searchDelay: MINUTE / 2,
    definiteAfter: 3 * MINUTE,
    faultOf: (path) => (isFaulty && path.startsWith('/pts/v2/') ? faultOf(random()) : 'none'),
  })
  const sandbox = openSandboxFixture(databaseUrl)
  const altered = await openStandIn({ isDigestChecked: !trial.broken })
  const fixtures: readonly GatewayFixture[] = [sandbox, cybersource]
  try {
    const figures: Record<string, number> = {}
    for (const fixture of fixtures) {
      isFaulty = true
      const charges = new RandomCharges(fixture, random, clockOf.pass, trial.say)
      await charges.make(trial.count)
      isFaulty = false
      await charges.settleAll()
      for (const [name, figure] of Object.entries(await charges.audit()))
        figures[name] = (figures[name] ?? 0) + figure
    }
    return { ...figures, ...(await tryAltered(altered, trial.count * ALTERED_SHARE, random, trial.say)) }
  } finally {
    for (const each of [...fixtures, altered]) await each.close()
  }
}

function faultOf(draw: number): 'none' | 'before' | 'after' {
  if (draw < LOST) return 'before'
  return draw < 2 * LOST ? 'after' : 'none'
}
