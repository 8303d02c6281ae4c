import type { Browser, BrowserContext } from '@playwright/test'
import type { TestDb } from '#tests/support/database.ts'
import { blockPictures } from '#tests/prove/rig/browser.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { noteTakenOver } from '#e2e/hydration.ts'
import { type PageError, collectPageErrors } from '#e2e/page-errors.ts'
import { type Drivers, driversOf } from '#e2e/pages/drivers.ts'
import { RecordedSteps } from './recorded-steps.ts'
import { HeldCalls } from './held-calls.ts'
import type { WalkShop } from './walk-test.ts'

/** The fixture of one path: a browser context with a customer, a second client of that customer, and the shop. */
export interface Fixture extends Drivers {
  readonly shop: Pick<WalkShop, 'url' | 'outbox' | 'gateway' | 'deploy'>
  readonly db: TestDb
  readonly context: BrowserContext
  readonly email: string
  /** the same customer without a browser */
  readonly shopper: Shopper
  readonly recorded: RecordedSteps
  readonly held: HeldCalls
  readonly faults: readonly PageError[]
}

interface FixtureOptions extends Pick<Fixture, 'shop' | 'db'> {
  readonly browser: Browser
  readonly customer: string | null
  /** another address than that of the shop, which leads to it */
  readonly baseURL?: string
}

export async function openFixture({
  browser,
  shop,
  db,
  customer,
  baseURL = shop.url,
}: FixtureOptions): Promise<Fixture> {
  const email = await makeCustomer(db, customer ?? 'silver')
  const shopper = new Shopper(shop.url)
  const session = customer === null ? null : await shopper.logIn(email)
  const localStorage = session === null ? [] : [{ name: 'user', value: JSON.stringify(session) }]
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  })
  // a browser that was here before: without a token the first POST of a page is refused and sent again
  await context.request.get(`${shop.url}/shop-api/auth/me?project_id=11`)
  await context.addInitScript(noteTakenOver)
  const faults = await collectPageErrors(context)
  const recorded = await RecordedSteps.in(context)
  await context.clock.install()
  // a press that cannot be made fails its step, not the whole walk after minutes
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  await blockPictures(page)
  const drivers = driversOf(page)
  return { ...drivers, shop, db, context, email, shopper, recorded, faults, held: new HeldCalls(context) }
}
