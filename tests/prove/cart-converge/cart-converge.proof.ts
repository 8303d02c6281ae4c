import * as fc from 'fast-check'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import type { ChangeReply } from '#machines/cart/cart.types.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { openFaultProxy } from '#tests/prove/rig/fault-proxy.ts'
import { stockOf } from '#tests/prove/rig/audit.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { wrongBursts } from './bursts.ts'
import { largeCartRatio } from './large-cart.ts'
import { PRODUCTS, type Plan, planOf } from './plan.ts'
import { type Scene, Sequence } from './sequence.ts'

export const cartConverge: Proof = {
  rule: '[CART-16][CART-12][T21][T27][T56] whatever is late, lost, refused or changed elsewhere, view, shop and model end as one cart',
  counts: { test: 150, long: 5_000, control: 60 },
  controlBreaks: ['diverged'],
  run: (trial) => withTestEnvironment({}, (environment) => converge(environment, trial)),
  judge: (figures) => [
    ...above(figures, { diverged: 0, wrong_bursts: 0, large_cart_per_mille: 2_000 }),
    ...below(figures, { actions: 300, faults: 20 }),
  ],
}

/** Sequences at once, each on a cart of its own. */
const CONCURRENCY = 4
const LATER_PRODUCTS = 300

async function converge(environment: TestEnvironment, trial: Trial): Promise<Figures> {
  const products = await productsInStock(environment)
  const running = new Map<string, Sequence>()
  const proxy = await openFaultProxy(
    () => environment.url,
    async (request) => (await running.get(request.caller)?.faultOf(request)) ?? { kind: 'none' },
    { heard: (request, answer) => running.get(request.caller)?.heard(request, answer) },
  )
  try {
    const plans = plansFrom(trial)
    const waiting = [...plans.entries()]
    const tally = { diverged: 0, faults: 0 }
    const scene = {
      proxyUrl: proxy.url,
      products,
      stock: await stockOf(environment.db),
      send: trial.broken ? sentAgain : sent,
    }
    const lane = async () => {
      const other = await makeShopper(environment.url, environment.db)
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const sequence = new Sequence({ ...scene, machine: cartMachine, other }, next[1])
        running.set(`Bearer ${other.token}`, sequence)
        const differences = await sequence.run()
        sequence.stop()
        tally.faults += sequence.faults
        if (differences.length > 0) tally.diverged++
        for (const line of differences) trial.say(`sequence ${next[0]}: ${line}`)
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, lane))
    return {
      sequences: plans.length,
      calm: plans.filter(({ isCalm }) => isCalm).length,
      actions: plans.reduce((sum, { actions }) => sum + actions.length, 0),
      ...tally,
      // the control is not caught by them
      wrong_bursts: trial.broken ? 0 : await wrongBursts(environment, cartMachine, products),
      large_cart_per_mille: trial.broken ? 0 : await largeCartRatio(environment, products),
    }
  } finally {
    await proxy.close()
  }
}

/** Every third sequence has no fault. */
function plansFrom({ seed, count }: Trial): readonly Plan[] {
  const calm = fc.sample(planOf(true), { seed, numRuns: Math.ceil(count / 3) })
  const others = fc.sample(planOf(false), { seed: seed + 1, numRuns: count - calm.length })
  return others.flatMap((plan, index) =>
    index % 2 === 0 ? [plan, ...calm.slice(index / 2, index / 2 + 1)] : [plan],
  )
}

const sent: Scene['send'] = (send) => send()

/** The negative control: a request without a response is sent again, as many HTTP clients do. */
const sentAgain = (send: () => Promise<ChangeReply>): Promise<ChangeReply> => send().catch(send)

async function productsInStock({ db }: TestEnvironment): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('stock as s', 's.product_id', 'p.id')
    .select('p.id')
    .where('p.project_id', '=', 11)
    .where('p.active', '=', true)
    .where('s.qty', '>', 0)
    .orderBy('s.qty', 'desc')
    .orderBy('p.id')
    .limit(LATER_PRODUCTS)
    .execute()
  if (rows.length < PRODUCTS) throw new Error('too few products are in stock')
  return rows.map(({ id }) => id)
}
