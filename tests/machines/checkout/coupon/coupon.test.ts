import { describe, expect, test } from 'vitest'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { verdictOn } from '#machines/checkout/coupon/coupon.outcome.ts'
import { play } from '#tests/machines/play.ts'

const apply = { type: 'coupon.apply', coupon_code: ' SPRING12 ' } as const

async function begin(read: 'present' | 'absent' | 'failed') {
  const coupon = play(couponModel, 'start')
  coupon.send({ type: 'coupon.load' })
  await coupon.answer('getCoupon', read)
  return coupon
}

describe('applying a coupon', () => {
  test.each(['absent', 'present'] as const)(
    '[CPN-01] [MSG-42] [T44] with a coupon %s, an accepted code replaces it',
    async (read) => {
      const { answer, send, snapshot, emitted, sent } = await begin(read)
      send(apply)
      expect(snapshot().children.applyCoupon?.getSnapshot().input).toEqual({ coupon_code: 'SPRING12' })
      await answer('applyCoupon', 'accepted')
      expect(snapshot().value).toBe('applied')
      expect(snapshot().context.couponCode).toBe('SPRING-12')
      expect(emitted).toEqual([{ type: 'notice.couponApplied', coupon_code: 'SPRING-12' }])
      expect(sent).toEqual([{ type: 'failures.dismiss' }, { type: 'cart.reload' }])
    },
  )

  test('[MSG-43] a response without a code gets the notice without one', async () => {
    const { answer, send, snapshot, emitted } = await begin('absent')
    send(apply)
    await answer('applyCoupon', 'acceptedWithoutCode')
    expect(snapshot().context.couponCode).toBe('SPRING12')
    expect(emitted).toEqual([{ type: 'notice.couponApplied', coupon_code: null }])
  })

  for (const [why, outcome, error] of [
    ['[VAL-21] success false', 'refused', 'This coupon code is not valid.'],
    ['[VAL-20] a status other than 200', 'notExactly200', null],
    ['a call that fails', 'failed', null],
    ['an error of the server', 'broken', 'The coupon could not be applied.'],
  ] as const)
    test(`[MSG-45] ${why} keeps the code that was applied before`, async () => {
      const { answer, send, snapshot, emitted, sent } = await begin('present')
      send(apply)
      await answer('applyCoupon', outcome)
      expect(snapshot().value).toBe('applied')
      expect(snapshot().context.couponCode).toBe('FREIGHT50')
      expect(emitted).toEqual([{ type: 'notice.couponFailed', error }])
      expect(sent).toEqual([])
    })

  test('[MSG-45] where there was none a refused code leaves none, and its reason is gone with the next attempt', async () => {
    const { answer, send, snapshot } = await begin('absent')
    send(apply)
    await answer('applyCoupon', 'refused')
    expect([snapshot().value, snapshot().context.failure]).toEqual([
      'none',
      { error: 'This coupon code is not valid.' },
    ])
    send(apply)
    expect(snapshot().context.failure).toBe(null)
  })

  test('an empty code is not sent', async () => {
    const { snapshot } = await begin('absent')
    expect(snapshot().can({ type: 'coupon.apply', coupon_code: '  ' })).toBe(false)
  })
})

describe('removing a coupon', () => {
  test('[CPN-01] [MSG-44] clears the code and reloads the totals', async () => {
    const { answer, send, snapshot, emitted, sent } = await begin('present')
    send({ type: 'coupon.remove' })
    await answer('deleteCoupon', 'deleted')
    expect(snapshot().context.couponCode).toBe(null)
    expect(emitted).toEqual([{ type: 'notice.couponDeleted' }])
    expect(sent).toEqual([{ type: 'cart.reload' }])
  })

  test("[MSG-45] an error of the server keeps it and is told in the server's words", async () => {
    const { answer, send, snapshot, emitted } = await begin('present')
    send({ type: 'coupon.remove' })
    await answer('deleteCoupon', 'broken')
    expect(snapshot().context.couponCode).toBe('FREIGHT50')
    expect(emitted).toEqual([{ type: 'notice.couponFailed', error: 'The coupon could not be removed.' }])
  })

  test('[MSG-45] a rejection keeps it', async () => {
    const { answer, send, snapshot } = await begin('present')
    send({ type: 'coupon.remove' })
    await answer('deleteCoupon', 'refused')
    expect(snapshot().context.couponCode).toBe('FREIGHT50')
  })
})

test('[VAL-20] [VAL-21] only exactly 200 with success counts', () => {
  const answer = { success: true, error: null, coupon_code: 'SPRING12' }
  for (const status of [201, 202, 204, 206]) expect(verdictOn({ status, answer }).kind).toBe('refused')
  expect(verdictOn({ status: 200, answer: { ...answer, success: false } }).kind).toBe('refused')
  expect(verdictOn({ status: 200, answer })).toEqual({ kind: 'accepted', coupon_code: 'SPRING12' })
})

test('a logout clears the coupon', async () => {
  const first = play(couponModel, 'start').snapshot().context
  const { send, snapshot } = await begin('present')
  send({ type: 'customer.left' })
  expect(snapshot().context).toEqual(first)
})

test('[ENT-14] [API-69] a coupon that could not be read counts as unknown, and Retry reads it again', async () => {
  const { answer, pass, send, snapshot } = await begin('failed')
  expect(snapshot().value).toBe('unreachable')
  pass(14_999)
  expect(snapshot().value).toBe('unreachable')
  pass(1)
  await answer('getCoupon', 'failed')
  send({ type: 'coupon.load' })
  await answer('getCoupon', 'present')
  expect(snapshot().context.couponCode).toBe('FREIGHT50')
})

test.each(['absent', 'failed'])('[API-69] a coupon %s when read again is forgotten', async (outcome) => {
  const { answer, send, snapshot } = await begin('present')
  send({ type: 'coupon.load' })
  await answer('getCoupon', outcome)
  expect(snapshot().context.couponCode).toBe(null)
})
