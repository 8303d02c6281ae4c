import { sql } from 'kysely'
import { cartCalls } from '#contract/cart/carts.ts'
import { checkoutPreflightModel } from '#machines/checkout/checkout-preflight/checkout-preflight.model.ts'
import { checkoutPreflightServices } from '#src/services/checkout/checkout-preflight.ts'
import type { TestStep } from '#statecharts/walk/walk.ts'
import { CARDS, typedCard } from '#tests/support/checkout.ts'
import { clientOf } from './client-of.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { answered, lost } from './workflow-fixture.ts'
import { addElsewhere, orderElsewhere, product, setStock, settle } from './workflows/checkout-cart.ts'

const { openCustomer } = await useWalkShop()

interface Checkout extends Fixture {
  /** the cart that was current at the start is to be replaced by another */
  readonly isReplaced: boolean
}
/** Whether the order of the cart that was read is pending. */
type CartEnvironment = { readonly isPending: boolean }
type Step = TestStep<Checkout, CartEnvironment>
type Arrange = (checkout: Checkout) => unknown

async function empty({ shopper }: Checkout): Promise<void> {
  const { items } = await shopper.call(cartCalls.selectCart, {})
  for (const { id } of items) await shopper.call(cartCalls.deleteCartProduct, { body: { id } })
}

/** The cart that is read first is another than the one at the start, where that was replaced. */
async function begin(checkout: Checkout): Promise<void> {
  if (!checkout.isReplaced) return
  await checkout.shopper.call(cartCalls.newCart, { body: {} })
  await addElsewhere(checkout)
}

const reading = (isPending: boolean, arrange: Arrange): Step => ({
  next: { isPending },
  ...answered('selectCart', arrange),
})
/** A free product in the cart that has not been earned. */
async function addUnearned(checkout: Checkout): Promise<void> {
  const { id } = await product(checkout)
  const { id: cart } = await checkout.shopper.call(cartCalls.selectCart, {})
  await sql`insert into cart_lines (cart_id, product_id, quantity, is_promo, cart_version)
    values (${cart}, ${id}, 1, true, 1)`.execute(checkout.db)
}

const leavePending: Arrange = (checkout) => orderElsewhere(checkout, CARDS.processingError)

/** What has become of the cart since it was read first. */
const becoming = (open: Arrange, pending: Arrange): readonly Step[] => [
  { when: { isPending: false }, ...answered('selectCart', open) },
  { when: { isPending: true }, ...answered('selectCart', pending) },
]

walkServices<Checkout, CartEnvironment>({
  model: checkoutPreflightModel,
  starts: Object.keys(checkoutPreflightModel.inputs).map((input) => ({
    input,
    environment: { isPending: false },
  })),
  events: {},
  answers: {
    readCart: {
      open: reading(false, begin),
      empty: reading(false, async (checkout) => {
        await begin(checkout)
        await empty(checkout)
      }),
      pending: reading(true, async (checkout) => {
        await begin(checkout)
        await leavePending(checkout)
      }),
      ordered: reading(false, (checkout) => orderElsewhere(checkout)),
      unreachable: lost('selectCart'),
    },
    updatePromoProducts: {
      unchanged: answered('updatePromoProducts'),
      changed: answered('updatePromoProducts', addUnearned),
      failed: lost('updatePromoProducts'),
    },
    checkCartStock: {
      enough: answered('checkCartStock'),
      short: answered('checkCartStock', (checkout: Checkout) => setStock(checkout, 0)),
      unreachable: lost('checkCartStock'),
    },
    readProgress: {
      ready: becoming(
        () => undefined,
        (checkout) => settle(checkout, false),
      ),
      pending: becoming(leavePending, () => undefined),
      ordered: becoming((checkout) => orderElsewhere(checkout), settle),
      empty: becoming(empty, async (checkout) => {
        await settle(checkout, false)
        await empty(checkout)
      }),
      unreachable: lost('selectCart'),
    },
  },
  open: async ({ input }) => {
    const customer = await openCustomer()
    const { shopper, held } = customer
    await setStock(customer, 1_000)
    await addElsewhere(customer)
    const { id } = await shopper.call(cartCalls.selectCart, {})
    const { step, replacedCartId } = checkoutPreflightModel.inputs[input] ?? {}
    const isReplaced = replacedCartId !== null
    const card = { wire: () => typedCard(), isHeld: () => false }
    return {
      ...customer,
      machine: checkoutPreflightModel.machine.provide({
        actors: checkoutPreflightServices(clientOf(shopper, held), card, () => null),
      }),
      input: { step, replacedCartId: isReplaced ? id : null },
      isReplaced,
    }
  },
})
