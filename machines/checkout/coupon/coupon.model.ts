import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { couponMachine } from './coupon.machine.ts'
import { verdictOn } from './coupon.outcome.ts'
import type { CouponReply } from './coupon.types.ts'
import { couponWords } from './coupon.words.ts'

const reply = (status: number, answer: Partial<CouponReply['answer']>) => {
  const body = { success: true, error: null, coupon_code: null, ...answer }
  return done(verdictOn({ status, answer: body }), { status, body })
}
const offline = fails(new ApiError({ kind: 'offline' }), 'offline')
const broken = (error: string) =>
  fails(new ApiError({ kind: 'status', status: 500, errors: [error], message: null, retryAfter: null }), {
    status: 500,
    body: { success: false, errors: [error] },
  })
const read = (coupon_code: string | null) => done({ coupon_code }, { status: 200, body: { coupon_code } })

export const couponModel = defineModel({
  machine: couponMachine,
  title: 'Coupon',
  words: couponWords,
  purpose: 'The coupon code of the cart is loaded, applied and taken off.',
  inputs: { start: undefined },
  events: {
    'coupon.load': [{ type: 'coupon.load' }],
    'coupon.apply': [
      { type: 'coupon.apply', coupon_code: 'SPRING12' },
      { type: 'coupon.apply', coupon_code: ' ' },
    ],
    'coupon.remove': [{ type: 'coupon.remove' }],
    'customer.left': [{ type: 'customer.left' }],
  },
  outcomes: {
    getCoupon: { present: read('FREIGHT50'), absent: read(null), failed: offline },
    applyCoupon: {
      accepted: reply(200, { coupon_code: 'SPRING-12' }),
      acceptedWithoutCode: reply(200, {}),
      refused: reply(200, { success: false, error: 'This coupon code is not valid.' }),
      notExactly200: reply(202, { coupon_code: 'SPRING12' }),
      failed: offline,
      broken: broken('The coupon could not be applied.'),
    },
    deleteCoupon: {
      deleted: reply(200, {}),
      refused: reply(200, { success: false, error: 'The cart is being submitted.' }),
      failed: offline,
      broken: broken('The coupon could not be removed.'),
    },
  },
  happyEnd: ({ value }) => isIn(value, 'applied'),
  key: ({ couponCode, failure }) => [couponCode !== null, failure !== null],
  overlaps: ['applying|done.applyCoupon'],
  ignores: ['none|coupon.apply', 'applied|coupon.apply'],
  invariants: {
    'a coupon is there exactly when the chart says so': ({ value, context }) =>
      value !== 'applied' ? value !== 'none' || context.couponCode === null : context.couponCode !== null,
  },
  leadsTo: {
    'whatever is asked of the server is decided, unless the customer leaves': {
      from: ({ value }) => isIn(value, 'reading', 'applying', 'removing'),
      to: ({ value }) => isIn(value, 'none', 'applied', 'idle', 'unreachable'),
    },
  },
})
