import { sql } from 'kysely'
import { cartCalls } from '#contract/cart/carts.ts'
import { paymentModel } from '#machines/checkout/payment/payment.model.ts'
import { paymentServices } from '#src/services/checkout/payment.ts'
import type { TestStep } from '#statecharts/walk/walk.ts'
import { CARDS, chooseCheapestQuote, typedCard } from '#tests/support/checkout.ts'
import { clientOf } from './client-of.ts'
import { deferred } from './deferred-service.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { answered, lost } from './workflow-fixture.ts'
import { addElsewhere, setAddress } from './workflows/checkout-cart.ts'

const { openCustomer } = await useWalkShop()

interface Checkout extends Fixture {
  /** sends the card that is typed by then to be verified */
  readonly verify: () => void
  card: string
}
type PaymentEnvironment = {
  /** another cart is current than the one whose billing is shown */
  readonly isReplaced: boolean
}
type Step = TestStep<Checkout, PaymentEnvironment>
type Arrange = (checkout: Checkout) => unknown

const onCart = ({ db, email }: Checkout, method: string | null) =>
  sql`update carts set payment_method = ${method}, card = null where status = 'current' and customer_id =
    (select id from customers where email = ${email})`.execute(db)

/** The current cart can be delivered. */
async function prepare(checkout: Checkout): Promise<void> {
  const { shopper } = checkout
  await setAddress(checkout, 'MO', '65401')
  const { items } = await shopper.call(cartCalls.selectCart, {})
  if (items.length === 0) await addElsewhere(checkout)
  await chooseCheapestQuote(shopper)
}

async function lapse(checkout: Checkout): Promise<void> {
  await prepare(checkout)
  await sql`update quotes set expires_at = now()`.execute(checkout.db)
}

async function moveAway(checkout: Checkout): Promise<void> {
  await prepare(checkout)
  await setAddress(checkout, '', '65401')
}

const reading = (method: string | null): Step => ({
  next: { isReplaced: false },
  ...answered('selectBilling', (checkout: Checkout) => onCart(checkout, method)),
})
const saving = (arrange: Arrange): Step => ({
  when: { isReplaced: false },
  ...answered('saveBilling', arrange),
})
/** The billing of a cart that was saved for later is not written. */
const refusing: Step = {
  next: { isReplaced: true },
  ...answered('saveBilling', async (checkout: Checkout) => {
    await prepare(checkout)
    await checkout.shopper.call(cartCalls.newCart, { body: {} })
  }),
}
const verifying = (card: string, arrange: Arrange = prepare): Step => ({
  perform: async (checkout) => {
    await arrange(checkout)
    checkout.card = card
    checkout.verify()
    await checkout.held.answer('authCreditCard')
  },
})

walkServices<Checkout, PaymentEnvironment>({
  model: paymentModel,
  starts: Object.keys(paymentModel.inputs).map((input) => ({ input, environment: { isReplaced: false } })),
  answers: {
    loadBilling: {
      fresh: reading(null),
      card: reading('credit_card'),
      terms: reading('net_terms'),
      unreachable: lost('selectBilling'),
    },
    saveBilling: {
      saved: saving(prepare),
      lapsed: saving(lapse),
      elsewhere: saving(moveAway),
      refused: refusing,
      unreachable: lost('saveBilling'),
    },
    clearMethod: { saved: saving(prepare), refused: refusing, unreachable: lost('saveBilling') },
    authorizeCard: {
      authorized: verifying(CARDS.visa),
      declined: verifying(CARDS.declined),
      refused: verifying(CARDS.badLuhn),
      lapsed: verifying(CARDS.visa, lapse),
      unreachable: {
        perform: ({ verify, held }) => {
          verify()
          return held.lose('authCreditCard')
        },
      },
    },
  },
  events: {
    // without an address of its own the billing address is that of the delivery
    'payment.confirm': {
      perform: (_, __, sample) => {
        const { payment_method } = Reflect.get(sample, 'billing')
        return { ...sample, billing: { payment_method } }
      },
    },
  },
  open: async ({ input }) => {
    const customer = await openCustomer()
    const { db, email, shopper, held } = customer
    await db.updateTable('customers').set({ net_terms: true }).where('email', '=', email).execute()
    const readCard = () => typedCard(checkout.card)
    const services = paymentServices(clientOf(shopper, held), readCard)
    const card = deferred(services.authorizeCard)
    const checkout: Checkout = {
      ...customer,
      machine: paymentModel.machine.provide({
        actors: { ...services, authorizeCard: card.logic },
      }),
      input: paymentModel.inputs[input],
      verify: card.release,
      card: CARDS.visa,
    }
    await prepare(checkout)
    return checkout
  },
})
