import { endReading, passFiveMinutes, switchOff } from './checkout-setup.ts'
import { type CheckoutEnvironment, step, isAt, changing } from './checkout-environment.ts'
import type { TestSteps } from './walk.ts'

/** What the shop tells checkout: who is there, and whether it is switched on. */
export const shopEvents: Readonly<Record<string, TestSteps<CheckoutEnvironment>>> = {
  'checkout.disabled': [
    step(
      async (fixture) => {
        await switchOff(fixture, true)
        await passFiveMinutes(fixture)
      },
      {
        when: (environment, { value }) =>
          (value === 'idle' && environment.path === '/cart') || value === 'complete',
        next: (environment, event, to) => ({
          ...changing({ off: true })(environment, event, to),
          due: to.value === 'complete' ? 'leave' : 'nothing',
        }),
      },
    ),
    step(
      async (fixture) => {
        await switchOff(fixture, true)
        await endReading(fixture)
      },
      {
        when: (environment, at) =>
          environment.reading && !environment.off && isAt('submitting')(environment, at),
        next: changing({ off: true }),
      },
    ),
  ],
  'checkout.enabled': step(
    async (fixture) => {
      await switchOff(fixture, false)
      await passFiveMinutes(fixture)
    },
    {
      when: ({ path }, { value }) => path === '/cart' && (value === 'idle' || value === 'blocked'),
      next: changing({ off: false }),
    },
  ),
  'customer.left': {
    ...step(({ frame }) => frame.logOut(), { when: ({ path, off }) => path === '/cart' && !off }),
    endsPath: true,
  },
}
