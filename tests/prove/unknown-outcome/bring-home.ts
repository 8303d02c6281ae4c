import { POLL_INTERVAL_SECONDS } from '#contract/constants.ts'
import type { Visit } from './visit.ts'

const STEPS = 12
const GLANCE = 3_000

/**
 * Does what any page asks for until the order is confirmed, as a shopper who wants it. Answers its number, or null when
 * the way does not end.
 */
export async function bringHome(visit: Visit): Promise<number | null> {
  for (let step = 0; step < STEPS; step++) {
    const { checkout, page } = visit
    const { main } = checkout
    const ways = [
      { at: main.getByRole('heading', { level: 1, name: 'Order submitted.' }), go: null },
      {
        at: main.getByRole('button', { name: 'Check again' }).and(main.locator(':not([aria-busy="true"])')),
        go: 'click',
      },
      { at: visit.place, go: () => visit.press() },
      { at: checkout.number, go: () => visit.pay() },
      { at: main.getByRole('group', { name: 'Freight' }), go: () => checkout.completeShipping() },
      {
        at: main.getByRole('heading', { name: 'Your cart is empty.' }),
        go: () => page.goto('/checkout/complete'),
      },
      { at: main.getByRole('button', { name: 'Check out' }), go: 'click' },
    ] as const
    const any = ways.reduce((all, { at }) => all.or(at), ways[0].at)
    await any
      .first()
      .waitFor({ timeout: GLANCE })
      .catch(() => page.clock.runFor(POLL_INTERVAL_SECONDS * 1_000))
    for (const { at, go } of ways) {
      if (!(await at.isVisible())) continue
      if (go === null) return checkout.orderNumber()
      await (go === 'click' ? at.click() : go())
      break
    }
  }
  return null
}
