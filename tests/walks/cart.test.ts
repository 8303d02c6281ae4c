import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { cartCalls } from '#contract/cart/carts.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { cartModel } from '#machines/cart/cart.model.ts'
import type { CartChange, CartContext } from '#machines/cart/cart.types.ts'
import { staleCartMachine } from '#machines/cart/stale-cart/stale-cart.machine.ts'
import { cartServices } from '#src/services/cart/cart.ts'
import type { NamedCart } from '#src/services/platform/client/reading.ts'
import { goods } from '#e2e/goods.ts'
import { eventually } from '#tests/support/eventually.ts'
import { clientOf } from './client-of.ts'
import type { Connection } from './network.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { type CartEnvironment, cartAnswers, isTried, replaceOnce, type WalkedCart } from './cart-setup.ts'

const { shop, connect, openCustomer } = await useWalkShop()

interface Device extends Fixture, WalkedCart {
  readonly touchCart: () => Promise<unknown>
  /** of staleCart, so that its reads wait for their step */
  readonly recovery: Connection
  actor?: ActorRefFrom<typeof cartMachine>
  staleCart?: AnyActorRef
}

/** A shopper changes what the page shows, and that line is not about to go. */
const showsLine = (_: object, at: AnyMachineSnapshot): boolean => {
  const { cart, sending, queue }: CartContext = at.context
  const isEnded = (change: CartChange | null) => change?.kind === 'remove' || change?.kind === 'lines'
  return cart !== null && cart.items.length > 0 && ![sending, ...queue].some(isEnded)
}
const onLine = {
  when: showsLine,
  perform: async ({ product, actor }: Device, _: unknown, sample: EventObject) => {
    const line = actor?.getSnapshot().context.cart?.items.find(({ products_id }) => products_id === product)
    return { ...sample, products_id: product, id: line?.id }
  },
}
const isNewer = ({ isReplaced }: CartEnvironment, { context }: AnyMachineSnapshot): boolean =>
  context['cart'] !== null && (isReplaced || context['cart'].id !== 502)

const sendsLine = ({ context }: AnyMachineSnapshot): boolean =>
  ['add', 'set'].includes(context['sending']?.kind)
const superseding = { next: { isReplaced: true, isRecovering: true } }

walkServices<Device, CartEnvironment>({
  model: cartModel,
  isTried,
  starts: [
    {
      input: 'shop',
      environment: { isReplaced: false, isRecovering: false, shown: null, notified: null },
    },
  ],
  follow: (environment, { context }) => ({
    ...environment,
    shown: context['cart']?.id ?? null,
    notified: context['notifiedItems']?.length ?? null,
  }),
  answers: cartAnswers,
  events: {
    // shop tells cart and staleCart; what they were asking is not heard any more
    'customer.left': {
      next: { isReplaced: false, isRecovering: false },
      perform: ({ actor, staleCart, held, recovery }) => {
        actor?.send({ type: 'customer.left' })
        staleCart?.send({ type: 'customer.left' })
        held.cut()
        recovery.cut()
        return null
      },
    },
    'line.add': { perform: ({ product }, _, sample) => ({ ...sample, products_id: product }) },
    'line.setQuantity': onLine,
    'line.remove': onLine,
    'lines.set': [
      { ...setting(0), when: { event: { reason: 'removal' }, also: showsLine } },
      { ...setting(4), when: { event: { reason: 'undo' }, also: (_, at) => at.context['cart'] !== null } },
    ],
    // the client tells it before it hands out the answer that names the other cart
    'cart.superseded': [
      {
        ...superseding,
        when: (environment, at) => isNewer(environment, at) && sendsLine(at),
        perform: changeReplaced,
      },
      {
        ...superseding,
        when: (environment, at) => isNewer(environment, at) && !sendsLine(at),
        perform: touchReplaced,
      },
    ],
    'cart.recovered': {
      when: { isRecovering: true },
      next: { isReplaced: false, isRecovering: false },
      perform: async ({ recovery, staleCart }) => {
        recovery.pass('through')
        await eventually(() => {
          if (staleCart?.getSnapshot().value !== 'idle') throw new Error('the new cart is still read')
        })
        recovery.hold()
        return null
      },
    },
  },
  open: openDevice,
})

/** The answer to the change that is on its way names it. */
async function changeReplaced(device: Device, environment: CartEnvironment): Promise<null> {
  await replaceOnce(device, environment)
  await device.held.answerWhenDone('updateCartProduct')
  await eventually(() => {
    if (!device.actor?.getSnapshot().matches({ known: 'recovering' })) throw new Error('not replaced yet')
  })
  return null
}

/** The answer to another call names it. */
async function touchReplaced(device: Device, environment: CartEnvironment): Promise<null> {
  await replaceOnce(device, environment)
  await device.touchCart()
  device.held.cut()
  return null
}

function setting(quantity: number) {
  return {
    perform: ({ product }: Device, _: unknown, sample: EventObject) => ({
      ...sample,
      lines: [{ products_id: product, quantity }],
    }),
  }
}

async function openDevice(): Promise<Device> {
  const customer = await openCustomer()
  const { shopper, held } = customer
  const [product] = await goods(shop.db, 1)
  if (!product) throw new Error('a product is needed')
  const [recovery, other] = [connect(shopper), connect(shopper)]
  other.pass('through')
  const shown = () => device.actor?.getSnapshot().context.cart?.id ?? null
  const onNamed = (named: NamedCart) => device.actor?.send({ type: 'cart.superseded', ...named })
  const clientOn = (connection: Connection) => clientOf(shopper, connection, { cart: { id: shown, onNamed } })
  const { loadCart } = cartServices(clientOn(recovery))
  const device: Device = {
    ...customer,
    product: product.id,
    recovery,
    machine: cartMachine.provide({ actors: cartServices(clientOn(held)) }),
    input: undefined,
    peerActors: { staleCart: { src: staleCartMachine.provide({ actors: { loadCart } }) } },
    notifiedItems: () => device.actor?.getSnapshot().context.notifiedItems ?? [],
    touchCart: () =>
      clientOn(other)(cartCalls.updateCart, { body: { cart: { comments: 'Ring twice' } } }).catch(
        () => undefined,
      ),
    onStart: (actor) => {
      device.actor = actor as ActorRefFrom<typeof cartMachine>
      device.staleCart = actor.system.get('staleCart')
    },
  }
  return device
}
