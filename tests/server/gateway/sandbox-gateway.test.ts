import { afterAll, expect, test } from 'vitest'
import { createSandboxGateway } from '#server/gateway/sandbox-gateway.ts'
import { withTimeout } from '#server/gateway/with-timeout.ts'
import { CARDS } from '#tests/support/checkout.ts'
import { useDatabase } from '#tests/support/databases.ts'

const databaseUrl = await useDatabase()
const gateway = createSandboxGateway({ databaseUrl, slowAfter: 30 })
afterAll(() => gateway.close())
const card = (number: string) => ({ number, month: '12', year: '2031', cvv: '123' })
let keys = 0
const key = () => `key-${++keys}`

test('[PAY-01] the outcome of a sandbox card depends on its number', async () => {
  const charge = (number: string) => gateway.authorize(key(), 100, card(number))
  expect(await charge(CARDS.visa)).toMatchObject({ kind: 'approved', brand: 'Visa', lastFour: '1111' })
  expect(await charge(CARDS.mastercard)).toMatchObject({ kind: 'approved', brand: 'Mastercard' })
  expect(await charge(CARDS.declined)).toEqual({ kind: 'declined', code: 'do_not_honor' })
  expect(await charge(CARDS.declinedAtCharge)).toEqual({ kind: 'declined', code: 'do_not_honor' })
  expect(await charge(CARDS.noFunds)).toEqual({ kind: 'declined', code: 'insufficient_funds' })
  expect(await charge('4929000000000000')).toEqual({ kind: 'declined', code: 'not_a_test_card' })
  const kinds = [
    CARDS.visa,
    CARDS.declined,
    CARDS.declinedAtCharge,
    CARDS.noFunds,
    CARDS.processingError,
  ].map(async (number) => (await gateway.verify(card(number))).kind)
  expect(await Promise.all(kinds)).toEqual(['approved', 'declined', 'approved', 'approved', 'approved'])
})

test('[T14] a key is charged once, however often it is repeated', async () => {
  const once = key()
  const first = await gateway.authorize(once, 500, card(CARDS.visa))
  expect(await gateway.authorize(once, 900, card(CARDS.declined))).toEqual(first)
  expect(await gateway.lookup(once)).toEqual(first)
  const same = key()
  const five = await Promise.all(
    Array.from({ length: 5 }, () => gateway.authorize(same, 1, card(CARDS.visa))),
  )
  expect(new Set(five.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
})

test('a lost response leaves a charge, a processing error none, a slow card is approved after a delay', async () => {
  const [lost, failed, slow] = [key(), key(), key()]
  expect(await gateway.authorize(lost, 1, card(CARDS.lostAnswer))).toEqual({ kind: 'unknown' })
  expect(await gateway.lookup(lost)).toMatchObject({ kind: 'approved' })
  expect(await gateway.authorize(failed, 1, card(CARDS.processingError))).toEqual({ kind: 'unknown' })
  expect(await gateway.lookup(failed)).toBeNull()
  const coming = gateway.authorize(slow, 1, card(CARDS.slow))
  expect(await withTimeout(coming, 1)).toEqual({ kind: 'unknown' })
  await gateway.reverse(slow)
  expect(await coming).toEqual({ kind: 'declined', code: 'reversed' })
})

test('a failed response counts as unknown', async () => {
  expect(await withTimeout(Promise.reject(new Error('gone')))).toEqual({ kind: 'unknown' })
})
