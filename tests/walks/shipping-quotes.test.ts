import { sql } from 'kysely'
import type { ActorRefFrom } from 'xstate'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { shippingQuotesModel } from '#machines/delivery/shipping-quotes/shipping-quotes.model.ts'
import { quoteServices } from '#src/services/delivery/delivery.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { clientOf } from './client-of.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { answered, lost } from './workflow-fixture.ts'
import { addElsewhere, setAddress } from './workflows/checkout-cart.ts'

const { openCustomer } = await useWalkShop()

/** Whether the quotes that were offered last have expired. */
type QuoteEnvironment = { readonly areOver: boolean }

interface Checkout extends Fixture {
  actor?: ActorRefFrom<typeof shippingQuotesModel.machine>
}

const ownCarts = ({ email }: Checkout) =>
  sql`(select k.id from carts k join customers c on c.id = k.customer_id where c.email = ${email})`

/** The carriers offer quotes for a little less time than the model waits until they expire. */
async function quote(checkout: Checkout, isChosen: boolean): Promise<void> {
  const { db, shopper } = checkout
  await setAddress(checkout, 'MO', '65401')
  if (isChosen) await chooseCheapestQuote(shopper)
  else {
    await sql`update carts set quote_id = null where id in ${ownCarts(checkout)}`.execute(db)
    await shopper.call(deliveryCalls.selectCarriers, {})
  }
  await sql`update quotes set expires_at = now() + interval '890 seconds'
    where expires_at > now() and cart_id in ${ownCarts(checkout)}`.execute(db)
}

const expire = (checkout: Checkout) =>
  sql`update quotes set expires_at = now() where cart_id in ${ownCarts(checkout)}`.execute(checkout.db)

async function forget(checkout: Checkout): Promise<void> {
  const { db } = checkout
  await sql`update carts set quote_id = null where id in ${ownCarts(checkout)}`.execute(db)
  await sql`delete from quotes where cart_id in ${ownCarts(checkout)}`.execute(db)
}

const quoting = (arrange: (checkout: Checkout) => unknown) => ({
  ...answered('selectCarriers', arrange),
  next: { areOver: false },
})
const ending = (arrange: (checkout: Checkout) => unknown) => ({
  ...answered('saveShippingQuote', arrange),
  next: { areOver: true },
})

walkServices<Checkout, QuoteEnvironment>({
  model: shippingQuotesModel,
  starts: [{ input: 'start', environment: { areOver: false } }],
  answers: {
    loadCarriers: {
      offered: quoting((checkout) => quote(checkout, false)),
      chosen: quoting((checkout) => quote(checkout, true)),
      none: quoting((checkout) => setAddress(checkout, '', '65401')),
      unreachable: lost('selectCarriers'),
    },
    saveShippingQuote: {
      chosen: { ...answered('saveShippingQuote'), when: { areOver: false } },
      refused: { ...ending(expire), when: { areOver: false } },
      expired: ending(forget),
      unreachable: lost('saveShippingQuote'),
    },
  },
  events: {
    'quote.choose': {
      perform: ({ actor }, _, sample) => {
        const quotes = actor?.getSnapshot().context.shippingQuotes ?? []
        const { optionId, shipping_quotes_id } = quotes.at(-1) ?? {}
        return { ...sample, optionId, shipping_quotes_id }
      },
    },
  },
  open: async () => {
    const customer = await openCustomer()
    await addElsewhere(customer)
    const checkout: Checkout = {
      ...customer,
      machine: shippingQuotesModel.machine.provide({
        actors: quoteServices(clientOf(customer.shopper, customer.held)),
      }),
      input: undefined,
      onStart: (actor) => {
        checkout.actor = actor as ActorRefFrom<typeof shippingQuotesModel.machine>
      },
    }
    return checkout
  },
})
