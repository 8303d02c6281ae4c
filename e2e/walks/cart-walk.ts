import type { AnyMachineSnapshot } from 'xstate'
import { cartModel } from '#machines/cart/cart.model.ts'
import { isIn, type When } from '#statecharts/walk/walk.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { cartAnswers } from './cart-answers.ts'
import { begun, type CartEnvironment, type CartStep, follow, isTried } from './cart-environment.ts'
import { fill, firstProduct, recordTold, replaceOnce, seeRest } from './cart-setup.ts'
import type { Fixture } from './fixture.ts'
import { passTime } from './pass-time.ts'
import { defineWalk, type WalkContext } from './walk.ts'

const CHANGES = ['updateCartProduct', 'deleteCartProduct', 'updateCart', 'setLines'] as const
const FIVE_HOURS = 18_000_000

/** What goes well with a cart is asked for with its number: the answer would tell of another cart at any time. */
const recommend = ({ db, shop }: WalkContext, isOn: boolean): Promise<void> =>
  switchAppSetting({ db, url: shop.url }, 'show_cart_recommended_products', isOn)

const isNewer = ({ isReplaced }: CartEnvironment, { context }: AnyMachineSnapshot): boolean =>
  context['cart'] !== null && (isReplaced || context['cart'].id !== 502)

const isTold = ({ waits }: CartEnvironment, { value }: AnyMachineSnapshot): boolean =>
  isIn(value, 'recovering') && !waits

const recovered = (
  also: Extract<When<CartEnvironment>, (...args: never) => unknown>,
  record: (fixture: Fixture) => unknown = () => undefined,
): CartStep => ({
  when: { isRecovering: true, also },
  next: { isReplaced: false, isRecovering: false },
  perform: async (fixture) => {
    await seeRest(fixture)
    await record(fixture)
    await fixture.held.answer('selectCart')
  },
})

export const cartWalk = defineWalk<typeof cartModel.machine, CartEnvironment>({
  model: cartModel,
  customer: 'silver',
  isTried,
  follow,
  ready: { page: 'cart' },
  setUp: (context) => recommend(context, false),
  tearDown: (context) => recommend(context, true),
  starts: [
    {
      input: 'shop',
      environment: begun,
      perform: async (fixture) => {
        await fill(fixture)
        await fixture.held.hold('selectCart', ...CHANGES)
        await fixture.cart.open()
      },
    },
  ],
  events: {
    'customer.known': [
      { when: { page: 'opening', at: 'noCustomer' }, isAutomatic: true },
      // after so long the session is confirmed again
      { perform: (fixture) => passTime(fixture, FIVE_HOURS) },
    ],
    'totalsStep.changed': [
      { when: { page: 'opening', at: 'known' }, next: { page: 'cart' }, isAutomatic: true },
      { when: { page: 'left' }, isAutomatic: true, endsPath: true },
      { next: { page: 'home' }, perform: ({ frame }) => frame.goHome() },
      { when: { page: 'home' }, next: { page: 'cart' }, perform: ({ frame }) => frame.cartLink.click() },
    ],
    'customer.left': {
      when: { at: 'resting' },
      next: { page: 'left' },
      perform: ({ frame }) => frame.logOut(),
    },
    'line.add': { perform: async (fixture) => fixture.cart.quickAdd((await firstProduct(fixture)).model) },
    'line.setQuantity': {
      when: { event: { quantity: 4 } },
      perform: async (fixture) => fixture.cart.increase((await firstProduct(fixture)).name),
    },
    'line.remove': { perform: async (fixture) => fixture.cart.remove((await firstProduct(fixture)).name) },
    'lines.set': {
      when: { event: { reason: 'removal' } },
      perform: async (fixture) => fixture.cart.removeChosen((await firstProduct(fixture)).name),
    },
    'rush.set': { perform: ({ cart }) => cart.rush.click() },
    'cart.sort': { perform: ({ cart }) => cart.sortOtherwise() },
    // another tab has changed the cart
    'cart.reload': {
      perform: ({ page }) => page.evaluate(() => new BroadcastChannel('cart').postMessage(null)),
    },
    'cart.superseded': {
      when: isNewer,
      next: { isReplaced: true, isRecovering: true },
      perform: async (fixture, environment) => {
        await replaceOnce(fixture, environment)
        await fixture.cart.applyCoupon('SPARK10')
        await seeRest(fixture)
        // the change that was on its way is not heard any more
        await fixture.held.abandon(...CHANGES)
      },
    },
    'cart.recovered': [
      recovered(isTold, recordTold),
      recovered((environment, at) => !isTold(environment, at)),
    ],
  },
  answers: cartAnswers,
})
