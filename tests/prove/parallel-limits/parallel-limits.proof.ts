import { randomFrom } from '#statecharts/engine/random.ts'
import { above, below, type Proof, type Trial } from '#tests/prove/proof.ts'
import type { Patch } from '#tests/prove/rig/patch-source.ts'
import { type TestEnvironment, withTestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { attempts } from './attempts.ts'

/** So many attempts of each kind are answered before their limit refuses the next one. */
const ANSWERED = {
  declined_cards: 5,
  wrong_coupons: 10,
  wrong_passwords: 10,
  wrong_current_passwords: 10,
  codes_sent: 3,
  wrong_codes: 5,
  registrations: 30,
}

/** Counts in attempts at once, of each kind. */
export const parallelLimits: Proof = {
  rule: '[P35] of two hundred attempts at once as many are answered as of two hundred one after the other',
  counts: { test: 200, long: 200, control: 100 },
  run: (trial) =>
    withTestEnvironment({ patches: trial.broken ? lookThenCount : [] }, (environment) =>
      attackAll(environment, trial),
    ),
  judge: (figures) => [
    ...above(figures, { ...ANSWERED, right_coupons_behind: 0, wrong_statuses: 0 }),
    ...below(figures, ANSWERED),
  ],
}

/** The negative control: a limit is looked at before the attempt, and the attempt counted when it has failed. */
const lookThenCount: readonly Patch[] = [
  {
    file: 'server/http/rate-limit.ts',
    from: 'const counted = await countEvents(db, limits, now)',
    to: 'await uncountEvents(db, await countEvents(db, limits, now))',
  },
  {
    file: 'server/http/rate-limit.ts',
    from: 'if (!failed) await uncountEvents(db, counted)',
    to: 'if (failed) await countEvents(db, limits, now).catch(() => undefined)',
  },
]

async function attackAll(environment: TestEnvironment, { seed, count, say }: Trial) {
  const random = randomFrom(seed)
  const figures: Record<string, number> = {}
  const shuffled = attempts
    .map((attempt) => ({ attempt, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ attempt }) => attempt)
  let wrongStatuses = 0
  for (const { name, prepare } of shuffled) {
    const send = await prepare(environment, count)
    const statuses = await Promise.all(
      Array.from({ length: count }, (_, index) => answeredStatus(send, index)),
    )
    const answered = statuses.filter((status) => status === 200 || status === 401).length
    wrongStatuses += statuses.filter((status) => ![200, 401, 429].includes(status)).length
    figures[name] = answered
    say(`${name}: ${answered} of ${count}`)
  }
  return {
    ...figures,
    right_coupons_behind: await cartsWithCoupon(environment),
    wrong_statuses: wrongStatuses,
  }
}

/** Who is told that the shop is busy was not answered, and asks again. */
async function answeredStatus(
  send: (index: number) => Promise<{ readonly status: number }>,
  index: number,
): Promise<number> {
  const { status } = await send(index)
  return status === 503 ? answeredStatus(send, index) : status
}

async function cartsWithCoupon({ db }: TestEnvironment): Promise<number> {
  const carts = await db.selectFrom('carts').select('id').where('coupon_id', 'is not', null).execute()
  return carts.length
}
