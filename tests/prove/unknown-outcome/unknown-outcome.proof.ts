import { ensureBuilt } from '#server/start/build-app.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { audit, CLEAN_BOOKS, stockOf } from '#tests/prove/rig/audit.ts'
import { openBrowser } from '#tests/prove/rig/browser.ts'
import type { Passing } from '#tests/prove/rig/fault-proxy.ts'
import { inLanes } from '#tests/prove/rig/in-lanes.ts'
import { inWorld, type World } from '#tests/prove/rig/world.ts'
import { Hall } from './booth.ts'
import { bringHome } from './bring-home.ts'
import { type Crossing, cross } from './crossing.ts'
import { type Fate, fateOf, needsShopAlone } from './fate.ts'
import { Sea } from './sea.ts'
import { type Visit, visitReview } from './visit.ts'

const LANES = 2

export const unknownOutcome: Proof = {
  rule: '[ORD-04][ORD-05][ORD-06][MSG-49][T1][T4][T5][T7][T15][T24] no page ever tells of a failure while there is an order, whatever becomes of the answer',
  counts: { test: 40, long: 200, control: 2 },
  run: async (trial) => {
    const assets = await ensureBuilt(trial.say)
    return inWorld({ assets }, (world) => inSea(world, trial))
  },
  judge: (figures) => [
    ...above(figures, {
      ...CLEAN_BOOKS,
      lies: 0,
      boasts: 0,
      charged_changes: 0,
      unsaid_changes: 0,
      unsaid_losses: 0,
      second_offers: 0,
      wrong_totals: 0,
      unserved: 0,
    }),
    ...below(figures, { faults: 2, orders: 2 }),
  ],
}

async function inSea(world: World, trial: Trial): Promise<Figures> {
  const sea = new Sea(world)
  const browser = await openBrowser()
  try {
    await sea.open(trial.broken ? forgetful : () => null)
    const before = await stockOf(world.db)
    const tally = await voyages(new Hall(browser, sea.url), sea, trial)
    const books = await audit(world.db, { acknowledged: tally.acknowledged, before })
    const { acknowledged, ...figures } = tally
    return { orders: acknowledged.length, faults: sea.faults, ...figures, ...books }
  } finally {
    await browser.close()
    await sea.close()
  }
}

/** The negative control: who asks what became of an order hears that there is none, as a page reads it that never asks. */
const forgetful = ({ path }: Passing) =>
  path.includes('/get-netsuite-order-process/')
    ? ({
        kind: 'answered',
        status: 200,
        type: 'application/json',
        body: '{"status":"none","response":null}',
      } as const)
    : null

async function voyages(hall: Hall, sea: Sea, { seed, count, say }: Trial) {
  const tally = {
    acknowledged: [] as number[],
    presses: 0,
    lies: 0,
    boasts: 0,
    wrong_totals: 0,
    unserved: 0,
    charged_changes: 0,
    unsaid_changes: 0,
    unsaid_losses: 0,
    second_offers: 0,
  }
  const sail = async (fate: Fate) => {
    const booth = await hall.take()
    const visit = await visitReview(booth, sea, fate.index)
    const orderId = await voyage(sea, visit, fate, tally)
    await hall.giveBack(booth)
    const { lies, boasts, examples } = visit.witness
    tally.presses += visit.presses
    tally.lies += lies
    tally.boasts += boasts
    if (orderId === null) tally.unserved++
    else {
      tally.acknowledged.push(orderId)
      if ((await totalOf(sea.world, orderId)) !== visit.reviewed) tally.wrong_totals++
    }
    for (const text of examples) say(`${fate.kind}: "${text}"`)
    if (orderId === null) say(`${fate.kind} (case ${fate.index}): no confirmation at ${visit.page.url()}`)
  }
  const fates = Array.from({ length: count }, (_, index) => fateOf(seed, index))
  await inLanes(
    fates.filter((fate) => !needsShopAlone(fate)),
    LANES,
    sail,
  )
  await inLanes(fates.filter(needsShopAlone), 1, sail)
  return tally
}

async function voyage(sea: Sea, visit: Visit, fate: Fate, crossing: Crossing): Promise<number | null> {
  await cross(sea, visit, fate, crossing)
  const orderId = await bringHome(visit)
  await visit.witness.look()
  return orderId
}

/** cents */
async function totalOf({ db }: World, orderId: number): Promise<number | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('total_cents')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return order?.total_cents
}
