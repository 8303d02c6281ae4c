import { afterAll, expect, test } from 'vitest'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { withTimeout } from '#server/platform/gateway/with-timeout.ts'
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

test('[T11] a refund is made once per key, never above its charge, whoever asks at once', async () => {
  const charge = key()
  await gateway.authorize(charge, 500, card(CARDS.visa))
  const first = await gateway.refund('back-1', charge, 200)
  expect(first).toMatchObject({ kind: 'approved' })
  expect(await gateway.refund('back-1', charge, 500)).toEqual(first)
  expect(await gateway.lookupRefund('back-1')).toEqual(first)
  expect(await gateway.lookupRefund('never')).toBeNull()
  const rest = await Promise.all(
    ['back-2', 'back-3', 'back-4'].map((each) => gateway.refund(each, charge, 200)),
  )
  expect(rest.map(({ kind }) => kind).toSorted()).toEqual(['approved', 'declined', 'declined'])
  expect(rest.find(({ kind }) => kind === 'declined')).toEqual({ kind: 'declined', code: 'exceeds_charge' })
  expect(await gateway.refund('back-5', charge, 100)).toMatchObject({ kind: 'approved' })
})

test('what was never charged, or is voided, is not refunded', async () => {
  const voided = key()
  await gateway.authorize(voided, 500, card(CARDS.visa))
  await gateway.reverse(voided)
  const declined = { kind: 'declined', code: 'exceeds_charge' }
  expect(await gateway.refund('void-1', voided, 100)).toEqual(declined)
  expect(await gateway.refund('void-2', 'never', 100)).toEqual(declined)
})

test('a card decides how its refunds end: declined, or with an answer that is lost', async () => {
  const [refused, lost] = [key(), key()]
  await gateway.authorize(refused, 500, card('4000000000005126'))
  await gateway.authorize(lost, 500, card(CARDS.lostAnswer))
  expect(await gateway.refund('plan-1', refused, 100)).toEqual({ kind: 'declined', code: 'refund_declined' })
  expect(await gateway.refund('plan-2', lost, 100)).toEqual({ kind: 'unknown' })
  expect(await gateway.lookupRefund('plan-2')).toMatchObject({ kind: 'approved' })
  expect(await gateway.refund('plan-2', lost, 100)).toMatchObject({ kind: 'approved' })
})
