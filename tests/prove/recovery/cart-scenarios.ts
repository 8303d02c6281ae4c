import { paymentCalls } from '#contract/checkout/payment.ts'
import { load, type Scenarios, type TestUser } from './scenario.ts'
import { fill } from '#tests/prove/rig/fill-cart.ts'

const CODE = 'SPRING12'

const fillOne = ({ shopper, product }: TestUser) => fill(shopper, [product])
const settled = ({ page }: TestUser, count: number) =>
  page.locator(`a[aria-label="Cart, ${count} ${count === 1 ? 'item' : 'items'}"][aria-busy="false"]`)

async function seeCart(user: TestUser): Promise<void> {
  await fillOne(user)
  await load(user, '/cart')
  await settled(user, 1).waitFor()
  await user.cart.lines.first().waitFor()
}

async function fillWithCoupon(user: TestUser): Promise<void> {
  await fillOne(user)
  await user.shopper.call(paymentCalls.applyCouponCode, { body: { coupon_code: CODE } })
}

const chip = ({ cart }: TestUser) => cart.summary.getByText(`Coupon ${CODE}`)
const apply = ({ cart }: TestUser) => cart.summary.getByRole('button', { name: 'Apply' })

/** Whether the form is open or not, it ends with the code in it and the press. */
async function applyCode({ cart }: TestUser): Promise<void> {
  const box = cart.summary.getByRole('textbox', { name: 'Coupon code' })
  if (!(await box.isVisible())) await cart.openCouponForm()
  await box.fill(CODE)
  await cart.summary.getByRole('button', { name: 'Apply' }).click()
}

export const cartScenarios: Scenarios = {
  'cart.known.reading/loadCart': {
    arrange: fillOne,
    begin: (user) => load(user, '/cart'),
    happy: ({ cart }) => cart.lines.first(),
  },
  'cart.known.changing/changeCart': {
    arrange: seeCart,
    begin: ({ cart, product }) => cart.increase(product.name),
    happy: (user) => settled(user, 2),
    actions: ({ cart, product }) => [{ at: cart.line(product.name), go: () => cart.increase(product.name) }],
  },
  'staleCart.reloading/loadCart': { happy: (user) => settled(user, 2) },
  'coupon.reading/getCoupon': {
    arrange: fillWithCoupon,
    begin: (user) => load(user, '/cart'),
    happy: chip,
  },
  'coupon.applying/applyCoupon': {
    arrange: async (user) => {
      await fillOne(user)
      await load(user, '/cart')
      await user.cart.summary.getByText('Have a coupon?').waitFor()
    },
    begin: applyCode,
    happy: chip,
    actions: (user) => [{ at: apply(user), go: () => applyCode(user) }],
  },
  'coupon.removing/deleteCoupon': {
    arrange: async (user) => {
      await fillWithCoupon(user)
      await load(user, '/cart')
      await chip(user).waitFor()
    },
    begin: ({ cart }) => cart.removeCoupon(CODE),
    happy: ({ cart }) => cart.summary.getByText('Have a coupon?'),
    actions: ({ cart }) => [
      { at: cart.summary.getByRole('button', { name: new RegExp(CODE) }), go: () => cart.removeCoupon(CODE) },
    ],
  },
}
