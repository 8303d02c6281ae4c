import { setTimeout as pause } from 'node:timers/promises'
import { authCalls } from '#contract/account/auth.ts'
import { CSRF_COOKIE } from '#contract/platform/constants.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { percentile } from '#tests/prove/load/patient-shopper.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { attackKinds } from './attack-kinds.ts'
import { type AttackName, startAttacker } from './attacker-process.ts'
import { Measurement, openOtherClients } from './other-clients.ts'

/** Counts in calls of each other client during each attack. Times are ratios within one run. */
export const availability: Proof = {
  rule: '[P31] whatever one client sends, the others are answered, nearly as fast as without it',
  counts: { test: 40, long: 400, control: 20 },
  controlBreaks: ['answered_percent'],
  run: (trial) =>
    withTestEnvironment({ trustedProxies: trial.broken ? NO_PROXY : 1 }, (environment) =>
      underAttack(environment, trial),
    ),
  judge: (figures) => [
    ...above(figures, { p99_ratio: 4 }),
    ...below(figures, { answered_percent: 98, asked: 500, attacks: Object.keys(attackKinds).length }),
  ],
}

/** The negative control: behind a proxy that is not trusted all clients are one, and share its limits. */
const NO_PROXY = 0

const LEAD = 300

async function underAttack({ url }: TestEnvironment, { count, seed, say }: Trial): Promise<Figures> {
  const visitor = new Shopper(url)
  await visitor.send(authCalls.me, {})
  const csrf = visitor.cookies.get(CSRF_COOKIE) ?? ''
  const others = await openOtherClients(url)
  const [quiet, attacked] = [new Measurement(), new Measurement()]
  await others(count, new Measurement())
  const attacker = startAttacker({ port: Number(new URL(url).port), csrf, seed })
  const kinds = Object.keys(attackKinds) as AttackName[]
  try {
    for (const kind of kinds) {
      await others(count, quiet)
      await attacker.start(kind)
      await pause(LEAD)
      const during = new Measurement()
      await others(count, during)
      await attacker.stop()
      say(
        `${kind}: ${during.answered} of ${during.asked} answered, p99 ${percentile(during.took, 0.99).toFixed(0)} ms`,
      )
      attacked.asked += during.asked
      attacked.answered += during.answered
      attacked.took.push(...during.took)
    }
  } finally {
    attacker.end()
  }
  say(`quiet: p99 ${percentile(quiet.took, 0.99).toFixed(0)} ms`)
  return {
    attacks: kinds.length,
    asked: attacked.asked,
    answered_percent: Math.floor((1_000 * attacked.answered) / attacked.asked) / 10,
    quiet_refused: quiet.asked - quiet.answered,
    p99_ratio: Math.round((10 * percentile(attacked.took, 0.99)) / percentile(quiet.took, 0.99)) / 10,
  }
}
