import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { logInAs } from '#tests/support/forwarded-log-in.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const shopper = new Shopper(shop.url)
await shopper.send(authCalls.me, {})
const ATTEMPTS = 1_000
const AT_ONCE = 20

test('a thousand made-up addresses get no more guesses at a password than one', async () => {
  const statuses: number[] = []
  for (let n = 0; n < ATTEMPTS; n += AT_ONCE) {
    const addresses = Array.from({ length: AT_ONCE }, (_, k) => `203.0.${(n + k) >> 8}.${(n + k) & 255}`)
    statuses.push(...(await Promise.all(addresses.map((address) => logInAs(shopper, address)))))
  }
  const count = (status: number) => statuses.filter((each) => each === status).length
  expect([count(401), count(429)]).toEqual([10, ATTEMPTS - 10])
})
