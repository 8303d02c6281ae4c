import { type ActorRefFrom, type AnyActorRef, waitFor } from 'xstate'
import { cartCalls } from '#contract/carts.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { staleCartModel } from '#machines/stale-cart/stale-cart.model.ts'
import { cartServices } from '#src/services/cart.ts'
import type { NamedCart } from '#src/services/client/reading.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { fillCart } from '#e2e/orders.ts'
import { clientOf } from './client-of.ts'
import { answered, type Fixture, lost } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'

const { shop, net } = await useWalkShop()

interface Device extends Fixture {
  readonly shopper: Shopper
  readonly product: { readonly id: number }
  readonly touchCart: () => Promise<unknown>
  cart?: ActorRefFrom<typeof cartMachine>
  staleCart?: AnyActorRef
  /** the cart of the model that is being read */
  sample: unknown
}

walkServices({
  model: staleCartModel,
  answers: { loadCart: { recovered: answered(), unreachable: lost } },
  events: {
    // the client hears of it in an answer and tells the cart, which tells it
    'cart.stale': {
      perform: async (device: Device, _, sample) => {
        const isReading = device.staleCart?.getSnapshot().value === 'reloading'
        const id: unknown = Reflect.get(sample, 'new_cart_id')
        await showCart(device)
        if (!isReading || id !== device.sample) await openElsewhere(device)
        device.sample = id
        await device.touchCart()
        return null
      },
    },
    // shop tells both
    'customer.left': {
      perform: ({ cart }: Device, _, event) => {
        cart?.send({ type: 'customer.left' })
        return event
      },
    },
  },
  open: async () => {
    const shopper = await makeShopperWithCart(shop.url, shop.db)
    const { items } = await shopper.call(cartCalls.selectCart, {})
    const connection = net.connect(shopper)
    // its own, so that faults of staleCart do not reach it
    const cartLine = net.connect(shopper)
    const cart = {
      id: () => device.cart?.getSnapshot().context.cart?.id ?? null,
      onNamed: (named: NamedCart) => device.cart?.send({ type: 'cart.superseded', ...named }),
    }
    const call = clientOf(shopper, connection, { cart })
    const cartCall = clientOf(shopper, cartLine, { cart })
    const { loadCart } = cartServices(call)
    const device: Device = {
      machine: staleCartModel.machine.provide({ actors: { loadCart } }),
      input: undefined,
      shopper,
      product: { id: items[0]?.products_id ?? 0 },
      connection,
      touchCart: () =>
        cartCall(cartCalls.updateCart, { body: { cart: { rush_shipping: true } } }).catch(() => undefined),
      peerActors: { cart: { src: cartMachine.provide({ actors: cartServices(cartCall) }) } },
      sample: null,
      onStart: (actor) => {
        device.staleCart = actor
        device.cart = actor.system.get('cart')
      },
    }
    cartLine.pass('through')
    return device
  },
})

/** Another device fills the current cart and opens a new one; an empty one would be taken again. */
async function openElsewhere({ shopper, product }: Device): Promise<void> {
  await fillCart(shopper, [product])
  await shopper.call(cartCalls.newCart, { body: {} })
}

/** A customer is there, and their cart is shown or being recovered. */
async function showCart({ cart }: Device): Promise<void> {
  if (!cart) throw new Error('the device has no cart')
  if (cart.getSnapshot().matches('noCustomer')) cart.send({ type: 'customer.known' })
  await waitFor(
    cart,
    (snapshot) => snapshot.matches({ known: 'resting' }) || snapshot.matches({ known: 'recovering' }),
  )
}
