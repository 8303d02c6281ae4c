import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { makeCustomer } from '#tests/support/customers.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { QUICK } from './quick-poll.ts'

const CANARIES = ['Kanarra', 'Zeisig Displays', '77 Goldammer Lane', '417-555-7799'] as const

test.use({ customer: 'silver', pictures: false })

test('[SES-13][SES-14][SES-15][T33][T34] a logout removes all data of the customer from page, storage, caches and machines', {
  tag: '@core',
}, async ({ page, db, email, frame, login, cart, checkout, shopper }) => {
  const [name, company, street, phone] = CANARIES
  await sql`update customers set firstname = ${name}, company = ${company}, telephone = ${phone}
    where email = ${email}`.execute(db)
  await sql`update addresses set name = ${name}, company = ${company}, street_address = ${street}
    where customer_id = (select id from customers where email = ${email})`.execute(db)
  const next = await makeCustomer(db, 'gold')
  const canaries = [...CANARIES, email]
  await fillCart(shopper, await goods(db, 2), 2)
  await checkout.open('details')
  await expect(checkout.main.getByRole('group', { name: 'Ship to' })).toContainText(street)
  // the canaries are found while present, otherwise their absence later would prove nothing
  expect(await found(page, canaries)).toEqual({
    page: expect.arrayContaining([street]),
    storage: expect.arrayContaining([name, email]),
    queries: [],
    machines: expect.arrayContaining([name, email]),
  })
  await checkout.completeDetails()
  expect((await found(page, ['categories'])).queries).toEqual(['categories'])
  // without a reload, which would discard the memory to be searched
  await page.getByRole('banner').getByRole('link').first().click()
  await frame.logOut()
  const nothing = { page: [], storage: [], queries: [], machines: [] }
  await expect.poll(() => found(page, canaries), QUICK).toEqual(nothing)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /log in/i })
    .first()
    .click()
  await login.logIn(next)
  await frame.seeCartSettled(0)
  expect(await found(page, canaries)).toEqual(nothing)
  await frame.cartLink.click()
  await expect(cart.main).toContainText('Your cart is empty')
  expect(await found(page, canaries)).toEqual(nothing)
})

test('[MSG-24] [SES-26] a log-out answered after more than 10 seconds is announced as success, and the home page is shown before', async ({
  page,
  frame,
}) => {
  const answer = Promise.withResolvers<void>()
  await page.clock.install()
  await page.route('**/auth/logout*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/contact')
  await frame.logOut()
  await page.clock.fastForward(10_000)
  await frame.seePath('/')
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /log in/i })
      .first(),
  ).toBeVisible()
  expect(frame.countMessages('An error occurred.', 'top center')).toBe(0)
  answer.resolve()
  await frame.seeMessage('Success', 'bottom right')
  expect(frame.countMessages('An error occurred.', 'top center')).toBe(0)
})

type Place = 'page' | 'storage' | 'queries' | 'machines'

/** Where each word occurs; query cache and machines are found through React's internals of the page. */
function found(page: Page, words: readonly string[]): Promise<Record<Place, string[]>> {
  return page.evaluate((wanted) => {
    const root = [...document.querySelectorAll('*')].find((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactContainer$')),
    )
    const key = Object.keys(root ?? {}).find((each) => each.startsWith('__reactContainer$'))
    const values: Record<string, unknown>[] = []
    const walk = (fiber: unknown): void => {
      if (typeof fiber !== 'object' || fiber === null) return
      const props: unknown = Reflect.get(fiber, 'memoizedProps')
      if (typeof props === 'object' && props !== null) values.push(props as Record<string, unknown>)
      walk(Reflect.get(fiber, 'child'))
      walk(Reflect.get(fiber, 'sibling'))
    }
    walk(key === undefined ? null : Reflect.get(root ?? {}, key))
    const client = values.find(({ client: each }) => each !== undefined)?.['client'] as {
      getQueryCache(): { getAll(): { queryKey: unknown; state: { data: unknown } }[] }
    }
    const { shop } = values
      .map(({ value }) => value)
      .find((each) => typeof each === 'object' && each !== null && 'shop' in each) as {
      shop: { system: { get(id: string): { getSnapshot(): { context: unknown } } | undefined } }
    }
    const lasting = ['shop', 'session', 'cart', 'staleCart', 'coupon']
    const peers = [...lasting, 'checkout', 'delivery', 'schedule', 'payment']
    const texts = {
      page: `${document.documentElement.outerHTML} ${location.href}`,
      storage: JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        history.state,
      ]),
      queries: JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [queryKey, state.data]),
      ),
      machines: JSON.stringify(peers.map((id) => shop.system.get(id)?.getSnapshot().context)),
    }
    const wordsIn = (text: string) => wanted.filter((word) => text.includes(word))
    return {
      page: wordsIn(texts.page),
      storage: wordsIn(texts.storage),
      queries: wordsIn(texts.queries),
      machines: wordsIn(texts.machines),
    }
  }, words)
}
