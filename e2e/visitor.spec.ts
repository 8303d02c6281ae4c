import type { Page } from '@playwright/test'
import type { TestDb } from '#tests/support/database.ts'
import { seededEmail, Shopper } from '#tests/support/shopper.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { collectPageErrors } from './page-errors.ts'
import { QUICK } from './quick-poll.ts'
import { expect, test } from './switched.ts'

const CANARY = 9_876_543
const canary = /98,?765\.43|9876543/
const anyPrice = /\$\s?\d/
const CATEGORY = 'Novelties'

test.beforeAll(async ({ db, ownShop }) => {
  const marked = await marking(db)
  await db.updateTable('prices').set({ cents: CANARY }).where('product_id', 'in', marked.ids).execute()
  const customer = new Shopper(ownShop.url)
  await customer.logIn(seededEmail('silver'))
  const price = async () =>
    (await customer.call(productCalls.getByUrl, { params: { url: marked.url } })).price
  await expect.poll(price, QUICK).toBe(CANARY)
})

async function marking(db: TestDb): Promise<{ ids: number[]; url: string; name: string }> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.url', 'p.name'])
    .where('c.url', '=', CATEGORY)
    .where('p.project_id', '=', 11)
    .orderBy('p.id')
    .execute()
  const [first] = rows
  if (!first) throw new Error(`no product of ${CATEGORY}`)
  return { ids: rows.map(({ id }) => id), url: first.url, name: first.name }
}

/** Everything sent to the page: rendered text, source, and every response. */
function watchAnswers(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') answers.push(response.text().catch(() => ''))
  })
  return async () => `${(await Promise.all(answers)).join('\n')}\n${await page.content()}`
}

const screens = [
  '/',
  `/sl/c/${CATEGORY}`,
  `/sl/c/${CATEGORY}?sortOptions=price-high`,
  '/login',
  '/register',
  '/nowhere',
]

test('[PRC-01][ROLE-07] no page, response or suggestion contains a price for a visitor', async ({
  page,
  db,
  frame,
}) => {
  const { url, name } = await marking(db)
  const everything = watchAnswers(page)
  for (const path of [...screens, `/product/${url}`]) {
    await page.goto(path)
    await expect(frame.heading).toBeVisible()
    await expect(page.getByRole('main')).not.toHaveText(anyPrice)
  }
  await frame.searchBox.fill(name)
  await expect(frame.suggestion(name).first()).toBeVisible()
  await expect(page.getByRole('listbox')).not.toHaveText(anyPrice)
  expect(await everything()).not.toMatch(canary)
})

test.describe('with a customer', () => {
  test.use({ customer: 'silver' })

  test('[PRC-01][SES-05][T37] the same pages show a customer the price, and a logout removes it at once', {
    tag: '@core',
  }, async ({ page, db, frame }) => {
    const { url } = await marking(db)
    const everything = watchAnswers(page)
    await page.goto(`/product/${url}`)
    await expect(page.getByRole('main')).toContainText('$98,765.43')
    expect(await everything()).toMatch(canary)
    await frame.logOut()
    await frame.seePath('/')
    await expect(page.getByRole('link', { name: 'log in', exact: true }).first()).toBeVisible()
    await page.goto(`/product/${url}`)
    await expect(page.getByRole('link', { name: 'Log in to see price' }).first()).toBeVisible()
    await expect(page.getByRole('main')).not.toHaveText(anyPrice)
  })
})

test('[PRC-02][SES-01][SES-02] the login link in place of a price returns to the same filters and scroll position', async ({
  email,
  frame,
  listing,
  login,
}) => {
  const path = '/sl?colors=Yellow&page=2'
  await listing.open(path)
  const tile = listing.tiles.nth(20)
  await tile.scrollIntoViewIfNeeded()
  const name = (await tile.getByRole('heading').textContent()) ?? ''
  await tile.getByRole('link', { name: 'Log in to see price' }).click()
  await login.seeAsked()
  await login.logIn(email)
  await frame.seePath(path)
  await expect(listing.tile(name)).toContainText(anyPrice)
  await listing.seeChips('Yellow')
  await listing.seePage(2)
  await expect(listing.tile(name)).toBeInViewport()
})

test('[HDR-04] the header invites a visitor to create an account', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toContainText('Create an account or log in to view pricing')
})

test('control: a CSP violation, a request to another origin and an exception are detected', {
  tag: '@core',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const seen = await collectPageErrors(context)
  const page = await context.newPage()
  await page.goto('/nowhere')
  await page.evaluate(() => {
    const picture = document.createElement('img')
    picture.src = 'https://elsewhere.example/x.png'
    document.body.append(picture)
    setTimeout(() => {
      throw new Error('planted')
    })
  })
  const kinds = () => seen.map(({ kind }) => kind)
  await expect.poll(kinds, QUICK).toEqual(expect.arrayContaining(['exception', 'policy']))
  await page.goto('http://localhost:9/').catch(() => undefined)
  await expect
    .poll(() => new Set(kinds()), QUICK)
    .toEqual(new Set(['exception', 'foreign request', 'policy']))
  await context.close()
})
