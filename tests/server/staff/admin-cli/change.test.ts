import { expect, test } from 'vitest'
import { MESSAGES } from '#contract/platform/messages.ts'
import { authCalls } from '#contract/account/auth.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { siteCalls } from '#contract/site/site.ts'
import { change } from '#server/staff/admin-cli/change.ts'
import { findShop } from '#server/staff/admin-cli/find-shop.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const set = (key: string, text: string) => change(shop.databaseUrl, [11], { key, text })

test('[MNT-03][MNT-06] a storefront in maintenance rejects every call except session, settings and order process; the other storefront works', async () => {
  const customer = await makeShopper(shop.url, shop.db)
  const pro = new Shopper(shop.url, 14)
  const lines = await set('down_for_maintenance', 'true')
  expect(lines[0]).toBe('Storefront 11: down_for_maintenance is true, was false.')
  const info = () => customer.send(siteCalls.getAppInfo, { body: {} })
  await expect.poll(async () => (await info()).status).toBe(503)
  const refusal = { success: false, errors: [MESSAGES.siteDown] }
  expect((await customer.send(cartCalls.selectCart, {})).body).toEqual(refusal)
  expect((await info()).body).toEqual(refusal)
  expect((await customer.send(authCalls.me, {})).status).toBe(200)
  expect((await pro.send(siteCalls.getAppInfo, { body: {} })).status).toBe(200)
  await set('down_for_maintenance', 'off')
  await expect.poll(async () => (await info()).status).toBe(200)
})

test('an unknown key lists the settings, a wrong value names its type, and nothing changes', async () => {
  await expect(set('is_checkout_disable', 'true')).rejects.toThrow(
    /There is no setting .*is_checkout_disabled/,
  )
  await expect(set('is_checkout_disabled', 'perhaps')).rejects.toThrow('it is true or false')
  expect(await set('is_checkout_disabled', 'no')).toContain(
    'Storefront 11: is_checkout_disabled is false already.',
  )
})

test('a database or folder without a shop is reported', async () => {
  const empty = await useDatabase('empty')
  await expect(change(empty, [11], { key: 'recaptcha', text: 'true' })).rejects.toThrow('has no shop in it')
  await expect(findShop({ SHOP_DATA_DIR: '/nowhere/at-all' })).rejects.toThrow('There is no shop in')
})
