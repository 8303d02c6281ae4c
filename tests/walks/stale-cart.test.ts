import { type ActorRefFrom, type AnyActorRef, waitFor } from 'xstate'
import { cartCalls } from '#contract/carts.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { staleCartModel } from '#machines/stale-cart/stale-cart.model.ts'
import { cartServices } from '#src/services/cart.ts'
import type { NamedCart } from '#src/services/client/reading.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import type { Connection } from './network.ts'
import type { Fixture } from './fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walk } from './walk.ts'

const { shop, net } = await useWalkShop()

interface Device extends Fixture {
  readonly shopper: Shopper
  readonly products_id: number
  /** the cart actor of the same client has its own connection, so that faults of staleCart do not reach its requests */
  readonly cartLine: Connection
  readonly touchCart: () => Promise<unknown>
  cart?: ActorRefFrom<typeof cartMachine>
  staleCart?: AnyActorRef
  /** the cart of the model that is being read */
  sample: unknown
}

walk<Device>({
  model: staleCartModel,
  answers: { loadCart: { recovered: () => 'through', unreachable: () => 'request lost' } },
  events: {
    // the client hears of it in an answer and tells the cart, which tells it
    'cart.stale': async (device, sample) => {
      const isReading = device.staleCart?.getSnapshot().value === 'reloading'
      const id = 'new_cart_id' in sample ? sample['new_cart_id'] : null
      await showCart(device)
      if (!isReading || id !== device.sample) await openElsewhere(device)
      device.sample = id
      await device.touchCart()
      return null
    },
    // shop tells both
    'customer.left': ({ cart }, event) => {
      cart?.send({ type: 'customer.left' })
      return event
    },
  },
  open: async () => {
    const shopper = await makeShopperWithCart(shop.url, shop.db)
    const { items } = await shopper.call(cartCalls.selectCart, {})
    const connection = net.connect(shopper)
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
      products_id: items[0]?.products_id ?? 0,
      connection,
      cartLine,
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
async function openElsewhere({ shopper, products_id }: Device): Promise<void> {
  const cart_product = { products_id, quantity: 1 }
  await shopper.call(cartCalls.updateCartProduct, { body: { cart_product } })
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
