import { orderSubmissionModel } from '#machines/order-submission/order-submission.model.ts'
import { setAppSetting, switchAppSetting } from '#tests/support/app-setting.ts'
import { CARDS, chooseCheapestQuote, goToReview, submit } from '#tests/support/checkout.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import { settle } from './checkout-setup.ts'
import type { Fixture } from './fixture.ts'
import { answered, lost } from './steps.ts'
import { type BrowserStep, defineWalk, type WalkContext } from './walk.ts'

const cards = { good: CARDS.visa, declined: CARDS.declinedAtCharge, silent: CARDS.processingError } as const

type OrderEnvironment = {
  /** what the bank says at the charge, when it is asked */
  readonly card: keyof typeof cards
  /** whether the network carries the order to the server before it fails */
  readonly carries: boolean
  readonly sent: boolean
}
type OrderStep = BrowserStep<OrderEnvironment>

const fill = async ({ db, shopper }: Fixture) => fillCart(shopper, await goods(db, 1))

async function place(fixture: Fixture, { card }: OrderEnvironment): Promise<void> {
  await fill(fixture)
  await chooseCheapestQuote(fixture.shopper)
  await fixture.held.hold('submitOrder', 'getOrderProcess', 'newCart')
  await fixture.checkout.open('payment')
  await fixture.checkout.payWith(cards[card])
  await fixture.checkout.submit()
}

/** An order that the bank has not decided about, sent before by somebody who then closed the page. */
async function resume(fixture: Fixture): Promise<void> {
  await fill(fixture)
  await submit(fixture.shopper, await goToReview(fixture.shopper, cards.silent))
  await fixture.held.hold('getOrderProcess', 'newCart')
  await fixture.checkout.open('review')
}

async function setAsync({ db, shop: { url } }: WalkContext, isAsync: boolean): Promise<void> {
  const values = {
    netsuite_integration_enabled: isAsync,
    async_order_processing_min_skus: 1,
    async_order_processing_poll_interval: 5,
    async_order_processing_max_wait: 20,
  }
  for (const [key, value] of Object.entries(values)) await setAppSetting(db, key, value)
  // the last one: a shop that goes by it goes by all
  await switchAppSetting({ db, url }, 'async_order_processing_enabled', isAsync)
}

const placed = (card: OrderEnvironment['card'], carries = true) => ({
  input: 'placed',
  environment: { card, carries, sent: false },
  perform: place,
})

const submitted = (card: OrderEnvironment['card']): OrderStep => ({
  when: { card },
  next: { sent: true },
  ...answered('submitOrder'),
})

/** The shop finds out in the end what became of a charge. */
const settled = (isCharged: boolean) =>
  answered('getOrderProcess', async (fixture, { card }: OrderEnvironment) => {
    if (card === 'silent') await settle(fixture, isCharged)
  })

export const orderSubmissionWalk = defineWalk({
  model: orderSubmissionModel,
  customer: 'silver',
  setUp: (context) => setAsync(context, false),
  starts: [
    placed('good'),
    placed('declined'),
    placed('silent'),
    placed('good', false),
    {
      input: 'handedOver',
      environment: { card: 'silent', carries: true, sent: false },
      perform: async (fixture, environment) => {
        await setAsync(fixture, true)
        await place(fixture, environment)
        // the settings of the moment at which the order is sent decide
        await fixture.recorded.expectBegun(orderSubmissionModel.machine.id)
        await setAsync(fixture, false)
      },
    },
    { input: 'resumed', environment: { card: 'silent', carries: true, sent: true }, perform: resume },
  ],
  events: { 'outcome.ask': { perform: ({ checkout }) => checkout.checkAgain() } },
  answers: {
    submitOrder: {
      accepted: submitted('good'),
      declined: submitted('declined'),
      rejected: {
        when: { card: 'good' },
        ...answered('submitOrder', async ({ db, shopper }) => fillCart(shopper, await goods(db, 1), 3)),
      },
      pending: submitted('silent'),
      lost: {
        next: (environment) => ({ ...environment, sent: environment.carries }),
        perform: ({ held }, { carries }) =>
          carries ? held.loseAnswer('submitOrder') : held.lose('submitOrder'),
      },
    },
    dispatchOrder: {
      // it waits for no answer, so it has one at once; what became of the order is asked for when the server has it
      sent: { next: { sent: true }, perform: ({ held }) => held.answerWhenDone('submitOrder') },
    },
    askOrderProcess: {
      none: { when: { sent: false }, ...answered('getOrderProcess') },
      pending: { when: { sent: true, card: 'silent' }, ...answered('getOrderProcess') },
      complete: { when: { sent: true, card: ['good', 'silent'] }, ...settled(true) },
      declined: { when: { sent: true, card: 'declined' }, ...answered('getOrderProcess') },
      error: { when: { sent: true, card: 'silent' }, ...settled(false) },
      unreachable: lost('getOrderProcess'),
    },
    createCart: { created: answered('newCart'), failed: lost('newCart') },
  },
})
