import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { PARTLY_AUTHORIZED } from '#server/platform/gateway/cybersource/stand-in/answer-request.ts'
import { BILL_TO } from '#tests/support/bill-to.ts'
import { CARDS } from '#tests/support/checkout.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { openCybersourceFixture } from './gateway-fixtures.ts'

const databaseUrl = await useDatabase()
const MINUTE = 60_000
const start = Date.parse('2026-11-28T12:00:00Z')

let clock = start
let fault: 'none' | 'before' | 'after' | 'refused' = 'none'
/** the end of the path of requests that do not arrive */
let lostPath: string | null = null
const pass = (minutes: number) => {
  clock += minutes * MINUTE
}
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  clock = start
  fault = 'none'
  for (const fixture of open.splice(0)) await fixture.close()
})

/** Settles a charge after an hour; its search is half a minute late, and what is not found after three was not made. */
async function openFixture(searchDelay = MINUTE / 2) {
  const fixture = await openCybersourceFixture(databaseUrl, {
    now: () => new Date(clock),
    faultOf: (path) => {
      if (lostPath !== null && path.endsWith(lostPath)) return 'before'
      return path.startsWith('/pts/v2/') ? fault : 'none'
    },
    settledAfter: 60 * MINUTE,
    searchDelay,
    slowAfter: 300,
    definiteAfter: 3 * MINUTE,
  })
  open.push(fixture)
  return fixture
}

const card = (number: string) => ({ number, month: '12', year: '2031', cvv: '123' })
let keys = 0
const newKey = () => `cybs-${++keys}`

test('[T14] a lost answer stays unknown until the search can tell, and is not charged again', async () => {
  const { gateway, sumsOf } = await openFixture()
  const [made, never] = [newKey(), newKey()]
  fault = 'after'
  expect(await gateway.authorize(made, 500, card(CARDS.visa), BILL_TO)).toEqual({ kind: 'unknown' })
  fault = 'before'
  expect(await gateway.authorize(never, 500, card(CARDS.visa), BILL_TO)).toEqual({ kind: 'unknown' })
  fault = 'none'
  for (const key of [made, never]) {
    expect(await gateway.lookup(key)).toEqual({ kind: 'unknown' })
    expect(await gateway.authorize(key, 500, card(CARDS.visa), BILL_TO)).toEqual({ kind: 'unknown' })
    await expect(gateway.reverse(key)).rejects.toThrow('not known yet')
  }
  pass(1)
  expect(await gateway.lookup(made)).toMatchObject({ kind: 'approved' })
  expect(await gateway.lookup(never)).toEqual({ kind: 'unknown' })
  pass(2)
  expect(await gateway.lookup(never)).toBeNull()
  await gateway.reverse(never)
  expect(await gateway.authorize(never, 500, card(CARDS.visa), BILL_TO)).toEqual({
    kind: 'declined',
    code: 'reversed',
  })
  expect(await sumsOf(made)).toMatchObject({ charged: 500, refunded: 0 })
  expect(await sumsOf(never)).toMatchObject({ charged: 0 })
})

test('money that is only held is released, and the card counts as declined', async () => {
  const { gateway, standIn } = await openFixture()
  const key = newKey()
  const declined = { kind: 'declined', code: 'partial_authorized' }
  expect(await gateway.authorize(key, 500, card(PARTLY_AUTHORIZED), BILL_TO)).toEqual(declined)
  expect(await gateway.lookup(key)).toEqual(declined)
  expect(standIn.book.entries.map(({ kind }) => kind)).toEqual(['authorization', 'reversal'])
})

test('a release whose answer is lost is told as declined once it is found', async () => {
  const { gateway } = await openFixture()
  const key = newKey()
  fault = 'after'
  await gateway.authorize(key, 500, card(PARTLY_AUTHORIZED), BILL_TO)
  pass(1)
  expect(await gateway.lookup(key)).toEqual({ kind: 'unknown' })
  fault = 'none'
  pass(1)
  expect(await gateway.lookup(key)).toEqual({ kind: 'declined', code: 'held' })
})

test('a payment that ended in an error counts neither as declined nor as made, and is given up when it can no longer come', async () => {
  const { gateway } = await openFixture()
  const key = newKey()
  await gateway.authorize(key, 500, card(CARDS.processingError), BILL_TO)
  pass(1)
  expect(await gateway.lookup(key)).toEqual({ kind: 'unknown' })
  pass(2)
  expect(await gateway.lookup(key)).toBeNull()
})

test('[T14] a charge that was given up while it was on its way is voided when it is answered', async () => {
  const { gateway, sumsOf } = await openFixture()
  const key = newKey()
  const asked = gateway.authorize(key, 500, card(CARDS.slow), BILL_TO)
  await expect.poll(() => sumsOf(key)).toMatchObject({ charged: 500 })
  const db = openDatabase(databaseUrl, 1)
  await sql`update gateway.attempts set state = 'reversed' where key = ${key}`.execute(db)
  await db.destroy()
  expect(await asked).toEqual({ kind: 'declined', code: 'reversed' })
  expect(await sumsOf(key)).toMatchObject({ charged: 500, refunded: 500 })
})

test('[T86] before the settlement a whole charge is voided and a part waits; after it both are refunded', async () => {
  const { gateway, standIn, sumsOf } = await openFixture()
  const [whole, parts, late] = [newKey(), newKey(), newKey()]
  for (const key of [whole, parts, late]) await gateway.authorize(key, 500, card(CARDS.visa), BILL_TO)
  expect(await gateway.refund(newKey(), whole, 500)).toMatchObject({ kind: 'approved' })
  const part = newKey()
  expect(await gateway.refund(part, parts, 200)).toEqual({ kind: 'notSettled' })
  expect(await gateway.lookupRefund(part)).toEqual({ kind: 'notSettled' })
  expect(await sumsOf(parts)).toMatchObject({ charged: 500, refunded: 0 })
  pass(61)
  expect(await gateway.refund(part, parts, 200)).toMatchObject({ kind: 'approved' })
  expect(await gateway.refund(newKey(), late, 500)).toMatchObject({ kind: 'approved' })
  expect(await sumsOf(parts)).toMatchObject({ refunded: 200 })
  const back = standIn.book.entries.filter(({ kind, flag }) => kind !== 'sale' && flag === 'SOK')
  expect(back.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['void', 500],
    ['refund', 200],
    ['refund', 500],
  ])
})

test('[T83] a refund whose answer is lost is asked for again only when it is known not to be made', async () => {
  const { gateway, sumsOf } = await openFixture()
  const key = newKey()
  await gateway.authorize(key, 500, card(CARDS.visa), BILL_TO)
  pass(61)
  const [made, never] = [newKey(), newKey()]
  fault = 'after'
  expect(await gateway.refund(made, key, 200)).toEqual({ kind: 'unknown' })
  fault = 'before'
  expect(await gateway.refund(never, key, 200)).toEqual({ kind: 'unknown' })
  fault = 'none'
  for (const refund of [made, never])
    expect(await gateway.refund(refund, key, 200)).toEqual({ kind: 'unknown' })
  expect(await sumsOf(key)).toMatchObject({ refunded: 200 })
  pass(4)
  for (const refund of [made, never])
    expect(await gateway.refund(refund, key, 200)).toMatchObject({ kind: 'approved' })
  expect(await sumsOf(key)).toMatchObject({ refunded: 400 })
  expect(await gateway.refund(newKey(), key, 101)).toEqual({ kind: 'declined', code: 'exceeds_charge' })
})

test('[T83] a refund that came late and was voided does not count as the one asked for after it', async () => {
  const { gateway, sumsOf } = await openFixture(10 * MINUTE)
  const [key, refund] = [newKey(), newKey()]
  await gateway.authorize(key, 500, card(CARDS.visa), BILL_TO)
  pass(61)
  fault = 'after'
  expect(await gateway.refund(refund, key, 200)).toEqual({ kind: 'unknown' })
  fault = 'none'
  pass(4)
  lostPath = '/refunds'
  expect(await gateway.refund(refund, key, 200)).toEqual({ kind: 'unknown' })
  lostPath = null
  pass(7)
  expect(await gateway.refund(refund, key, 200)).toMatchObject({ kind: 'approved' })
  expect(await sumsOf(key)).toMatchObject({ refunded: 200 })
})

test('a charge that is not found stays unknown while its void is refused for another reason', async () => {
  const { gateway, sumsOf } = await openFixture(10 * MINUTE)
  const key = newKey()
  fault = 'after'
  await gateway.authorize(key, 500, card(CARDS.visa), BILL_TO)
  pass(4)
  fault = 'refused'
  await expect(gateway.reverse(key)).rejects.toThrow('not known')
  fault = 'none'
  await gateway.reverse(key)
  expect(await gateway.lookup(key)).toEqual({ kind: 'declined', code: 'reversed' })
  expect(await sumsOf(key)).toMatchObject({ charged: 500, refunded: 500 })
})
