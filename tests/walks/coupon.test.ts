import { paymentCalls } from '#contract/checkout/payment.ts'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { couponServices } from '#src/services/checkout/coupon.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import { clientOf } from './client-of.ts'
import { type Fixture, meeting } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { answered, lost } from './workflow-fixture.ts'

const { shop, openCustomer } = await useWalkShop()

const CODE = 'SPRING12'
/** Whether the code that was entered last is one of the shop. */
type CodeEnvironment = { readonly isRight: boolean }

const entering = (isRight: boolean) => ({
  when: { event: { coupon_code: CODE } },
  next: { isRight },
  perform: (_: Fixture, __: unknown, sample: object) => ({
    type: 'coupon.apply',
    ...sample,
    coupon_code: isRight ? CODE : `${CODE}0`,
  }),
})
const apply = ({ shopper }: Fixture) =>
  shopper.call(paymentCalls.applyCouponCode, { body: { coupon_code: CODE } })
const remove = ({ shopper }: Fixture) => shopper.call(paymentCalls.deleteCouponCode, { body: {} })

walkServices<Fixture, CodeEnvironment>({
  model: couponModel,
  starts: [{ input: 'start', environment: { isRight: true } }],
  events: { 'coupon.apply': [entering(true), entering(false)] },
  answers: {
    getCoupon: {
      present: answered('getCouponCode', apply),
      absent: answered('getCouponCode', remove),
      failed: lost('getCouponCode'),
    },
    applyCoupon: {
      accepted: { ...answered('applyCouponCode'), when: { isRight: true } },
      refused: { ...answered('applyCouponCode'), when: { isRight: false } },
      failed: lost('applyCouponCode'),
    },
    deleteCoupon: {
      deleted: answered('deleteCouponCode'),
      // the server refuses with a status: this is what a queue before it says
      refused: meeting('answered later'),
      failed: lost('deleteCouponCode'),
    },
  },
  open: async () => {
    const customer = await openCustomer()
    const { shopper, held } = customer
    await fillCart(shopper, await goods(shop.db, 1))
    const machine = couponModel.machine.provide({ actors: couponServices(clientOf(shopper, held)) })
    return { ...customer, machine, input: undefined }
  },
})
