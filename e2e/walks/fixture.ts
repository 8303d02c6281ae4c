import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { type PageError, collectPageErrors } from '#e2e/page-errors.ts'
import { AccountDriver } from '#e2e/pages/account.driver.ts'
import { CartDriver } from '#e2e/pages/cart.driver.ts'
import { CheckoutDriver } from '#e2e/pages/checkout.driver.ts'
import { FrameDriver } from '#e2e/pages/frame.driver.ts'
import { LoginDriver } from '#e2e/pages/login.driver.ts'
import { RegisterDriver } from '#e2e/pages/register.driver.ts'
import { StaffDriver } from '#e2e/pages/staff.driver.ts'
import { ListingDriver } from '#e2e/pages/listing.driver.ts'
import { ResetDriver } from '#e2e/pages/reset.driver.ts'
import { VersionDriver } from '#e2e/pages/version.driver.ts'
import { VolumeDriver } from '#e2e/pages/volume.driver.ts'
import { RecordedSteps } from './recorded-steps.ts'
import { HeldCalls } from './held-calls.ts'
import type { WalkShop } from './walk-shop.ts'

/** The fixture of one path: a browser context with a customer, a second client of that customer, and the shop. */
export interface Fixture {
  readonly shop: WalkShop
  readonly db: Kysely<Database>
  readonly context: BrowserContext
  readonly page: Page
  readonly email: string
  /** the same customer without a browser */
  readonly shopper: Shopper
  readonly recorded: RecordedSteps
  readonly held: HeldCalls
  readonly faults: readonly PageError[]
  readonly frame: FrameDriver
  readonly login: LoginDriver
  readonly cart: CartDriver
  readonly checkout: CheckoutDriver
  readonly reset: ResetDriver
  readonly account: AccountDriver
  readonly version: VersionDriver
  readonly volume: VolumeDriver
  readonly listing: ListingDriver
  readonly staff: StaffDriver
  readonly register: RegisterDriver
}

interface FixtureOptions {
  readonly browser: Browser
  readonly shop: WalkShop
  readonly db: Kysely<Database>
  readonly customer: string | null
}

export async function openFixture({ browser, shop, db, customer }: FixtureOptions): Promise<Fixture> {
  const email = await makeCustomer(db, customer ?? 'silver')
  const shopper = new Shopper(shop.url)
  const session = customer === null ? null : await shopper.logIn(email)
  const localStorage = session === null ? [] : [{ name: 'user', value: JSON.stringify(session) }]
  const context = await browser.newContext({
    baseURL: shop.url,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: shop.url, localStorage }] },
  })
  await context.route('**/images/**', (route) => route.abort())
  const faults = await collectPageErrors(context)
  const recorded = await RecordedSteps.in(context)
  await context.clock.install()
  // a press that cannot be made fails its step, not the whole walk after minutes
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  return {
    shop,
    db,
    context,
    page,
    email,
    shopper,
    recorded,
    faults,
    held: new HeldCalls(context),
    frame: new FrameDriver(page),
    login: new LoginDriver(page),
    cart: new CartDriver(page),
    checkout: new CheckoutDriver(page),
    reset: new ResetDriver(page),
    account: new AccountDriver(page),
    version: new VersionDriver(page),
    volume: new VolumeDriver(page),
    listing: new ListingDriver(page),
    staff: new StaffDriver(page),
    register: new RegisterDriver(page),
  }
}
