import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { audit, CLEAN_BOOKS, stockOf } from '#tests/prove/rig/audit.ts'
import { forgetSubmissions } from '#tests/prove/rig/break-shop.ts'
import { type Fault, openFaultProxy, type Passing } from '#tests/prove/rig/fault-proxy.ts'
import { inWorld, type World } from '#tests/prove/rig/world.ts'
import { RequestWatch, type Round, rounds, runRound, settleAll } from './storm.ts'
import type { StormShopper } from './storm-shopper.ts'

export const orders: Proof = {
  rule: '[ORD-06][ORD-16][T4][T5][T7][T9][T14] every cart makes one order and one charge, whatever is lost, late, repeated, declined or killed',
  counts: { test: 200, long: 1_000, control: 60 },
  run: (trial) => inWorld({}, (world) => storm(world, trial)),
  judge: (figures) => [
    ...above(figures, {
      ...CLEAN_BOOKS,
      unserved: 0,
    }),
    ...below(figures, { kills: 20, faults: 40 }),
  ],
}

async function storm(world: World, trial: Trial): Promise<Figures> {
  if (trial.broken) await forgetSubmissions(world.db)
  const watch = new RequestWatch()
  const fates = new Map<string, () => Fault>()
  const faultOf = ({ caller }: Passing): Fault => fates.get(caller)?.() ?? { kind: 'none' }
  const proxy = await openFaultProxy(
    () => world.url,
    (request) => watch.seen(faultOf(request)),
  )
  try {
    const before = await stockOf(world.db)
    const all = await rounds(world, proxy.url, trial.seed, trial.count)
    const shoppers = all.flatMap((round) => round.shoppers)
    for (const { onBadWay, plan } of shoppers) fates.set(`Bearer ${onBadWay.token}`, () => plan.nextFault())
    trial.say(`${shoppers.length} carts are ready`)
    const { acknowledged, unserved, kills } = await weather(world, all, watch, trial)
    const books = await audit(world.db, { acknowledged, before })
    const posts = shoppers.reduce((sum, shopper) => sum + shopper.posts, 0)
    return { posts, faults: watch.faults, kills, orders: acknowledged.length, unserved, ...books }
  } finally {
    await proxy.close()
  }
}

/** All rounds, then recovery for whoever is still waiting. */
async function weather(world: World, all: readonly Round[], watch: RequestWatch, { say }: Trial) {
  const acknowledged: number[] = []
  const waiting: StormShopper[] = []
  let kills = 0
  let unserved = 0
  for (const [index, round] of all.entries()) {
    const outcome = await runRound(world, round, watch)
    acknowledged.push(...outcome.orders)
    waiting.push(...outcome.pending)
    kills += outcome.kills
    unserved += outcome.refused
    if (index % 10 === 9) say(`${acknowledged.length} orders, ${kills} kills`)
  }
  for (const orderId of await settleAll(world, waiting))
    if (orderId === null) unserved++
    else acknowledged.push(orderId)
  return { acknowledged, unserved, kills }
}
