import { type ActorRefFrom, type AnyActorRef, waitFor } from 'xstate'
import { cartCalls } from '#contract/cart/carts.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { staleCartModel } from '#machines/cart/stale-cart/stale-cart.model.ts'
import { cartServices } from '#src/services/cart/cart.ts'
import type { NamedCart } from '#src/services/platform/client/reading.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart, replaceCart } from '#e2e/orders.ts'
import { clientOf } from './client-of.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { answered, lost } from './workflow-fixture.ts'

const { shop, connect, openCustomer } = await useWalkShop()

interface Device extends Fixture {
  readonly touchCart: () => Promise<unknown>
  cart?: ActorRefFrom<typeof cartMachine>
  staleCart?: AnyActorRef
  /** the cart of the model that is being read */
  sample: unknown
}

walkServices({
  model: staleCartModel,
  answers: { loadCart: { recovered: answered('selectCart'), unreachable: lost('selectCart') } },
  events: {
    // the client hears of it in an answer and tells the cart, which tells it
    'cart.stale': {
      perform: async (device: Device, _, sample) => {
        const isReading = device.staleCart?.getSnapshot().value === 'reloading'
        const id: unknown = Reflect.get(sample, 'new_cart_id')
        await showCart(device)
        if (!isReading || id !== device.sample) await replaceCart(device.shopper, await goods(shop.db, 1))
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
    const customer = await openCustomer()
    const { shopper } = customer
    await fillCart(shopper, await goods(shop.db, 1))
    // its own, so that faults of staleCart do not reach it
    const cartLine = connect(shopper)
    const cart = {
      id: () => device.cart?.getSnapshot().context.cart?.id ?? null,
      onNamed: (named: NamedCart) => device.cart?.send({ type: 'cart.superseded', ...named }),
    }
    const call = clientOf(shopper, customer.held, { cart })
    const cartCall = clientOf(shopper, cartLine, { cart })
    const { loadCart } = cartServices(call)
    const device: Device = {
      ...customer,
      machine: staleCartModel.machine.provide({ actors: { loadCart } }),
      input: undefined,
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

/** A customer is there, and their cart is shown or being recovered. */
async function showCart({ cart }: Device): Promise<void> {
  if (!cart) throw new Error('the device has no cart')
  if (cart.getSnapshot().matches('noCustomer')) cart.send({ type: 'customer.known' })
  await waitFor(
    cart,
    (snapshot) => snapshot.matches({ known: 'resting' }) || snapshot.matches({ known: 'recovering' }),
  )
}
