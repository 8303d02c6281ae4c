import { fill } from '#tests/prove/rig/fill-cart.ts'
import { cards } from '#e2e/pages/checkout.driver.ts'
import { goods } from '#e2e/goods.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { quoted } from './checkout-scenarios.ts'
import { pathsOf } from '#tests/support/call-paths.ts'
import { always } from './faults.ts'
import type { TestUser, Scenario, Scenarios } from './scenario.ts'

/** Carts of so many products are handed over. */
export const MANY = 7

const submission = pathsOf(['submitOrder'])
const question = pathsOf(['getOrderProcess'])

async function toReview({ fixture, checkout }: TestUser): Promise<void> {
  await fixture.load('/checkout/payment')
  await checkout.payWith(cards.good)
  await checkout.readyToPlace()
}

const reviewed = async (user: TestUser) => {
  await quoted(user)
  await toReview(user)
}

const place: Omit<Scenario, 'arrange'> = {
  begin: ({ checkout }) => checkout.placeOrder.click(),
  happy: ({ checkout }) => checkout.main.getByRole('heading', { level: 1, name: 'Order submitted.' }),
  actions: ({ checkout }) => [
    {
      at: checkout.main.locator('button:not([aria-busy="true"])', { hasText: /^Place order/ }),
      go: () => checkout.submit(),
    },
  ],
}

/** Its answer is lost, so that the shop has to ask. */
const losing = (arrange: (user: TestUser) => Promise<void>) => async (user: TestUser) => {
  user.fixture.beforeFault = always(submission, { kind: 'answer lost' })
  await arrange(user)
}

export const orderScenarios: Scenarios = {
  'orderSubmission.submitting/submitOrder': { ...place, arrange: reviewed },
  'orderSubmission.dispatching/dispatchOrder': {
    ...place,
    arrange: async (user) => {
      await quoted(user)
      await fill(user.shopper, await goods(user.fixture.environment.db, MANY))
      await chooseCheapestQuote(user.shopper)
      await toReview(user)
    },
  },
  'orderSubmission.awaiting.confirming/askOrderProcess': { ...place, arrange: losing(reviewed) },
  'orderSubmission.askingAgain/askOrderProcess': {
    ...place,
    arrange: losing(async (user) => {
      await reviewed(user)
      const { beforeFault } = user.fixture
      const unasked = always(question, { kind: 'request lost' })
      user.fixture.beforeFault = (request) => beforeFault(request) ?? unasked(request)
      await user.checkout.placeOrder.click()
      const again = user.checkout.main.getByRole('button', { name: 'Check again' })
      for (let turn = 0; turn < 20 && !(await again.isVisible()); turn++) {
        await user.page.clock.runFor(5_000)
        await user.fixture.settle()
      }
      user.fixture.beforeFault = () => null
    }),
    begin: ({ checkout }) => checkout.main.getByRole('button', { name: 'Check again' }).click(),
  },
  'orderSubmission.creatingCart/createCart': { ...place, arrange: reviewed },
}
