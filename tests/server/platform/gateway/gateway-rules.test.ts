import { afterAll, describe, expect, test } from 'vitest'
import { BILL_TO } from '#tests/support/bill-to.ts'
import { CARDS } from '#tests/support/checkout.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { openCybersourceFixture, openSandboxFixture } from './gateway-fixtures.ts'

const databaseUrl = await useDatabase()
const fixtures = {
  sandbox: openSandboxFixture(databaseUrl),
  cybersource: await openCybersourceFixture(databaseUrl),
}
afterAll(async () => {
  for (const fixture of Object.values(fixtures)) await fixture.close()
})
const card = (number: string) => ({ number, month: '12', year: '2031', cvv: '123' })
let keys = 0
const newKey = () => `rule-${++keys}`

describe.each(Object.entries(fixtures))('%s', (_, { gateway, sumsOf }) => {
  const charged = async (amountCents: number, number: string = CARDS.visa) => {
    const key = newKey()
    await gateway.authorize(key, amountCents, card(number), BILL_TO)
    return key
  }

  test('[PAY-01] the outcome of a test card depends on its number', async () => {
    const charge = (number: string) => gateway.authorize(newKey(), 100, card(number), BILL_TO)
    expect(await charge(CARDS.visa)).toMatchObject({ kind: 'approved', brand: 'Visa', lastFour: '1111' })
    expect(await charge(CARDS.mastercard)).toMatchObject({ kind: 'approved', brand: 'Mastercard' })
    expect(await charge(CARDS.declined)).toEqual({ kind: 'declined', code: 'do_not_honor' })
    expect(await charge(CARDS.declinedAtCharge)).toEqual({ kind: 'declined', code: 'do_not_honor' })
    expect(await charge(CARDS.noFunds)).toEqual({ kind: 'declined', code: 'insufficient_funds' })
    expect(await charge('4929000000000000')).toEqual({ kind: 'declined', code: 'not_a_test_card' })
    const numbers = [CARDS.visa, CARDS.declined, CARDS.declinedAtCharge, CARDS.noFunds, CARDS.processingError]
    const kinds = numbers.map(async (number) => (await gateway.verify(card(number), BILL_TO)).kind)
    expect(await Promise.all(kinds)).toEqual(['approved', 'declined', 'approved', 'approved', 'approved'])
  })

  test('[T14] a key is charged once, however often it is repeated', async () => {
    const once = newKey()
    const first = await gateway.authorize(once, 500, card(CARDS.visa), BILL_TO)
    expect(await gateway.authorize(once, 900, card(CARDS.declined), BILL_TO)).toEqual(first)
    expect(await gateway.lookup(once)).toEqual(first)
    const same = newKey()
    await Promise.all(Array.from({ length: 5 }, () => gateway.authorize(same, 1, card(CARDS.visa), BILL_TO)))
    expect(await gateway.lookup(same)).toMatchObject({ kind: 'approved' })
    expect(await sumsOf(same)).toMatchObject({ charged: 1, refunded: 0 })
  })

  test('a lost answer leaves a charge, a processing error none', async () => {
    const [lost, failed] = [newKey(), newKey()]
    expect(await gateway.authorize(lost, 7, card(CARDS.lostAnswer), BILL_TO)).toEqual({ kind: 'unknown' })
    expect(await gateway.lookup(lost)).toMatchObject({ kind: 'approved', brand: 'Visa', lastFour: '3220' })
    expect(await sumsOf(lost)).toMatchObject({ charged: 7, refunded: 0 })
    expect(await gateway.authorize(failed, 7, card(CARDS.processingError), BILL_TO)).toEqual({
      kind: 'unknown',
    })
    expect(await gateway.lookup(failed)).toBeNull()
    expect(await gateway.lookup('never')).toBeNull()
  })

  test('[T7] a charge that was made meanwhile is not reversed, because an order may be placed with it', async () => {
    const key = await charged(300)
    await expect(gateway.reverse(key)).rejects.toThrow('charged meanwhile')
    expect(await gateway.lookup(key)).toMatchObject({ kind: 'approved' })
    expect(await sumsOf(key)).toMatchObject({ charged: 300, refunded: 0 })
  })

  test('a charge that would come after a reversal is refused', async () => {
    const reversed = { kind: 'declined', code: 'reversed' }
    const [never, lost] = [newKey(), newKey()]
    await gateway.authorize(lost, 300, card(CARDS.processingError), BILL_TO)
    for (const key of [never, lost]) {
      await gateway.reverse(key)
      await gateway.reverse(key)
      expect(await gateway.authorize(key, 300, card(CARDS.visa), BILL_TO)).toEqual(reversed)
      expect(await gateway.lookup(key)).toEqual(reversed)
      const { charged: sum, refunded } = await sumsOf(key)
      expect(sum - refunded).toBe(0)
    }
  })

  test('[T11][T84] a refund is made once per key, never above its charge, whoever asks at once', async () => {
    const key = await charged(500)
    const [once, ...others] = [newKey(), newKey(), newKey(), newKey()] as const
    const first = await gateway.refund(once, key, 200)
    expect(first).toMatchObject({ kind: 'approved' })
    expect(await gateway.refund(once, key, 200)).toEqual(first)
    expect(await gateway.lookupRefund(once)).toEqual(first)
    expect(await gateway.lookupRefund('never')).toBeNull()
    const rest = await Promise.all(others.map((each) => gateway.refund(each, key, 200)))
    expect(rest.map(({ kind }) => kind).toSorted()).toEqual(['approved', 'declined', 'declined'])
    expect(rest.find(({ kind }) => kind === 'declined')).toEqual({ kind: 'declined', code: 'exceeds_charge' })
    expect(await gateway.refund(newKey(), key, 100)).toMatchObject({ kind: 'approved' })
    expect(await sumsOf(key)).toMatchObject({ charged: 500, refunded: 500 })
  })

  test('[T82] a whole charge goes back once', async () => {
    const key = await charged(500)
    const whole = newKey()
    expect(await gateway.refund(whole, key, 500)).toMatchObject({ kind: 'approved' })
    expect(await gateway.refund(whole, key, 500)).toMatchObject({ kind: 'approved' })
    expect(await gateway.refund(newKey(), key, 1)).toMatchObject({ kind: 'declined' })
    expect(await sumsOf(key)).toMatchObject({ charged: 500, refunded: 500 })
  })

  test('what was never charged, or never will be, is not refunded', async () => {
    const voided = newKey()
    await gateway.reverse(voided)
    const declined = { kind: 'declined', code: 'exceeds_charge' }
    expect(await gateway.refund(newKey(), voided, 100)).toEqual(declined)
    expect(await gateway.refund(newKey(), 'never', 100)).toEqual(declined)
  })

  test('[T83] a card decides how its refunds end: declined, or with an answer that is lost', async () => {
    const [refused, lost] = [await charged(500, '4000000000005126'), await charged(500, CARDS.lostAnswer)]
    await gateway.lookup(lost)
    const [one, two] = [newKey(), newKey()]
    expect(await gateway.refund(one, refused, 100)).toEqual({ kind: 'declined', code: 'refund_declined' })
    expect(await gateway.refund(two, lost, 100)).toEqual({ kind: 'unknown' })
    expect(await gateway.lookupRefund(two)).toMatchObject({ kind: 'approved' })
    expect(await gateway.refund(two, lost, 100)).toMatchObject({ kind: 'approved' })
    expect(await sumsOf(lost)).toMatchObject({ charged: 500, refunded: 100 })
  })
})
