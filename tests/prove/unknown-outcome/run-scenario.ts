import { RESPONSE_TIMEOUT } from '#contract/platform/constants.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { CartDriver } from '#e2e/pages/cart.driver.ts'
import { appears } from '#tests/prove/rig/appears.ts'
import type { Fault } from '#tests/prove/rig/fault-proxy.ts'
import { nextAction } from './complete-order.ts'
import type { Scenario } from './scenario.ts'
import type { FaultNetwork } from './fault-network.ts'
import type { Visit } from './visit.ts'

/** Longer than recovery lets a submission rest, and than a page asks before it says that nobody answers. */
const A_MINUTE = 61_000
const NEVER = 3_600_000

/** Violations counted while scenarios run; each must be 0. */
export interface ScenarioFigures {
  charged_changes: number
  unsaid_changes: number
  unsaid_losses: number
  second_offers: number
}

/** Presses Place order once and injects the fault of the scenario; the page may be anywhere afterwards. */
export async function runScenario(
  network: FaultNetwork,
  visit: Visit,
  scenario: Scenario,
  figures: ScenarioFigures,
): Promise<void> {
  switch (scenario.kind) {
    case 'answer lost':
    case 'answer cut':
      return loseAnswers(network, visit, { kind: scenario.kind })
    case 'answer late':
      return exceedTimeout(network, visit)
    case 'request lost':
      return loseRequests(network, visit, { kind: 'request lost' }, figures)
    case 'answered by another':
      return loseRequests(network, visit, badGateway, figures)
    case 'request late':
      return delayRequest(network, visit)
    case 'killed':
    case 'away':
      return killShop(network, visit, scenario, figures)
    case 'tab closed before':
    case 'tab closed after':
      return closeTab(network, visit, scenario)
    case 'cart changed':
      return changeCart(network, visit, scenario, figures)
  }
}

const badGateway: Fault = { kind: 'answered', status: 502, type: 'text/html', body: '<h1>Bad</h1>' }
const noFault: Fault = { kind: 'none' }

/** Chromium retries by itself on a reused connection, so every attempt fails until the page asks for the outcome. */
async function loseAnswers(network: FaultNetwork, visit: Visit, fault: Fault): Promise<void> {
  let hasRecovered = false
  network.onSubmission(visit.cartId, () => (hasRecovered ? noFault : fault))
  const asked = visit.page.waitForRequest(/get-netsuite-order-process/)
  await visit.pressPlaceOrder()
  await asked
  hasRecovered = true
}

async function exceedTimeout(network: FaultNetwork, visit: Visit): Promise<void> {
  const answered = Promise.withResolvers<void>()
  network.onSubmission(visit.cartId, () => ({ kind: 'answer late', after: NEVER }), answered.resolve)
  await visit.pressPlaceOrder()
  await answered.promise
  await visit.page.clock.runFor(RESPONSE_TIMEOUT)
}

/** No request arrives until the page has shown the failure; then the network recovers. */
async function loseRequests(
  network: FaultNetwork,
  visit: Visit,
  fault: Fault,
  figures: ScenarioFigures,
): Promise<void> {
  let hasRecovered = false
  network.onSubmission(visit.cartId, () => (hasRecovered ? noFault : fault))
  await visit.pressPlaceOrder()
  await visit.placeOrder.waitFor()
  const failure = visit.page.getByText('There was an error processing your order')
  if (!(await appears(failure))) figures.unsaid_losses++
  hasRecovered = true
}

/** The request arrives only after the page has asked for its outcome. */
async function delayRequest(network: FaultNetwork, visit: Visit): Promise<void> {
  const held = holdFirstSubmission(network, visit)
  await visit.pressPlaceOrder()
  await held.reached
  await visit.page.clock.runFor(RESPONSE_TIMEOUT)
  await visit.placeOrder.waitFor()
  await held.release()
  await visit.oracle.recheck()
}

/** Holds the first submission before the server. */
function holdFirstSubmission(network: FaultNetwork, visit: Visit) {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const faultFor = async (attempt: number) => {
    if (attempt === 1) {
      reached.resolve()
      await released.promise
    }
    return noFault
  }
  network.onSubmission(visit.cartId, faultFor, answered.resolve)
  return {
    reached: reached.promise,
    release: () => {
      released.resolve()
      return answered.promise
    },
  }
}

async function killShop(
  network: FaultNetwork,
  visit: Visit,
  { kind, point }: Scenario,
  figures: ScenarioFigures,
): Promise<void> {
  const reached = network.environment.shop.stopAt(point)
  await visit.pressPlaceOrder()
  await reached
  await network.killShop()
  if (kind === 'away') {
    const again = visit.checkout.main.getByRole('button', { name: 'Check again' })
    for (let step = 0; step < 12; step++) await visit.page.clock.runFor(A_MINUTE / 12)
    await again.waitFor()
    if (await visit.checkout.placeOrder.isVisible()) figures.second_offers++
  }
  await network.restartShop(A_MINUTE)
}

async function closeTab(
  network: FaultNetwork,
  visit: Visit,
  { kind, wayBack, arrival }: Scenario,
): Promise<void> {
  const held = holdFirstSubmission(network, visit)
  await visit.pressPlaceOrder()
  await held.reached
  if (kind === 'tab closed after') await held.release()
  else if (arrival === 'before') void held.release()
  await visit.reopen(wayBack)
  if (arrival === 'at rest') await nextAction(visit)
  await held.release()
  await visit.oracle.recheck()
}

async function changeCart(
  network: FaultNetwork,
  visit: Visit,
  { change: how }: Scenario,
  figures: ScenarioFigures,
): Promise<void> {
  const held = holdFirstSubmission(network, visit)
  if (how === 'device before') await changeElsewhere(visit)
  await visit.pressPlaceOrder()
  await held.reached
  if (how === 'device in flight') await changeElsewhere(visit)
  if (how === 'tab in flight') await changeInTab(visit)
  await held.release()
  await visit.checkout.main.getByRole('heading', { level: 1, name: 'Shipping' }).waitFor()
  if (!(await appears(visit.checkout.main.getByText(/: 3 cases in the cart now\./)))) figures.unsaid_changes++
  if ((await visit.orders()) > 0) figures.charged_changes++
}

async function changeElsewhere({ shopper }: Visit): Promise<void> {
  const { items } = await shopper.call(cartCalls.selectCart, {})
  const [line] = items
  if (!line) throw new Error('the cart is empty')
  const { id, products_id } = line
  await shopper.call(cartCalls.updateCartProduct, {
    body: { cart_product: { id, products_id, quantity: 3 } },
  })
}

async function changeInTab({ slot, shopper }: Visit): Promise<void> {
  const { items } = await shopper.call(cartCalls.selectCart, {})
  const page = await slot.newTab()
  const cart = new CartDriver(page)
  await cart.open()
  const answer = page.waitForResponse((response) => response.url().includes('update-customer-cart-product'))
  await cart.setQuantity(items[0]?.products_name ?? '', 3)
  await answer
  await page.close()
}
