import { cartCalls } from '#contract/carts.ts'
import { paymentCalls } from '#contract/payment.ts'
import type { Player, Scenes } from './scene.ts'
import { fill } from '#tests/prove/rig/fill-cart.ts'

const CODE = 'SPRING12'

const fillOne = ({ shopper, product }: Player) => fill(shopper, [product])
const settled = ({ page }: Player, count: number) =>
  page.locator(`a[aria-label="Cart, ${count} ${count === 1 ? 'item' : 'items'}"][aria-busy="false"]`)

async function seeCart(player: Player): Promise<void> {
  await fillOne(player)
  await player.stage.load('/cart')
  await settled(player, 1).waitFor()
  await player.cart.lines.first().waitFor()
}

const setCoupon = (isSet: boolean) => async (player: Player) => {
  await fillOne(player)
  await player.shopper.call(paymentCalls.deleteCouponCode, { body: {} })
  if (isSet) await player.shopper.call(paymentCalls.applyCouponCode, { body: { coupon_code: CODE } })
}

const chip = ({ cart }: Player) => cart.summary.getByText(`Coupon ${CODE}`)
const apply = ({ cart }: Player) => cart.summary.getByRole('button', { name: 'Apply' })

/** Whether the form is open or not, it ends with the code in it and the press. */
async function applyCode({ cart }: Player): Promise<void> {
  const box = cart.summary.getByRole('textbox', { name: 'Coupon code' })
  if (!(await box.isVisible())) await cart.openCouponForm()
  await box.fill(CODE)
  await cart.summary.getByRole('button', { name: 'Apply' }).click()
}

export const cartScenes: Scenes = {
  'cart.known.reading/loadCart': {
    arrange: fillOne,
    begin: ({ stage }) => stage.load('/cart'),
    happy: ({ cart }) => cart.lines.first(),
  },
  'cart.known.changing/changeCart': {
    arrange: seeCart,
    begin: ({ cart, product }) => cart.increase(product.name),
    happy: (player) => settled(player, 2),
    ways: ({ cart, product }) => [{ at: cart.line(product.name), go: () => cart.increase(product.name) }],
  },
  'staleCart.reloading/loadCart': {
    arrange: async (player) => {
      await seeCart(player)
      await player.shopper.call(cartCalls.newCart, { body: {} })
      await fillOne(player)
    },
    begin: ({ cart, product }) => cart.increase(product.name),
    happy: (player) => settled(player, 1),
  },
  'coupon.reading/getCoupon': {
    arrange: setCoupon(true),
    begin: ({ stage }) => stage.load('/cart'),
    happy: chip,
    ways: (player) => [{ at: player.cart.summary.getByText('Have a coupon?'), go: () => applyCode(player) }],
  },
  'coupon.applying/applyCoupon': {
    arrange: async (player) => {
      await setCoupon(false)(player)
      await player.stage.load('/cart')
      await player.cart.summary.getByText('Have a coupon?').waitFor()
    },
    begin: applyCode,
    happy: chip,
    ways: (player) => [{ at: apply(player), go: () => applyCode(player) }],
  },
  'coupon.removing/deleteCoupon': {
    arrange: async (player) => {
      await setCoupon(true)(player)
      await player.stage.load('/cart')
      await chip(player).waitFor()
    },
    begin: ({ cart }) => cart.removeCoupon(CODE),
    happy: ({ cart }) => cart.summary.getByText('Have a coupon?'),
    ways: ({ cart }) => [
      { at: cart.summary.getByRole('button', { name: new RegExp(CODE) }), go: () => cart.removeCoupon(CODE) },
    ],
  },
}
