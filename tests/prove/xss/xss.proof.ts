import type { Browser } from 'playwright'
import { ensureBuilt } from '#server/start/build-app.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { openBrowser } from '#tests/prove/rig/browser.ts'
import { inWorld, type World } from '#tests/prove/rig/world.ts'
import { firedBare } from './bare-page.ts'
import { documents } from './documents.ts'
import { hostileCustomer } from './hostile-customer.ts'
import { spoilShop } from './hostile-shop.ts'
import { type Visit, type Visited, visitAll, visitUnsanitised } from './hostile-visit.ts'
import { useNormally, type Walked } from './normal-use.ts'
import { payloads } from './payloads.ts'

export const xss: Proof = {
  rule: '[P5][P21] no text and no html of the server or of a customer ever runs, with the policy of the page and without it, and normal use never meets the policy',
  counts: { test: 325, long: 1_625, control: 325 },
  run: async (trial) => {
    const assets = await ensureBuilt(trial.say)
    return inWorld({ assets, projectIds: [11, 14] }, async (world) => {
      const browser = await openBrowser()
      try {
        return await attack(browser, world, trial)
      } finally {
        await browser.close()
      }
    })
  },
  judge: (figures) => [
    ...above(figures, { ran: 0, armed: 0, dialogs: 0, violations: 0, lax: 0 }),
    ...below(figures, { payloads: 300, fired_bare: 100 }),
  ],
}

async function attack(browser: Browser, world: World, { seed, count, broken, say }: Trial): Promise<Figures> {
  const walked = broken ? nowhere : await useNormally(browser, world)
  say(`${walked.pages} pages in normal use`)
  for (const line of new Set(walked.violations)) say(`refused: ${line}`)
  const all = payloads(seed, count)
  const pieces = documents(all)
  const shop = await spoilShop(world.db, all, pieces)
  await world.shop.restart()
  const text = all.map(({ html }) => html).join(' ')
  const visit = async (withPolicy: boolean): Promise<Visit> => ({
    url: world.url,
    session: await hostileCustomer(world, text),
    shop,
    text,
    withPolicy,
  })
  const visits = broken
    ? [await visitUnsanitised(browser, await visit(false))]
    : await Promise.all([true, false].map(async (on) => visitAll(browser, await visit(on))))
  return {
    payloads: all.length,
    fired_bare: await firedBare(browser, pieces),
    pages: walked.pages,
    lax: walked.lax,
    violations: walked.violations.length,
    ...counted(visits),
    dialogs: walked.dialogs + visits.reduce((sum, { trap }) => sum + trap.dialogs, 0),
  }
}

const nowhere: Walked = { pages: 0, lax: 0, violations: [], dialogs: 0 }

function counted(visits: readonly Visited[]) {
  const sum = (figure: (visited: Visited) => number) => visits.reduce((all, each) => all + figure(each), 0)
  return {
    hostile_pages: sum(({ pages }) => pages),
    pieces: sum(({ pieces }) => pieces),
    seen: new Set(visits.flatMap(({ trap }) => [...trap.seen])).size,
    ran: new Set(visits.flatMap(({ trap }) => [...trap.ran])).size,
    armed: sum(({ trap }) => trap.armed),
  }
}
