import type { Scenario, Scenarios } from './scenario.ts'

const placed: Scenario = {
  happy: ({ checkout }) => checkout.main.getByRole('heading', { level: 1, name: 'Order submitted.' }),
  actions: ({ checkout }) => [
    {
      at: checkout.main.locator('button:not([aria-busy="true"])', { hasText: /^Place order/ }),
      go: () => checkout.submit(),
    },
  ],
}

export const orderScenarios: Scenarios = {
  'orderSubmission.submitting/submitOrder': placed,
  'orderSubmission.dispatching/dispatchOrder': placed,
  'orderSubmission.awaiting.confirming/askOrderProcess': placed,
  'orderSubmission.askingAgain/askOrderProcess': placed,
  'orderSubmission.creatingCart/createCart': placed,
}
