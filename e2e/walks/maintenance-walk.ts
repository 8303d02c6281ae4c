import { BOOT_ELEMENT } from '#contract/site/boot.ts'
import { maintenanceModel } from '#machines/site/maintenance/maintenance.model.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import { orderElsewhere } from '#tests/walks/workflows/checkout-cart.ts'
import type { Fixture } from './fixture.ts'
import { passTime } from './pass-time.ts'
import { maintenanceAnswers, setDown } from '#tests/walks/workflows/maintenance.ts'
import { type BrowserStep, defineWalk } from './walk.ts'

type OrderEnvironment = {
  /** `asked`: its request was refused, and the page asks what became of it */
  readonly order: 'none' | 'reviewed' | 'sent' | 'asked' | 'confirmed' | 'over'
}
const visitor: OrderEnvironment = { order: 'none' }
const reviewed: OrderEnvironment = { order: 'reviewed' }

/** Opens the shop while it says so; the page asks on its own from then on. */
const opening = (isDown: boolean) => async (fixture: Fixture) => {
  await setDown(fixture, isDown)
  await fixture.held.hold('getAppInfo')
  await fixture.page.goto('/')
}

/** A page that came without the facts that the server writes into it, as through a proxy that takes scripts out. */
async function openBare(fixture: Fixture): Promise<void> {
  const facts = new RegExp(`<script[^>]*id="${BOOT_ELEMENT}"[^>]*>[^<]*</script>`)
  await fixture.page.route(fixture.shop.url.concat('/'), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(facts, '') })
  })
  await opening(false)(fixture)
}

/** A customer on review; the order and the question about it are held. */
async function openReview(fixture: Fixture): Promise<void> {
  const { checkout, context, db, email, held, shopper } = fixture
  await setDown(fixture, false)
  // nobody can log in before the shop is open
  const session = JSON.stringify(await shopper.logIn(email))
  await context.addInitScript((user) => localStorage.setItem('user', user), session)
  await fillCart(shopper, await goods(db, 1), 2)
  await held.hold('getAppInfo', 'submitOrder', 'getOrderProcess')
  await checkout.openReviewOf(shopper)
}

type Order = OrderEnvironment['order']
type MaintenanceStep = BrowserStep<OrderEnvironment>

const step = (from: Order, to: Order, perform: NonNullable<MaintenanceStep['perform']>): MaintenanceStep => ({
  when: { order: from },
  next: { order: to },
  perform,
})

export const maintenanceWalk = defineWalk({
  model: maintenanceModel,
  customer: null,
  starts: [
    { input: 'bare', environment: visitor, perform: openBare },
    { input: 'open', environment: visitor, perform: opening(false) },
    { input: 'closed', environment: visitor, perform: opening(true) },
    { input: 'open', environment: reviewed, perform: openReview },
  ],
  events: {
    'site.refused': [
      step('none', 'none', async (fixture) => {
        await setDown(fixture, true)
        await fixture.frame.searchFor('gold')
      }),
      step('sent', 'asked', async (fixture) => {
        await setDown(fixture, true)
        await fixture.held.answer('submitOrder')
      }),
    ],
    'order.sent': step('reviewed', 'sent', ({ checkout }) => checkout.submit()),
    'order.ended': [
      step('sent', 'over', async ({ held }) => {
        await held.lose('submitOrder')
        await held.letPass('getOrderProcess')
      }),
      step('asked', 'over', ({ held }) => held.letPass('getOrderProcess')),
    ],
    'order.confirmed': [
      step('sent', 'confirmed', ({ held }) => held.answer('submitOrder')),
      step('asked', 'confirmed', async (fixture) => {
        await setDown(fixture, false)
        await orderElsewhere(fixture)
        await fixture.held.letPass('getOrderProcess')
      }),
    ],
    'confirmation.left': step('confirmed', 'over', ({ frame }) => frame.goHome()),
    'site.recheck': { perform: ({ frame }) => frame.checkAgain() },
  },
  answers: {
    loadAppInfo: {
      ...maintenanceAnswers,
      // the server always names its version: this is what a cache before it says
      noVersion: { perform: async ({ held }) => (await held.next('getAppInfo')).fulfill({ json: [] }) },
    },
  },
  timers: {
    'xstate.after.refreshPeriod.maintenance.up': step('none', 'none', (fixture) =>
      passTime(fixture, 300_000),
    ),
    'xstate.after.readingTime.maintenance.awaitingReader': step('confirmed', 'over', (fixture) =>
      passTime(fixture, 600_000),
    ),
  },
  tearDown: (context) => setDown(context, false),
})
