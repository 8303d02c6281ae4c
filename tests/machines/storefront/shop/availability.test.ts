import { expect, test } from 'vitest'
import { done } from '#machines/platform/model.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { playShop } from './shop-play.ts'

const { user, customer } = knownReply
const stored = { user, customer, is_impersonate: false }
const replyFor = (customers_id: number, allow_disabled_checkout: boolean) =>
  done(
    {
      ...knownReply,
      user: user && { ...user, customers_id },
      customer: customer && { ...customer, customers_id, allow_disabled_checkout },
    },
    'none',
  )
const lastOf = (heard: readonly string[]) => heard.findLast((each) => each.startsWith('checkout checkout.'))

async function known(mayCheckOut: boolean) {
  const shop = playShop({
    stored,
    storeSettings: { store_name: 'Emberwright' },
    appSettings: { is_checkout_disabled: '1' },
    appInfo: [{ app_version: '1.0.0' }],
    running: '1.0.0',
    hasReloaded: false,
  })
  await shop.answer('session', 'fetchCurrentUser', replyFor(7, mayCheckOut))
  await shop.answer('shop', 'importCustomerMachines', 'fetched')
  return shop
}

test('[CHK-02] checkout is switched on for the customer who signs in now, not for the one before', async () => {
  const shop = await known(false)
  expect(lastOf(shop.heard)).toBe('checkout checkout.disabled')
  shop.part('session').send({ type: 'token.changed' })
  await shop.answer('session', 'fetchCurrentUser', replyFor(8, true))
  expect(lastOf(shop.heard)).toBe('checkout checkout.enabled')
})

test('[CHK-02] the permission of a customer who leaves is not left to visitors, and comes back with them', async () => {
  const shop = await known(true)
  expect(lastOf(shop.heard)).toBe('checkout checkout.enabled')
  shop.part('session').send({ type: 'token.removed' })
  expect(lastOf(shop.heard)).toBe('checkout checkout.disabled')
  shop.part('session').send({ type: 'token.changed' })
  await shop.answer('session', 'fetchCurrentUser', replyFor(7, true))
  expect(lastOf(shop.heard)).toBe('checkout checkout.enabled')
})
