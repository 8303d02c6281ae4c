import { expect, test } from 'vitest'
import { loadedWith, sampleLine } from '#machines/cart/cart-samples.ts'
import { done } from '#machines/platform/model.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { playShop } from './shop-play.ts'

const { user, customer } = knownReply
const settings = { store_name: 'Emberwright' }
const loaded = done(loadedWith(501, sampleLine), 'none')

async function playSignedIn() {
  const shop = playShop({
    stored: { user, customer, is_impersonate: false },
    storeSettings: settings,
    appSettings: settings,
    appInfo: [{ app_version: '1.0.0' }],
    running: '1.0.0',
    hasReloaded: false,
  })
  await shop.answer('session', 'fetchCurrentUser', 'known')
  await shop.answer('session', 'fetchProfile', 'found')
  await shop.answer('shop', 'importCustomerMachines', 'fetched')
  await shop.answer('cart', 'loadCart', loaded)
  shop.heard.length = 0
  return shop
}

test('[SES-27][P7] a verification after a 401 that finds the same customer reloads nothing, because that could loop', async () => {
  const shop = await playSignedIn()
  shop.part('session').send({ type: 'session.unauthorized' })
  await shop.answer('session', 'fetchCurrentUser', 'known')
  expect(shop.part('session').getSnapshot().value).toEqual({ signedIn: 'idle' })
  expect(shop.heard).toEqual(['session session.unauthorized'])
})

test('[ROLE-08][P7] a verification that finds another price level reloads cart and coupon', async () => {
  const shop = await playSignedIn()
  shop.part('session').send({ type: 'session.unauthorized' })
  await shop.answer('session', 'fetchCurrentUser', 'knownAtOtherPrices')
  expect(shop.heard).toContain('cart customer.known')
  expect(shop.heard).toContain('coupon coupon.load')
})
