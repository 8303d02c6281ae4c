import { setTimeout as pause } from 'node:timers/promises'
import { type ActorRefFrom, createActor, fromPromise, setup, SimulatedClock } from 'xstate'
import { CART_RELOAD_DELAY, CSRF_COOKIE } from '#contract/platform/constants.ts'
import type { ChangeInput, ChangeReply } from '#machines/cart/cart.types.ts'
import { type cartMachine as Machine } from '#machines/cart/cart.machine.ts'
import { staleCartMachine } from '#machines/cart/stale-cart/stale-cart.machine.ts'
import { systemActors } from '#machines/platform/system.ts'
import { cartServices } from '#src/services/cart/cart.ts'
import { createClient } from '#src/services/platform/client/client.ts'
import type { Shopper } from '#tests/support/shopper.ts'

type Change = (input: ChangeInput, send: () => Promise<ChangeReply>) => Promise<ChangeReply>

/** The machines with their real services, without a page. */
export interface Device {
  readonly cart: ActorRefFrom<typeof Machine>
  readonly clock: SimulatedClock
  stop(): void
}

/** @param change sees every change that the machine makes, once each, and sends it */
export function openDevice(
  machine: typeof Machine,
  shopper: Shopper,
  origin: string,
  change: Change,
): Device {
  const shown = (): ActorRefFrom<typeof Machine> => actor.system.get(systemActors.cart)
  const csrf = shopper.cookies.get(CSRF_COOKIE) ?? ''
  const call = createClient({
    projectId: 11,
    origin,
    accessToken: () => shopper.token,
    csrfToken: () => csrf,
    onUnauthorized: () => undefined,
    onMaintenance: () => undefined,
    cart: {
      id: () => shown().getSnapshot().context.cart?.id ?? null,
      onNamed: (named) => shown().send({ type: 'cart.superseded', ...named }),
    },
    fetch: (input, init) => {
      const request = new Request(input, init)
      request.headers.set('cookie', `${CSRF_COOKIE}=${csrf}`)
      return fetch(request)
    },
  })
  const { loadCart, changeCart } = cartServices(call)
  const watched = fromPromise<ChangeReply, ChangeInput>(async ({ input }) =>
    change(input, () => settled(createActor(changeCart, { input }))),
  )
  const cart = machine.provide({ actors: { loadCart, changeCart: watched } })
  const staleCart = staleCartMachine.provide({ actors: { loadCart } })
  const root = setup({ actors: { cart, staleCart } }).createMachine({
    invoke: [
      { src: 'cart', id: systemActors.cart, systemId: systemActors.cart },
      { src: 'staleCart', id: systemActors.staleCart, systemId: systemActors.staleCart },
    ],
  })
  const clock = new SimulatedClock()
  const actor = createActor(root, { clock }).start()
  return { cart: shown(), clock, stop: () => actor.stop() }
}

function settled(actor: ReturnType<typeof createActor<ReturnType<typeof cartServices>['changeCart']>>) {
  return new Promise<ChangeReply>((settle, fail) => {
    actor.subscribe({
      next: ({ status, output }) => {
        if (status === 'done' && output) settle(output)
      },
      error: fail,
    })
    actor.start()
  })
}

const TIMEOUT = 20_000

/** Waits until the cart is idle, or idle and equal to the shop's; resolves with false on timeout. */
export async function isAtRest({ cart, clock }: Device, wanted: 'resting' | 'ready'): Promise<boolean> {
  const until = performance.now() + TIMEOUT
  while (performance.now() < until) {
    const snapshot = cart.getSnapshot()
    if (snapshot.matches({ known: { resting: 'settling' } })) clock.increment(CART_RELOAD_DELAY)
    else if (snapshot.matches({ known: wanted === 'ready' ? { resting: wanted } : wanted })) return true
    await pause(2)
  }
  return false
}
