import { matchesState } from 'xstate'
import { formSubmissionWalk } from '#e2e/walks/form-submission-walk.ts'
import { orderSubmissionWalk } from '#e2e/walks/order-submission-walk.ts'
import { passwordResetWalk } from '#e2e/walks/password-reset-walk.ts'
import { sessionWalk } from '#e2e/walks/session-walk.ts'
import { staleCartWalk } from '#e2e/walks/stale-cart-walk.ts'
import { versionCheckWalk } from '#e2e/walks/version-check-walk.ts'
import { browserPlan, type BrowserWalk } from '#e2e/walks/walk.ts'
import type { EnvironmentState } from '#statecharts/walk/walk.ts'
import { pathFinder } from '#statecharts/walk/walk-plan.ts'
import type { Entry, TestUser } from './scenario.ts'

/** Only from where a shopper can get to the happy end: staff have a page of their own, and an order must be charged. */
const from = (walk: BrowserWalk, facts: EnvironmentState): BrowserWalk => ({
  ...walk,
  starts: walk.starts.filter(({ environment }) =>
    Object.entries(facts).every(([name, fact]) => environment[name] === fact),
  ),
})

const walks = [
  formSubmissionWalk,
  from(orderSubmissionWalk, { card: 'good' }),
  passwordResetWalk,
  from(sessionWalk, { page: 'home' }),
  staleCartWalk,
  versionCheckWalk,
]
const finders = new Map(
  walks.map((walk) => [walk.model.machine.id, { walk, find: pathFinder(walk, browserPlan) }]),
)

/** The shortest path of the browser walk to an invoking state such as `coupon.applying/applyCoupon`. */
export function walkedEntry(name: string): Entry {
  const [machine = '', ...state] = name.replace(/\/.*/, '').split('.')
  const { walk, find } = finders.get(machine) ?? {}
  const path = find?.(({ value }) => matchesState(state.join('.'), value))
  if (!walk || !path) throw new Error(`no walk leads to ${name}`)
  const { start, steps } = path
  const performed = [
    async (user: TestUser) => start.perform(user, start.environment),
    ...steps.map(
      ({ test, environment, event }) =>
        async (user: TestUser) =>
          test.perform?.(user, environment, event),
    ),
  ]
  const last = performed.pop()
  return {
    customer: start.customer === undefined ? walk.customer : start.customer,
    arrange: async (user) => {
      for (const perform of performed) await perform(user)
    },
    begin: async (user) => {
      await last?.(user)
      await user.held.letAllPass()
    },
  }
}
