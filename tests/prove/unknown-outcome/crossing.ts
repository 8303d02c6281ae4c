import { ANSWER_PATIENCE } from '#contract/constants.ts'
import { cartCalls } from '#contract/carts.ts'
import { CartDriver } from '#e2e/pages/cart.driver.ts'
import type { Fault } from '#tests/prove/rig/fault-proxy.ts'
import { nextWay } from './bring-home.ts'
import type { Fate } from './fate.ts'
import type { Sea } from './sea.ts'
import type { Visit } from './visit.ts'

/** Longer than recovery lets a submission rest, and than a page asks before it says that nobody answers. */
const A_MINUTE = 61_000
const NEVER = 3_600_000

/** What went wrong on the way, in numbers; every one must be 0. */
export interface Crossing {
  charged_changes: number
  unsaid_changes: number
  unsaid_losses: number
  second_offers: number
}

/** Presses Place order once and lets its fate come over it; the page may be anywhere afterwards. */
export async function cross(sea: Sea, visit: Visit, fate: Fate, crossing: Crossing): Promise<void> {
  switch (fate.kind) {
    case 'answer lost':
    case 'answer cut':
      return lose(sea, visit, { kind: fate.kind })
    case 'answer late':
      return outlast(sea, visit)
    case 'request lost':
      return miss(sea, visit, { kind: 'request lost' }, crossing)
    case 'answered by another':
      return miss(sea, visit, badGateway, crossing)
    case 'request late':
      return hold(sea, visit)
    case 'killed':
    case 'away':
      return sink(sea, visit, fate, crossing)
    case 'tab closed before':
    case 'tab closed after':
      return closeTab(sea, visit, fate)
    case 'cart changed':
      return change(sea, visit, fate, crossing)
  }
}

const badGateway: Fault = { kind: 'answered', status: 502, type: 'text/html', body: '<h1>Bad</h1>' }
const calm: Fault = { kind: 'none' }

/** Chromium repeats by itself what breaks on a connection that it has used before: all of it is lost until the page asks. */
async function lose(sea: Sea, visit: Visit, fault: Fault): Promise<void> {
  let isWell = false
  sea.steer(visit.cartId, () => (isWell ? calm : fault))
  const asked = visit.page.waitForRequest(/get-netsuite-order-process/)
  await visit.press()
  await asked
  isWell = true
}

async function outlast(sea: Sea, visit: Visit): Promise<void> {
  const answered = Promise.withResolvers<void>()
  sea.steer(visit.cartId, () => ({ kind: 'answer late', after: NEVER }), answered.resolve)
  await visit.press()
  await answered.promise
  await visit.page.clock.runFor(ANSWER_PATIENCE)
}

/** Nothing arrives until the shopper has been told; then the network is well again. */
async function miss(sea: Sea, visit: Visit, fault: Fault, crossing: Crossing): Promise<void> {
  let isWell = false
  sea.steer(visit.cartId, () => (isWell ? calm : fault))
  await visit.press()
  await visit.place.waitFor()
  const told = visit.page.getByText('There was an error processing your order').first()
  if (!(await told.isVisible())) crossing.unsaid_losses++
  isWell = true
}

/** The request arrives only after the page has asked what became of it. */
async function hold(sea: Sea, visit: Visit): Promise<void> {
  const held = holding(sea, visit)
  await visit.press()
  await held.reached
  await visit.page.clock.runFor(ANSWER_PATIENCE)
  await visit.place.waitFor()
  await held.letGo()
  await visit.witness.look()
}

/** Holds the first submission before the server. */
function holding(sea: Sea, visit: Visit) {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const course = async (attempt: number) => {
    if (attempt === 1) {
      reached.resolve()
      await released.promise
    }
    return calm
  }
  sea.steer(visit.cartId, course, answered.resolve)
  return {
    reached: reached.promise,
    letGo: () => {
      released.resolve()
      return answered.promise
    },
  }
}

async function sink(sea: Sea, visit: Visit, { kind, point }: Fate, crossing: Crossing): Promise<void> {
  const reached = sea.world.shop.stopAt(point)
  await visit.press()
  await reached
  await sea.sink()
  if (kind === 'away') {
    const again = visit.checkout.main.getByRole('button', { name: 'Check again' })
    for (let step = 0; step < 12; step++) await visit.page.clock.runFor(A_MINUTE / 12)
    await again.waitFor()
    if (await visit.checkout.placeOrder.isVisible()) crossing.second_offers++
  }
  await sea.raise(A_MINUTE)
}

async function closeTab(sea: Sea, visit: Visit, { kind, wayBack, arrival }: Fate): Promise<void> {
  const held = holding(sea, visit)
  await visit.press()
  await held.reached
  if (kind === 'tab closed after') await held.letGo()
  else if (arrival === 'before') void held.letGo()
  await visit.reopen(wayBack)
  if (arrival === 'at rest') await nextWay(visit)
  await held.letGo()
  await visit.witness.look()
}

async function change(sea: Sea, visit: Visit, { change: how }: Fate, crossing: Crossing): Promise<void> {
  const held = holding(sea, visit)
  if (how === 'device before') await changeElsewhere(visit)
  await visit.press()
  await held.reached
  if (how === 'device in flight') await changeElsewhere(visit)
  if (how === 'tab in flight') await changeInTab(visit)
  await held.letGo()
  await visit.checkout.main.getByRole('heading', { level: 1, name: 'Shipping' }).waitFor()
  if (!(await visit.checkout.main.getByText(/: 3 cases in the cart now\./).isVisible()))
    crossing.unsaid_changes++
  if ((await visit.orders()) > 0) crossing.charged_changes++
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

async function changeInTab({ booth, shopper }: Visit): Promise<void> {
  const { items } = await shopper.call(cartCalls.selectCart, {})
  const page = await booth.newTab()
  const cart = new CartDriver(page)
  await cart.open()
  const answer = page.waitForResponse((response) => response.url().includes('update-customer-cart-product'))
  await cart.setQuantity(items[0]?.products_name ?? '', 3)
  await answer
  await page.close()
}
