import { errors, type Locator } from 'playwright'
import { POLL_INTERVAL_SECONDS } from '#contract/platform/constants.ts'
import type { Visit } from './visit.ts'

const MAX_STEPS = 12
/** A page takes long on a busy machine. */
const ATTEMPTS = 12
const ATTEMPT_TIMEOUT = 3_000

interface PageAction {
  readonly at: Locator
  /** null: the order is confirmed */
  readonly go: (() => Promise<unknown>) | null
}

/**
 * Takes the action that each page offers until the order is confirmed. Resolves with the order number, or null when it
 * is not confirmed within MAX_STEPS actions.
 */
export async function completeOrder(visit: Visit): Promise<number | null> {
  for (let step = 0; step < MAX_STEPS; step++) {
    const way = await nextAction(visit)
    if (!way) return null
    if (way.go === null) return visit.checkout.orderNumber()
    await way.go().catch(ignoreTimeout)
  }
  return null
}

/** The action that the page offers once it has settled; null when it never does. */
export async function nextAction(visit: Visit): Promise<PageAction | null> {
  const ways = actionsOn(visit)
  const any = ways.map(({ at }) => at).reduce((all, at) => all.or(at))
  for (let glance = 0; glance < ATTEMPTS; glance++) {
    await any.first().waitFor({ timeout: ATTEMPT_TIMEOUT }).catch(ignoreTimeout)
    for (const way of ways) if (await way.at.isVisible()) return way
    await visit.page.clock.runFor(POLL_INTERVAL_SECONDS * 1_000)
  }
  return null
}

function actionsOn(visit: Visit): readonly PageAction[] {
  const { checkout, page, placeOrder } = visit
  const { main } = checkout
  const again = main
    .getByRole('button', { name: 'Check again' })
    .and(main.locator(':not([aria-busy="true"])'))
  const toCheckout = main.getByRole('button', { name: 'Check out' })
  return [
    { at: main.getByRole('heading', { level: 1, name: 'Order submitted.' }), go: null },
    { at: again, go: () => again.click() },
    { at: placeOrder, go: () => visit.pressPlaceOrder() },
    { at: checkout.number, go: () => visit.typeCard() },
    { at: main.getByRole('group', { name: 'Freight' }), go: () => checkout.completeShipping() },
    {
      at: main.getByRole('heading', { name: 'Your cart is empty.' }),
      go: () => page.goto('/checkout/complete'),
    },
    { at: toCheckout, go: () => toCheckout.click() },
  ]
}

/** The control is gone: the caller looks at the page again. */
function ignoreTimeout(fault: unknown): void {
  if (!(fault instanceof errors.TimeoutError)) throw fault
}
