import { errors, type Locator } from 'playwright'
import { POLL_INTERVAL_SECONDS } from '#contract/constants.ts'
import type { Visit } from './visit.ts'

const STEPS = 12
/** How often a shopper looks for something to do; a page takes long on a machine that is busy. */
const GLANCES = 12
const GLANCE = 3_000

interface Way {
  readonly at: Locator
  /** null: the order is confirmed */
  readonly go: (() => Promise<unknown>) | null
}

/**
 * Does what any page asks for until the order is confirmed, as a shopper who wants it. Answers its number, or null when
 * the way does not end.
 */
export async function bringHome(visit: Visit): Promise<number | null> {
  for (let step = 0; step < STEPS; step++) {
    const way = await nextWay(visit)
    if (!way) return null
    if (way.go === null) return visit.checkout.orderNumber()
    await way.go().catch(hasMovedOn)
  }
  return null
}

/** What the page asks for, once it is at rest; null when it never is. */
export async function nextWay(visit: Visit): Promise<Way | null> {
  const ways = waysOn(visit)
  const any = ways.map(({ at }) => at).reduce((all, at) => all.or(at))
  for (let glance = 0; glance < GLANCES; glance++) {
    await any.first().waitFor({ timeout: GLANCE }).catch(hasMovedOn)
    for (const way of ways) if (await way.at.isVisible()) return way
    await visit.page.clock.runFor(POLL_INTERVAL_SECONDS * 1_000)
  }
  return null
}

function waysOn(visit: Visit): readonly Way[] {
  const { checkout, page, place } = visit
  const { main } = checkout
  const again = main
    .getByRole('button', { name: 'Check again' })
    .and(main.locator(':not([aria-busy="true"])'))
  const toCheckout = main.getByRole('button', { name: 'Check out' })
  return [
    { at: main.getByRole('heading', { level: 1, name: 'Order submitted.' }), go: null },
    { at: again, go: () => again.click() },
    { at: place, go: () => visit.press() },
    { at: checkout.number, go: () => visit.typeCard() },
    { at: main.getByRole('group', { name: 'Freight' }), go: () => checkout.completeShipping() },
    {
      at: main.getByRole('heading', { name: 'Your cart is empty.' }),
      go: () => page.goto('/checkout/complete'),
    },
    { at: toCheckout, go: () => toCheckout.click() },
  ]
}

/** What was to be done there is not there any more: the shopper looks again. */
function hasMovedOn(fault: unknown): void {
  if (!(fault instanceof errors.TimeoutError)) throw fault
}
