import { blockPictures, headingOf, storedSession } from '#tests/prove/rig/browser.ts'
import type { Browser, Page } from 'playwright'
import type { ProjectId } from '#contract/platform/constants.ts'
import { CheckoutDriver } from '#e2e/pages/checkout.driver.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { isStrict } from './strict-policy.ts'
import { Trap } from './trap.ts'

const CONCURRENCY = 2
const lines = [
  { projectId: 11, like: 'silver', category: '500-Gram-Cakes' },
  { projectId: 14, like: 'pro', category: '1000-gram-cakes' },
] as const
type Line = (typeof lines)[number]

export interface Walked {
  readonly pages: number
  /** answered without the policy */
  readonly lax: number
  readonly violations: readonly string[]
  readonly dialogs: number
}

/** Every route of both storefronts, as a visitor and as a customer who buys. */
export async function useNormally(browser: Browser, environment: TestEnvironment): Promise<Walked> {
  const ways = lines.flatMap((line, index) =>
    [false, true].map((isCustomer): Way => {
      return { line, isCustomer, url: `http://127.0.0.1:${environment.shop.ports[index]}` }
    }),
  )
  const walks = await runConcurrently(ways, CONCURRENCY, (way) => walk(browser, environment, way))
  return {
    pages: walks.reduce((sum, { pages }) => sum + pages, 0),
    lax: walks.reduce((sum, { lax }) => sum + lax, 0),
    violations: walks.flatMap(({ violations }) => violations),
    dialogs: walks.reduce((sum, { dialogs }) => sum + dialogs, 0),
  }
}

interface Way {
  readonly line: Line
  readonly isCustomer: boolean
  readonly url: string
}

async function walk(
  browser: Browser,
  { db }: TestEnvironment,
  { line, isCustomer, url }: Way,
): Promise<Walked> {
  const products = await goods(db, 2, line)
  const session = isCustomer ? await customerOf(db, line, url, products) : null
  const context = await browser.newContext({
    baseURL: url,
    storageState: storedSession(url, session),
    viewport: { width: 1280, height: 900 },
  })
  context.setDefaultTimeout(60_000)
  const trap = new Trap()
  await trap.listen(context)
  const page = await context.newPage()
  await blockPictures(page)
  let lax = 0
  const paths = pathsOf(line, products[0]?.url ?? '')
  for (const path of paths) {
    const answer = await page.goto(path)
    if (!isStrict(answer?.headers()['content-security-policy'])) lax++
    await headingOf(page).waitFor()
    await trap.provoke(page)
  }
  if (isCustomer) await buy(page, line.projectId)
  await context.close()
  return { pages: paths.length, lax, violations: trap.violations, dialogs: trap.dialogs }
}

const pathsOf = ({ category }: Line, productUrl: string): readonly string[] => [
  '/',
  '/sl',
  `/sl/c/${category}`,
  '/sl?search=a&page=2',
  `/product/${productUrl}`,
  '/login',
  '/register',
  '/login/reset-password',
  '/contact',
  '/newsletter',
  '/tent-video',
  '/account',
  '/nowhere',
  '/cart',
  '/checkout',
]

async function customerOf(
  db: TestEnvironment['db'],
  { like, projectId }: Line,
  url: string,
  products: Parameters<typeof fillCart>[1],
): Promise<object> {
  const shopper = new Shopper(url, projectId)
  const session = await shopper.logIn(await makeCustomer(db, like))
  await fillCart(shopper, products)
  return session
}

async function buy(page: Page, projectId: ProjectId): Promise<void> {
  const checkout = new CheckoutDriver(page)
  await checkout.openReview()
  await checkout.submit()
  await checkout.seeComplete({ timeout: 60_000 })
  if (!(await checkout.orderNumber())) throw new Error(`storefront ${projectId} shows no order number`)
}
