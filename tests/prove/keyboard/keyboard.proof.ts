import type { Browser, BrowserContext } from 'playwright'
import { ensureBuilt } from '#server/start/build-app.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { blockPictures, openBrowser } from '#tests/prove/rig/browser.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { goods } from '#e2e/goods.ts'
import { breakVisibility } from './break-visibility.ts'
import { ScreenReaderLog } from './screen-reader-log.ts'
import { KeyboardUser } from './keyboard-user.ts'
import { buy, recentMessages } from './purchase.ts'

export const keyboard: Proof = {
  rule: '[ORD-07][VAL-17] a keyboard alone buys, with the focus in sight at every stop, at the heading of every page, every message announced and kept, and nothing moving for whoever wants it still',
  counts: { test: 4, long: 24, control: 1 },
  run: async (trial) => {
    const assets = await ensureBuilt(trial.say)
    return withTestEnvironment({ assets, projectIds: [11, 14] }, async (environment) => {
      const browser = await openBrowser()
      try {
        return await buyAll(browser, environment, trial)
      } finally {
        await browser.close()
      }
    })
  },
  judge: (figures) => [
    ...above(figures, { covered: 0, unseen: 0, unfocused: 0, unannounced: 0, unkept: 0, moving: 0 }),
    ...below(figures, { orders: 1, stops: 50, toasts: 1 }),
  ],
}

const CONCURRENCY = 2
const HEIGHT = 844
const storefronts = [
  { projectId: 11, like: 'silver', category: '500-Gram-Cakes' },
  { projectId: 14, like: 'pro', category: '1000-gram-cakes' },
] as const

interface Journey {
  readonly storefront: number
  readonly width: number
  /** which of the products */
  readonly from: number
  readonly isBroken: boolean
}

async function buyAll(
  browser: Browser,
  environment: TestEnvironment,
  { seed, count, broken, say }: Trial,
): Promise<Figures> {
  const random = randomFrom(seed)
  const journeys = Array.from(
    { length: count },
    (_, index): Journey => ({
      storefront: (index >> 1) % storefronts.length,
      width: index % 2 === 0 ? 390 : 1440,
      from: Math.floor(random() * 10),
      isBroken: broken,
    }),
  )
  const results = await runConcurrently(journeys, CONCURRENCY, (journey) =>
    runJourney(browser, environment, journey),
  )
  for (const { notes } of results) for (const note of notes) say(note)
  const names = Object.keys(results[0]?.figures ?? {})
  const sum = (name: string) => results.reduce((all, { figures }) => all + (figures[name] ?? 0), 0)
  return Object.fromEntries(names.map((name) => [name, sum(name)]))
}

async function runJourney(browser: Browser, environment: TestEnvironment, journey: Journey) {
  const { width, storefront } = journey
  const line = storefronts[storefront] ?? storefronts[0]
  const context = await open(browser, `http://127.0.0.1:${environment.shop.ports[storefront]}`, width)
  const screenReader = new ScreenReaderLog()
  await screenReader.install(context)
  if (journey.isBroken) await breakVisibility(context)
  const page = await context.newPage()
  await blockPictures(page)
  const user = new KeyboardUser(page)
  const [product] = await goods(environment.db, 1, { ...line, from: journey.from })
  if (!product) throw new Error('a product is needed')
  const request = { email: await makeCustomer(environment.db, line.like), product, isNarrow: width < 600 }
  const order = await buy(user, request)
  const kept = await recentMessages(user, request)
  await context.close()
  const { toasts, unannounced, moving } = screenReader
  const unkept = toasts.filter((text) => !kept.some((each) => each.startsWith(text)))
  const bad = {
    covered: user.covered,
    unseen: user.unseen,
    unfocused: user.unfocused,
    unannounced,
    unkept,
    moving,
  }
  return {
    figures: {
      orders: order > 0 ? 1 : 0,
      stops: user.stops,
      toasts: toasts.length,
      ...Object.fromEntries(Object.entries(bad).map(([name, found]) => [name, found.length])),
    } as Figures,
    notes: Object.entries(bad).flatMap(([name, found]) =>
      [...new Set(found)].slice(0, 20).map((what) => `${width} px: ${name}: ${what}`),
    ),
  }
}

async function open(browser: Browser, baseURL: string, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(60_000)
  return context
}
