import { expect, test } from 'vitest'
import { passwordCalls } from '#contract/account/password.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const PAIRS = 40

test.each([
  ['reset-password', {}],
  ['verify-reset-code', { verification_code: 'none' }],
])('[T48] the time of an answer of %s does not tell either', async (path, more) => {
  const shopper = new Shopper(shop.url)
  const times = { known: [] as number[], unknown: [] as number[] }
  const measure = async (kind: keyof typeof times, customers_email_address: string) => {
    const body = { customers_email_address, method: 'email' }
    if (path !== 'reset-password') await shopper.send(passwordCalls.sendResetCode, { body })
    const start = performance.now()
    await shopper.json('POST', `/shop-api/public/api/${path}`, { ...body, ...more })
    times[kind].push(performance.now() - start)
  }
  await shopper.send(passwordCalls.selectResetMethods, { body: { customers_email_address: 'x' } })
  // sixty codes per hour are allowed for one address
  for (let pair = 0; pair < 6 + PAIRS; pair++) {
    await shop.db.deleteFrom('rate_limits').execute()
    const known = () => makeCustomer(shop.db).then((email) => measure('known', email))
    const unknown = () => measure('unknown', `nobody-${pair}-${crypto.randomUUID()}@emberwright.example`)
    for (const each of pair % 2 === 0 ? [known, unknown] : [unknown, known]) await each()
  }
  const share = areaUnderCurve(times.known.slice(6), times.unknown.slice(6))
  expect(share).toBeGreaterThan(0.25)
  expect(share).toBeLessThan(0.75)
})

/** The probability that a known address takes longer than an unknown one; 0.5 means that timing reveals nothing. */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  const wins = known.flatMap((a) => unknown.map((b) => (a === b ? 0.5 : Number(a > b))))
  return wins.reduce((sum, win) => sum + win, 0) / wins.length
}
