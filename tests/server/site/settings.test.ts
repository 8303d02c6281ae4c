import { expect, test } from 'vitest'
import { flagOf, numberOf, textOf } from '#contract/site/settings.ts'
import { siteCalls } from '#contract/site/site.ts'
import { SETTINGS } from '#server/site/setting-table.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { setAppSetting, switchAppSetting } from '#tests/support/app-setting.ts'

const shop = await useShop()
const consumer = new Shopper(shop.url)
const pro = new Shopper(shop.url, 14)
const app = (shopper = consumer) => shopper.call(siteCalls.getAppSettings, { body: { settings_key: 'app' } })
const store = (shopper = consumer) =>
  shopper.call(siteCalls.getStoreSettings, { body: { settings_key: 'store' } })
const put = (key: string, value: unknown) => setAppSetting(shop.db, key, value)

test('[API-84][ROLE-14] store settings are those of the requested storefront', async () => {
  expect(await store()).toMatchObject({
    store_name: 'Emberwright',
    phone: '(417) 555-0140',
  })
  expect(await store(pro)).toMatchObject({
    store_name: 'Emberwright Pro',
    phone: '(417) 555-0175',
  })
})

test('[API-85][DATA-25] application settings keep their native values and are read by type', async () => {
  const settings = await app()
  expect(flagOf(settings, 'is_checkout_disabled')).toBe(false)
  expect(flagOf(settings, 'rush_shipping_in_cart_enabled')).toBe(true)
  expect(numberOf(settings, 'credit_card_fee_percent', 0)).toBe(2.5)
  expect(numberOf(settings, 'async_order_processing_poll_interval', 0)).toBe(5)
  expect(textOf(settings, 'spirit_phone_number')).toBe('(417) 555-0140')
})

test('visitors are told the settings that the table calls public, and no others', async () => {
  const keysOf = (kind: 'store' | 'app', isPublic: boolean) =>
    [...SETTINGS]
      .filter(([, each]) => each.kind === kind && each.isPublic === isPublic)
      .map(([key]) => key)
      .sort()
  expect(keysOf('app', false)).toEqual([
    'conversion_url',
    'legal_texts_confirmed',
    'low_stock_cases',
    'mail_from',
    'mail_from_name',
    'mail_reply_to',
    'net_days',
    'notify_documents',
    'notify_failures',
    'notify_low_stock',
    'notify_orders',
    'notify_volume',
    'rates_confirmed',
    'recaptcha_origins',
    'recaptcha_verify_url',
    'redirect_hosts',
    'tax_id',
  ])
  const later = { key: 'a_later_one', value: JSON.stringify('later') }
  const rows = (['store', 'app'] as const).map((kind) => ({ project_id: 11, kind, ...later }))
  await shop.db.insertInto('settings').values(rows).execute()
  await switchAppSetting(shop, 'text_cart_contact_help', 'Read again.')
  expect(Object.keys(await app()).sort()).toEqual(keysOf('app', true))
  expect(Object.keys(await store()).sort()).toEqual(keysOf('store', true))
})

test('every secret names the setting with the address that it is sent to', () => {
  const secrets = [...SETTINGS].filter(([, each]) => each.kind === 'server')
  expect(secrets.map(([key]) => key)).toEqual(['recaptcha_secret'])
  for (const [, { sentTo = '' }] of secrets) {
    const receiver = SETTINGS.get(sentTo)
    expect(receiver?.rule.parse('https://check.example/')).toBe('https://check.example/')
    expect(receiver?.rule.parse('http://check.example/')).toBeNull()
  }
})

test('each call reads only its own key', async () => {
  const replies = await Promise.all([
    consumer.send(siteCalls.getAppSettings, { body: { settings_key: 'store' } }),
    consumer.send(siteCalls.getStoreSettings, { body: { settings_key: 'app' } }),
    consumer.send(siteCalls.getAppSettings, { body: { settings_key: '' } }),
  ])
  expect(replies.map((reply) => reply.status)).toEqual([422, 422, 422])
})

test('a changed setting is returned after a second', async () => {
  await put('credit_card_fee_percent', '3.25')
  await expect.poll(async () => numberOf(await app(), 'credit_card_fee_percent', 0)).toBe(3.25)
  expect(numberOf(await app(pro), 'credit_card_fee_percent', 0)).toBe(2.5)
})

test('[API-86][ENT-39] app info is a list with the version; during maintenance the call fails', async () => {
  const info = () => consumer.send(siteCalls.getAppInfo, { body: {} })
  expect((await info()).body).toEqual([{ app_version: expect.stringMatching(/^\d+\.\d+\.\d+$/) }])
  await put('down_for_maintenance', 'Yes')
  await expect.poll(async () => (await info()).status).toBe(503)
  const down = await info()
  expect(down.body).toEqual({ success: false, errors: ['The site is down for maintenance.'] })
  expect(down.headers.get('retry-after')).toBe('60')
  expect((await pro.send(siteCalls.getAppInfo, { body: {} })).status).toBe(200)
  await put('down_for_maintenance', false)
  await expect.poll(async () => (await info()).status).toBe(200)
})

test('[API-96][ENT-35] a redirect has source, target and type', async () => {
  const redirects = await consumer.call(siteCalls.getActiveRedirects, {})
  expect(redirects).toHaveLength(8)
  expect(redirects[0]).toEqual({
    source_url: '/specials',
    target_url: '/sl/l/On_Sale',
    external: false,
    is_filter: false,
  })
  expect(redirects.filter((redirect) => redirect.external)).toHaveLength(2)
  expect(redirects.filter((redirect) => redirect.is_filter)).toHaveLength(2)
})
