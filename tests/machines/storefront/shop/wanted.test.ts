import { expect, test } from 'vitest'
import { playShop } from './shop-play.ts'

const visitor = {
  stored: null,
  storeSettings: { store_name: 'Emberwright' },
  appSettings: { is_checkout_disabled: '0' },
  appInfo: [{ app_version: '1.0.0' }],
  running: '1.0.0',
  hasReloaded: false,
}
const want = { type: 'line.want', products_id: 31, quantity: 2 } as const
const logIn = { type: 'login.submit', username: 'dana@shop.example', password: 'secret' } as const
const adds = (heard: readonly string[]) => heard.filter((each) => each === 'cart line.add').length

async function enter({ part, answer }: ReturnType<typeof playShop>) {
  part('session').send(logIn)
  await answer('session', 'logIn', 'accepted')
  await answer('session', 'fetchProfile', 'found')
}

test('[T33] the product that a visitor wanted is added after the login, once', async () => {
  const game = playShop(visitor)
  game.part('shop').send({ type: 'line.want', products_id: 30, quantity: 1 })
  game.part('shop').send(want)
  await enter(game)
  expect([adds(game.heard), game.snapshot().context.wanted]).toEqual([0, { products_id: 31, quantity: 2 }])
  await game.answer('shop', 'importCustomerMachines', 'fetched')
  expect(game.heard.filter((each) => each.startsWith('cart '))).toEqual([
    'cart customer.known',
    'cart line.add',
  ])
  expect(game.part('cart').getSnapshot().context.queue).toEqual([
    { kind: 'add', products_id: 31, quantity: 2, isReplay: false },
  ])
  expect(game.snapshot().context.wanted).toBeNull()
})

test('[T33] a rejected login keeps the wanted product for the next one', async () => {
  const game = playShop(visitor)
  game.part('shop').send(want)
  game.part('session').send(logIn)
  await game.answer('session', 'logIn', 'mismatch')
  await enter(game)
  await game.answer('shop', 'importCustomerMachines', 'fetched')
  expect(adds(game.heard)).toBe(1)
})

test('[T33] after a logout on the same page the next wanted product is added, and the first not again', async () => {
  const game = playShop(visitor)
  game.part('shop').send(want)
  await enter(game)
  await game.answer('shop', 'importCustomerMachines', 'fetched')
  game.part('session').send({ type: 'token.removed' })
  game.heard.length = 0
  game.part('shop').send({ ...want, products_id: 32 })
  await enter(game)
  expect(game.part('cart').getSnapshot().context.queue).toEqual([
    { kind: 'add', products_id: 32, quantity: 2, isReplay: false },
  ])
  expect(adds(game.heard)).toBe(1)
})
