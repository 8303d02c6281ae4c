import type { Page } from '@playwright/test'
import { setAppSetting } from '#tests/support/app-setting.ts'
import { goods } from './goods.ts'
import { expect, test } from './switched.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })
test.afterEach(({ db }) => setAppSetting(db, 'glow_enabled', false))

const customData = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(globalThis, 'customData') ?? null)
const isOn = (page: Page) =>
  page.evaluate(() => document.getElementById('boot')?.textContent?.includes('"glow_enabled":true') ?? false)

test('[DATA-16][ENT-42][CONST-13] the custom data object follows the product while its setting is on, and no script is loaded for it', async ({
  page,
  db,
}) => {
  const [product] = await goods(db, 1)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible()
  expect(await customData(page)).toBe(null)
  await setAppSetting(db, 'glow_enabled', true)
  await expect
    .poll(async () => {
      await page.goto(`/product/${product?.url}`)
      return isOn(page)
    }, QUICK)
    .toBe(true)
  await expect
    .poll(() => customData(page), QUICK)
    .toEqual({
      product_id: product?.id,
      model: product?.model,
      cust_name: '',
      customersId: null,
      cust_email: '',
      priceLevel: '16',
      cust_fistname: '',
    })
  await page.getByRole('banner').getByRole('link').first().click()
  await expect.poll(() => customData(page), QUICK).toMatchObject({ product_id: null, model: null })
})
