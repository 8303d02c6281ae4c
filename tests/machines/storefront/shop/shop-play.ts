import { type AnyActorLogic, type AnyActorRef, createActor, type EventObject, SimulatedClock } from 'xstate'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { cartModel } from '#machines/cart/cart.model.ts'
import type { MachineModel, Outcome } from '#machines/platform/model.ts'
import { productSearchMachine } from '#machines/catalogue/product-search/product-search.machine.ts'
import { productSearchModel } from '#machines/catalogue/product-search/product-search.model.ts'
import { sessionMachine } from '#machines/account/session/session.machine.ts'
import { sessionModel } from '#machines/account/session/session.model.ts'
import { shopMachine } from '#machines/storefront/shop/shop.machine.ts'
import { shopModel } from '#machines/storefront/shop/shop.model.ts'
import type { ShopInput } from '#machines/storefront/shop/shop.types.ts'
import { staleCartMachine } from '#machines/cart/stale-cart/stale-cart.machine.ts'
import { staleCartModel } from '#machines/cart/stale-cart/stale-cart.model.ts'
import { silentActor } from '#statecharts/engine/silent-actors.ts'
import { scriptedServices } from '#statecharts/engine/services.ts'
import { settled } from '#tests/machines/play.ts'

const models = [sessionModel, cartModel, staleCartModel, productSearchModel] as const

/** The root machine with real children, except coupon, checkout and toaster, which only record events. */
export function playShop(input: ShopInput) {
  const scripts = new Map<string, ReturnType<typeof scriptOf>>(
    [shopModel, ...models].map((model) => [model.machine.id, scriptOf(model)]),
  )
  const heard: string[] = []
  const emitted: EventObject[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    wired((id) => scripts.get(id)?.actors ?? {}),
    {
      input,
      clock,
      systemId: 'shop',
      inspect: (inspection) => {
        // the inspected actorRef is a running actor
        const about = inspection.actorRef as AnyActorRef
        if (inspection.type === '@xstate.actor')
          about.on('*', (event: EventObject) => void emitted.push(event))
        if (inspection.type !== '@xstate.event' || inspection.event.type.startsWith('xstate.')) return
        heard.push(`${about.id.startsWith('x:') ? 'shop' : about.id} ${inspection.event.type}`)
      },
    },
  ).start()
  const part = (id: string): AnyActorRef => {
    // the types of the system know its actors by name only
    const found = actor.system.get(id) as AnyActorRef | undefined
    if (!found) throw new Error(`${id} is not there`)
    return found
  }
  return {
    emitted,
    /** `receiver event`, in order */
    heard,
    part,
    snapshot: () => actor.getSnapshot(),
    pass: (milliseconds: number) => clock.increment(milliseconds),
    answer: async (machineId: string, service: string, outcome: string | Outcome) => {
      const script = scripts.get(machineId)
      const told = typeof outcome === 'string' ? script?.outcome(service, outcome) : outcome
      if (!told || !script?.settle(service, told)) throw new Error(`${service} waits for no answer`)
      await settled()
    },
  }
}

const scriptOf = (model: MachineModel) => ({
  ...scriptedServices(model),
  outcome: (service: string, name: string) => model.outcomes[service]?.[name],
})

const wired = (actors: (id: string) => Readonly<Record<string, AnyActorLogic>>) =>
  shopMachine.provide({
    actors: {
      ...actors('shop'),
      session: sessionMachine.provide({ actors: actors('session') }),
      cart: cartMachine.provide({ actors: actors('cart') }),
      staleCart: staleCartMachine.provide({ actors: actors('staleCart') }),
      productSearch: productSearchMachine.provide({ actors: actors('productSearch') }),
      ...Object.fromEntries(['coupon', 'checkout', 'toaster'].map((id) => [id, silentActor()])),
    },
  })
