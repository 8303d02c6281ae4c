import type { Browser } from 'playwright'
import { ensureBuilt } from '#server/start/build-app.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { openBrowser } from '#tests/prove/rig/browser.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { firedBare } from './bare-page.ts'
import { documents } from './documents.ts'
import { CONTENT_FIELDS, type Field, fieldCode } from './fields.ts'
import { hostileCustomer } from './hostile-customer.ts'
import { spoilShop } from './hostile-shop.ts'
import { type Visit, type Visited, visitAll, visitRawHtml } from './hostile-visit.ts'
import { useNormally, type Walked } from './normal-use.ts'
import { payloads } from './payloads.ts'

export const xss: Proof = {
  rule: '[P5][P21] no text and no html of the server or of a customer ever runs, with the policy of the page and without it, and normal use never meets the policy',
  counts: { test: 325, long: 650, control: 325 },
  controlBreaks: ['ran'],
  run: async (trial) => {
    const assets = await ensureBuilt(trial.say)
    return withTestEnvironment({ assets, projectIds: [11, 14] }, async (environment) => {
      const browser = await openBrowser()
      try {
        return await attack(browser, environment, trial)
      } finally {
        await browser.close()
      }
    })
  },
  judge: (figures) => [
    ...above(figures, { ran: 0, armed: 0, dialogs: 0, violations: 0, lax: 0, unseen: 0 }),
    ...below(figures, { payloads: 300, seen_in_each: 300, planted: 5_000, fired_bare: LEAST_FIRED }),
  ],
}

async function attack(
  browser: Browser,
  environment: TestEnvironment,
  { seed, count, broken, say }: Trial,
): Promise<Figures> {
  const walked = broken ? nowhere : await useNormally(browser, environment)
  say(`${walked.pages} pages in normal use`)
  for (const line of new Set(walked.violations)) say(`refused: ${line}`)
  const all = payloads(seed, count)
  const pieces = documents(all)
  const shop = await spoilShop(environment.db, all, pieces)
  await environment.shop.restart()
  const visits = await runConcurrently(broken ? [false] : [true, false], 2, async (withPolicy) => {
    const session = broken ? null : await hostileCustomer(environment, all, pieces, shop)
    const visit: Visit = { url: environment.url, session, shop, all, withPolicy }
    return broken ? visitRawHtml(browser, visit, pieces, LEAST_FIRED) : visitAll(browser, visit)
  })
  for (const visited of visits) for (const line of missing(visited, count)) say(line)
  const figures = counted(visits)
  if (broken && figures.ran < LEAST_FIRED) throw new Error(`only ${figures.ran} payloads ran as raw html`)
  return {
    payloads: all.length,
    planted: shop.planted.size,
    fired_bare: broken ? 0 : await firedBare(browser, pieces),
    pages: walked.pages,
    lax: walked.lax,
    violations: walked.violations.length,
    ...figures,
    dialogs: walked.dialogs + visits.reduce((sum, { trap }) => sum + trap.dialogs, 0),
  }
}

/** A proof with payloads that rarely run says nothing. */
const LEAST_FIRED = 100
const nowhere: Walked = { pages: 0, lax: 0, violations: [], dialogs: 0 }

/** The fields that did not show all of their payloads. */
function missing({ trap, fields, planted }: Visited, count: number): readonly string[] {
  const unseen = [...planted].filter((number) => !trap.seen.has(number))
  const inField = (field: Field) => unseen.filter((number) => number.endsWith(`.${fieldCode(field)}`)).length
  return [
    ...fields
      .filter((field) => trap.seenIn(field) < count)
      .map((field) => `${field} showed ${trap.seenIn(field)} payloads`),
    ...CONTENT_FIELDS.filter((field) => inField(field) > 0).map(
      (field) => `${field} did not show ${inField(field)} payloads`,
    ),
  ]
}

const counted = (visits: readonly Visited[]) => ({
  fields: Math.max(...visits.map(({ fields }) => fields.length)),
  seen_in_each: Math.min(...visits.flatMap(({ trap, fields }) => fields.map((field) => trap.seenIn(field)))),
  unseen: visits.flatMap(({ trap, planted }) => [...planted].filter((number) => !trap.seen.has(number)))
    .length,
  pieces: visits.reduce((sum, { pieces }) => sum + pieces, 0),
  ran: new Set(visits.flatMap(({ trap }) => [...trap.ran])).size,
  armed: visits.reduce((sum, { trap }) => sum + trap.armed, 0),
})
