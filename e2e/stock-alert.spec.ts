import { unsubscribePath } from '#contract/content/paths.ts'
import { NARROW, violationsOn, WIDE } from './a11y-check.ts'
import { goods } from './goods.ts'
import { restock, setStock } from './stock.ts'
import { expect, test } from './switched.ts'

test.use({ customer: 'silver', pictures: false })
test.afterEach(({ db }) => restock(db))

test('a sold-out product is waited for, which its page, the preferences and the link of the e-mail take back', async ({
  page,
  db,
  email,
}) => {
  const [wanted] = await goods(db, 1, { from: 44 })
  if (!wanted) throw new Error('a product is needed')
  await setStock(db, [wanted], 0)
  const main = page.getByRole('main')
  const asked = main.getByRole('button', { name: `We will e-mail you: ${wanted.name}` })
  const ask = main.getByRole('button', { name: `Tell me when it is back: ${wanted.name}` })
  await page.goto(`/product/${wanted.url}`)
  await ask.click()
  await expect(asked).toBeVisible()
  await expect(asked).toBeFocused()
  expect(await violationsOn(page, 'a sold-out product', [WIDE, NARROW])).toEqual([])
  await main.getByRole('link', { name: 'See what is alike and in stock' }).click()
  await expect(main.getByRole('heading', { name: 'Similar products' })).toBeInViewport()
  await page.reload()
  await asked.click()
  await expect(ask).toBeVisible()

  await ask.click()
  await expect(asked).toBeVisible()
  await page.goto('/account/preferences')
  await expect(main.getByRole('link', { name: wanted.name })).toBeVisible()
  expect(await violationsOn(page, 'preferences', [WIDE, NARROW])).toEqual([])
  const { mail_token } = await db
    .selectFrom('customers')
    .select('mail_token')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await page.goto(unsubscribePath('stock', mail_token))
  await main.getByRole('button', { name: 'Stop these e-mails' }).click()
  await expect(main.getByRole('heading', { name: 'Done' })).toBeFocused()
  await page.goto('/account/preferences')
  await expect(main.getByText('You wait for no product.')).toBeVisible()
})
