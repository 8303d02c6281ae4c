import { test as base } from '@playwright/test'
import { expect } from './expect.ts'
import type { ProjectId } from '#contract/platform/constants.ts'
import { openDatabase, type TestDb } from '#tests/support/database.ts'
import { blockPictures } from '#tests/prove/rig/browser.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { type Shopper, shopperAt } from '#tests/support/shopper.ts'
import { clientAddressOf } from './client-address.ts'
import { noteTakenOver } from './hydration.ts'
import { recordMessages } from './message-log.ts'
import { ordersOf } from './orders.ts'
import { type PageError, collectPageErrors } from './page-errors.ts'
import { CartDriver } from './pages/cart.driver.ts'
import { CheckoutDriver } from './pages/checkout.driver.ts'
import { FrameDriver } from './pages/frame.driver.ts'
import { ListingDriver } from './pages/listing.driver.ts'
import { LoginDriver } from './pages/login.driver.ts'
import { ProductDriver } from './pages/product.driver.ts'

export interface Choices {
  /** the storefront: 11 consumer, 14 professional */
  projectId: ProjectId
  /** the seeded account that the test's own customer is a copy of, or null for a visitor */
  customer: string | null
  /** the stored theme, or null for the default of the storefront */
  theme: 'light' | 'dark' | null
  /** false: pictures do not load, because drawing fifty of them dominates the time of a listing */
  pictures: boolean
}

interface OfTest {
  /** what the shop takes for the network address of the test: limits of one client are those of one test */
  clientAddress: string
  /** the e-mail address of the test's own customer; for a visitor, an unregistered one */
  email: string
  /** the same customer as an API client, to arrange state */
  shopper: Shopper
  /** how many orders this customer has placed, from the database */
  orderCount: () => Promise<number>
  frame: FrameDriver
  listing: ListingDriver
  product: ProductDriver
  login: LoginDriver
  cart: CartDriver
  checkout: CheckoutDriver
  /** violations that fail the test: CSP, requests to other origins, uncaught errors */
  pageErrors: PageError[]
}

export const test = base.extend<Choices & OfTest, { db: TestDb }>({
  projectId: [11, { option: true }],
  customer: [null, { option: true }],
  theme: [null, { option: true }],
  pictures: [true, { option: true }],
  db: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const db = openDatabase(setting('SHOP_DATABASE'), 2)
      await use(db)
      await db.destroy()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ projectId }, use) => use(setting(`SHOP_${projectId}`)),
  // oxlint-disable-next-line no-empty-pattern
  clientAddress: ({}, use, testInfo) => use(clientAddressOf(testInfo)),
  extraHTTPHeaders: ({ clientAddress }, use) => use({ 'x-forwarded-for': clientAddress }),
  email: async ({ db, customer, projectId }, use) =>
    use(await makeCustomer(db, customer ?? (projectId === 14 ? 'pro' : 'silver'))),
  shopper: async ({ baseURL, projectId, customer, email, clientAddress }, use) => {
    const shopper = shopperAt(baseURL ?? '', clientAddress, projectId)
    if (customer !== null) await shopper.logIn(email)
    await use(shopper)
  },
  orderCount: ({ db, email }, use) => use(() => ordersOf(db, email)),
  storageState: async ({ baseURL, customer, email, projectId, theme, clientAddress }, use) => {
    const origin = baseURL ?? ''
    const localStorage: { name: string; value: string }[] =
      theme === null ? [] : [{ name: 'theme', value: theme }]
    if (customer !== null) {
      const session = await shopperAt(origin, clientAddress, projectId).logIn(email)
      localStorage.push({ name: 'user', value: JSON.stringify(session) })
    }
    await use({ cookies: [], origins: [{ origin, localStorage }] })
  },
  page: async ({ context, page, pictures }, use) => {
    if (!pictures) {
      await blockPictures(page)
      context.on('page', (tab) => void blockPictures(tab).catch(() => undefined))
    }
    await use(page)
  },
  frame: ({ page }, use) => use(new FrameDriver(page)),
  listing: ({ page }, use) => use(new ListingDriver(page)),
  product: ({ page }, use) => use(new ProductDriver(page)),
  login: ({ page }, use) => use(new LoginDriver(page)),
  cart: ({ page }, use) => use(new CartDriver(page)),
  checkout: ({ page }, use) => use(new CheckoutDriver(page)),
  pageErrors: [
    async ({ context }, use) => {
      await context.addInitScript(noteTakenOver)
      await recordMessages(context)
      const pageErrors = await collectPageErrors(context)
      await use(pageErrors)
      expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the shop of the specs did not start`)
  return value
}
