import * as fc from 'fast-check'
import { cartCalls } from '#contract/carts.ts'
import { lineCalls } from '#contract/lines.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { type Fault, openFaultProxy } from '#tests/prove/rig/fault-proxy.ts'
import type { Patch } from '#tests/prove/rig/patch-source.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { type TestEnvironment, withTestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { makeShopper } from '#tests/support/customers.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { type PlannedAdd, planOfCart, PRODUCTS } from './plan.ts'

/** The negative control: a request is not recognized by its id. */
const withoutRequestId: readonly Patch[] = [
  {
    file: 'server/order-lines/cart-additions.ts',
    from: 'if (!before) return null',
    to: 'if (!before || before) return null',
  },
  {
    file: 'server/order-lines/cart-additions.ts',
    from: 'if (!inserted) throw otherLines()',
    to: 'if (!inserted) return',
  },
]

/** Counts in carts, with five adds each. */
export const addLines: Proof = {
  rule: '[T59][T60] whatever is lost or repeated, in a row or five at once, each request adds its lines once and answers the same',
  counts: { test: 40, long: 200, control: 20 },
  controlBreaks: ['wrong_carts'],
  run: (trial) =>
    withTestEnvironment({ patches: trial.broken ? withoutRequestId : [] }, (environment) =>
      addAll(environment, trial),
    ),
  judge: (figures) => [
    ...above(figures, { wrong_carts: 0, answered_differently: 0, refused: 0 }),
    ...below(figures, {
      carts: 20,
      adds: 5 * (figures['carts'] ?? 0),
      faults: 4 * (figures['carts'] ?? 0),
      repeats: 5 * (figures['carts'] ?? 0),
    }),
  ],
}

const CONCURRENCY = 4
/** in stock of the first product, so that its lines are capped */
const SCARCE = 9
const PLENTY = 100_000

async function addAll({ url, db }: TestEnvironment, { seed, count, say }: Trial): Promise<Figures> {
  const products = await productsOf(db)
  const plans = fc.sample(planOfCart, { seed, numRuns: count })
  const faults = new Map(
    plans.flat().map((add): [string, Fault[]] => [add.requestId, [...add.faults]] as const),
  )
  const tally = { wrong_carts: 0, answered_differently: 0, refused: 0, faults: 0, requests: 0 }
  const proxy = await openFaultProxy(
    () => url,
    ({ path, body }) => {
      if (!path.includes(lineCalls.addLines.path)) return { kind: 'none' }
      tally.requests++
      const { request_id } = JSON.parse(body) as { request_id: string }
      const fault = faults.get(request_id)?.shift() ?? { kind: 'none' }
      if (fault.kind !== 'none') tally.faults++
      return fault
    },
  )
  try {
    await runConcurrently(plans, CONCURRENCY, async (adds, index) => {
      const shopper = await makeShopper(proxy.url, db)
      for (const add of adds) {
        const answers = await Promise.all(
          Array.from({ length: add.atOnce }, () => answerOf(shopper, add, products)),
        )
        // asked once more when everything has arrived
        answers.push(await answerOf(shopper, add, products))
        if (new Set(answers).size > 1) tally.answered_differently++
        if (answers.some((answer) => !answer.startsWith('200 '))) tally.refused++
      }
      const [found, wanted] = [await casesIn(shopper, products), wantedCases(adds)]
      if (found.join() === wanted.join()) return
      tally.wrong_carts++
      say(`cart ${index}: ${found.join()} instead of ${wanted.join()}`)
    })
  } finally {
    await proxy.close()
  }
  const adds = plans.flat().length
  return { carts: plans.length, adds, ...tally, repeats: tally.requests - adds }
}

/** Sends a request until an answer arrives whole. */
async function answerOf(shopper: Shopper, add: PlannedAdd, products: readonly number[]): Promise<string> {
  const lines = add.lines.map(([at, quantity]) => ({ products_id: products[at] ?? 0, quantity }))
  const body = { request_id: add.requestId, lines }
  for (;;) {
    const reply = await shopper.send(lineCalls.addLines, { body }).catch(() => null)
    if (reply) return `${reply.status} ${JSON.stringify(reply.body)}`
  }
}

async function casesIn(shopper: Shopper, products: readonly number[]): Promise<readonly number[]> {
  const { items } = await shopper.call(cartCalls.selectCart, {})
  return products.map((id) => items.find((line) => line.products_id === id)?.quantity ?? 0)
}

const wantedCases = (adds: readonly PlannedAdd[]): readonly number[] =>
  Array.from({ length: PRODUCTS }, (_, product) => {
    const wanted = adds.flatMap(({ lines }) => lines).filter(([at]) => at === product)
    const cases = wanted.reduce((sum, [, quantity]) => sum + quantity, 0)
    return product === 0 ? Math.min(SCARCE, cases) : cases
  })

async function productsOf(db: TestEnvironment['db']): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('project_id', '=', 11)
    .where('active', '=', true)
    .orderBy('id')
    .limit(PRODUCTS)
    .execute()
  const ids = rows.map(({ id }) => id)
  const setStock = (qty: number, wanted: readonly number[]) =>
    db.updateTable('stock').set({ qty }).where('product_id', 'in', wanted).execute()
  await setStock(PLENTY, ids)
  await setStock(SCARCE, ids.slice(0, 1))
  return ids
}
