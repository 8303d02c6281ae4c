import { describe, expect, test } from 'vitest'
import { loadedWith, sampleLine } from '#machines/cart/cart-samples.ts'
import { done } from '#machines/platform/model.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { playShop } from './shop-play.ts'

const { user, customer } = knownReply
const stored = { user, customer, is_impersonate: false }
const open = {
  storeSettings: { store_name: 'Emberwright' },
  appSettings: { is_checkout_disabled: '0' },
  appInfo: [{ app_version: '1.0.0' }],
  running: '1.0.0',
  hasReloaded: false,
}
const closed = { ...open, appSettings: { is_checkout_disabled: '1' } }
const visitor = { stored: null, ...open }
const returning = { stored, ...open }
const another = {
  ...knownReply,
  user: user && { ...user, customers_id: 8 },
  customer: customer && { ...customer, customers_id: 8 },
}
const left = ['cart', 'staleCart', 'coupon', 'checkout', 'productSearch', 'toaster'].map(
  (id) => `${id} customer.left`,
)
const ofCustomer = (heard: readonly string[]) =>
  heard.filter((each) => /customer\.|coupon\.load|session\.signed/.test(each))

async function known(input: Parameters<typeof playShop>[0] = returning) {
  const game = playShop(input)
  await game.answer('session', 'fetchCurrentUser', 'known')
  await game.answer('shop', 'importCustomerMachines', 'fetched')
  return game
}
async function shopping() {
  const game = await known()
  await game.answer('cart', 'loadCart', 'filled')
  game.heard.length = 0
  game.emitted.length = 0
  return game
}

describe('events of the session', () => {
  test('[CART-09] for a visitor neither cart nor its machine is fetched', () => {
    const { snapshot, heard } = playShop(visitor)
    expect(snapshot().value).toMatchObject({ customer: 'unneeded' })
    expect(ofCustomer(heard)).toEqual([])
  })

  test('[CART-09] a login loads cart and coupon', async () => {
    const { heard, part } = await known()
    expect(part('cart').getSnapshot().value).toEqual({ known: 'reading' })
    expect(ofCustomer(heard).filter((each) => /^(cart|coupon) /.test(each))).toEqual([
      'cart customer.known',
      'coupon coupon.load',
    ])
  })

  test('[SES-05] [T34] [T37] [DATA-29] a logout reaches every actor and cache in the same tick', async () => {
    const { heard, emitted, part } = await shopping()
    part('session').send({ type: 'token.removed' })
    expect(ofCustomer(heard)).toEqual(['shop session.signedOut', ...left])
    expect(emitted).toEqual([{ type: 'session.forgotten' }, { type: 'customerData.outdated' }])
    expect(part('cart').getSnapshot().value).toBe('noCustomer')
  })

  test('[T34] a login as another customer first clears everything of the previous one', async () => {
    const { heard, part, answer } = await shopping()
    part('session').send({ type: 'token.changed' })
    await answer('session', 'fetchCurrentUser', done(another, 'none'))
    expect(ofCustomer(heard)).toEqual([
      'shop session.signedIn',
      ...left,
      'cart customer.known',
      'productSearch customer.known',
      'coupon coupon.load',
    ])
    expect(part('cart').getSnapshot().context.cart).toBeNull()
  })

  test('[CONST-17] a reload of the same customer keeps what is shown and reloads it', async () => {
    const { heard, part, answer } = await shopping()
    part('session').send({ type: 'session.refresh' })
    await answer('session', 'fetchCurrentUser', 'known')
    expect(ofCustomer(heard)).toEqual([
      'shop session.signedIn',
      'cart customer.known',
      'productSearch customer.known',
      'coupon coupon.load',
    ])
    expect(part('cart').getSnapshot().context.cart?.items).toEqual([sampleLine])
  })

  test('[T34] a logout while the machines are fetched sends no customer to the cart', async () => {
    const game = playShop(returning)
    await game.answer('session', 'fetchCurrentUser', 'known')
    game.part('session').send({ type: 'token.removed' })
    await game.answer('shop', 'importCustomerMachines', 'fetched')
    expect(game.part('cart').getSnapshot().value).toBe('noCustomer')
    game.part('session').send({ type: 'token.changed' })
    await game.answer('session', 'fetchCurrentUser', 'known')
    expect(game.part('cart').getSnapshot().value).toEqual({ known: 'reading' })
  })

  test('the root does not keep the stored user', async () => {
    const { snapshot } = await known()
    expect(snapshot().context).toEqual({
      ...open,
      stored: null,
      wanted: null,
      customer: { customers_id: 7, allow_disabled_checkout: false },
    })
  })
})

test('[MSG-53] machines of customers that cannot be fetched are reported as lost scripts, and fetched again on request', async () => {
  const { part, heard, snapshot, answer } = playShop(returning)
  await answer('session', 'fetchCurrentUser', 'known')
  await answer('shop', 'importCustomerMachines', 'lost')
  expect(snapshot().value).toMatchObject({ customer: 'missing' })
  expect(heard).toContain('versionCheck chunk.failed')
  part('shop').send({ type: 'customerMachines.request' })
  await answer('shop', 'importCustomerMachines', 'fetched')
  expect(heard).toContain('cart customer.known')
})

describe('settings', () => {
  test('[ENT-40] [API-86] are read at the start unless they came with the page', () => {
    const bare = { ...visitor, appSettings: null, storeSettings: null }
    expect(playShop(visitor).snapshot().children.loadSettings).toBeUndefined()
    expect(playShop(bare).snapshot().children.loadSettings).toBeDefined()
  })

  test('[CHK-01] [CHK-02] checkout is disabled by the setting, except for customers with the permission', async () => {
    const last = (heard: readonly string[]) => heard.findLast((each) => each.startsWith('checkout '))
    const disabled = await known({ stored, ...closed })
    expect(last(disabled.heard)).toBe('checkout checkout.disabled')
    const allowed = playShop({ stored, ...closed })
    const may = { ...knownReply, customer: customer && { ...customer, allow_disabled_checkout: true } }
    await allowed.answer('session', 'fetchCurrentUser', done(may, 'none'))
    await allowed.answer('shop', 'importCustomerMachines', 'fetched')
    expect(last(allowed.heard)).toBe('checkout checkout.enabled')
  })

  test('[CONST-28] are reloaded every 5 minutes, and a change is sent to checkout', async () => {
    const { snapshot, heard, answer, pass } = await known()
    heard.length = 0
    pass(299_999)
    expect(snapshot().children.loadSettings).toBeUndefined()
    pass(1)
    await answer('shop', 'loadSettings', 'disabled')
    expect(snapshot().context.appSettings).toEqual({ is_checkout_disabled: '1' })
    expect(heard).toEqual(['checkout checkout.disabled'])
  })

  test('[CHK-02] are reloaded at once when the server uses others', async () => {
    const { part, heard, answer } = await known()
    heard.length = 0
    part('shop').send({ type: 'settings.refresh' })
    await answer('shop', 'loadSettings', 'disabled')
    expect(heard.at(-1)).toBe('checkout checkout.disabled')
  })

  test('[CONST-28] a failed load keeps the previous ones', async () => {
    const { snapshot, answer, pass } = await known()
    pass(300_000)
    await answer('shop', 'loadSettings', 'lost')
    expect(snapshot().context.appSettings).toEqual(open.appSettings)
  })
})

test('[CART-10] [CART-12] [T21] a stale cart recovers by itself, and the pending add is applied to the new one', async () => {
  const { emitted, heard, part, answer } = await shopping()
  part('cart').send({ type: 'line.add', products_id: 31, quantity: 2 })
  await answer('cart', 'changeCart', 'stale')
  expect(emitted).toEqual([{ type: 'notice.staleCart' }])
  await answer('staleCart', 'loadCart', done(loadedWith(502), 'none'))
  await answer('cart', 'changeCart', 'accepted')
  await answer('cart', 'loadCart', done(loadedWith(502, sampleLine), 'none'))
  expect(part('cart').getSnapshot().value).toEqual({ known: { resting: 'ready' } })
  expect(heard).toEqual([
    'cart line.add',
    'staleCart cart.stale',
    'checkout cart.replaced',
    'cart cart.recovered',
    'coupon coupon.load',
    'checkout items.changed',
  ])
})
