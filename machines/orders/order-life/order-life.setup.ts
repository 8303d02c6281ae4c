import { assign, setup } from 'xstate'
import type { OrderLifeContext, OrderLifeEvent, OrderLifeInput } from './order-life.types.ts'

interface OfCases {
  readonly cases: number
}

export const orderLifeSetup = setup({
  types: {
    context: {} as OrderLifeContext,
    input: {} as OrderLifeInput,
    events: {} as OrderLifeEvent,
    meta: {} as { readonly spec: readonly string[] },
  },
  guards: {
    isPickup: ({ context }) => context.isPickup,
    isRest: ({ context: { isPickup, ordered, shipped } }, { cases }: OfCases) =>
      !isPickup && cases > 0 && cases === ordered - shipped,
    isPart: ({ context: { isPickup, ordered, shipped } }, { cases }: OfCases) =>
      !isPickup && cases > 0 && cases < ordered - shipped,
    hasShipped: ({ context: { shipped } }) => shipped > 0,
    hasShippedFreight: ({ context: { isPickup, shipped } }) => !isPickup && shipped > 0,
    hasNothingShipped: ({ context: { shipped } }) => shipped === 0,
  },
  actions: {
    addShipped: assign(({ context }, { cases }: OfCases) => ({ shipped: context.shipped + cases })),
    takeBackShipped: assign(({ context }, { cases }: OfCases) => ({
      shipped: Math.max(0, context.shipped - cases),
    })),
  },
})
