import { endReading, passFiveMinutes, switchOff } from './checkout-till.ts'
import { type CheckoutWorld, deed, isAt, leading } from './checkout-world.ts'
import type { Deeds } from './walk.ts'

/** What the shop tells checkout: who is there, and whether it is switched on. */
export const shopEvents: Readonly<Record<string, Deeds<CheckoutWorld>>> = {
  'checkout.disabled': [
    deed(
      async (stage) => {
        await switchOff(stage, true)
        await passFiveMinutes(stage)
      },
      {
        when: (world, { value }) => (value === 'idle' && world.path === '/cart') || value === 'complete',
        leaves: (world, event, to) => ({
          ...leading({ off: true })(world, event, to),
          due: to.value === 'complete' ? 'leave' : 'nothing',
        }),
      },
    ),
    deed(
      async (stage) => {
        await switchOff(stage, true)
        await endReading(stage)
      },
      {
        when: (world, at) => world.reading && !world.off && isAt('submitting')(world, at),
        leaves: leading({ off: true }),
      },
    ),
  ],
  'checkout.enabled': deed(
    async (stage) => {
      await switchOff(stage, false)
      await passFiveMinutes(stage)
    },
    {
      when: ({ path }, { value }) => path === '/cart' && (value === 'idle' || value === 'blocked'),
      leaves: leading({ off: false }),
    },
  ),
  'customer.left': {
    ...deed(({ frame }) => frame.logOut(), { when: ({ path, off }) => path === '/cart' && !off }),
    ends: true,
  },
}
