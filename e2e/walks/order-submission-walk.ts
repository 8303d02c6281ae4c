import { orderSubmissionModel } from '#machines/checkout/order-submission/order-submission.model.ts'
import { setAppSetting, switchAppSetting } from '#tests/support/app-setting.ts'
import { chooseCheapestQuote, goToReview, submit } from '#tests/support/checkout.ts'
import {
  cards,
  fillFor,
  handingOver,
  orderAnswers,
  type OrderEnvironment,
  orderStarts,
} from '#tests/walks/workflows/order-submission.ts'
import type { Fixture } from './fixture.ts'
import { defineWalk, type WalkContext } from './walk.ts'

const place =
  (input: string) =>
  async (fixture: Fixture, { card }: OrderEnvironment) => {
    const { checkout, held, shopper } = fixture
    await fillFor(fixture, input)
    await chooseCheapestQuote(shopper)
    await held.hold('submitOrder', 'getOrderProcess', 'newCart')
    await checkout.open('payment')
    await checkout.payWith(cards[card])
    await checkout.submit()
  }

/** An order that the bank has not decided about, sent before by somebody who then closed the page. */
async function resume(fixture: Fixture): Promise<void> {
  await fillFor(fixture, 'resumed')
  await submit(fixture.shopper, await goToReview(fixture.shopper, cards.silent))
  await fixture.held.hold('getOrderProcess', 'newCart')
  await fixture.checkout.open('review')
}

async function handOver({ db, shop: { url } }: WalkContext): Promise<void> {
  for (const [key, value] of Object.entries(handingOver)) await setAppSetting(db, key, value)
  // a shop that goes by it goes by all
  await switchAppSetting({ db, url }, 'async_order_processing_enabled', true)
}

export const orderSubmissionWalk = defineWalk({
  model: orderSubmissionModel,
  customer: 'silver',
  setUp: handOver,
  starts: orderStarts.map((start) => ({
    ...start,
    perform: start.input === 'resumed' ? resume : place(start.input),
  })),
  events: { 'outcome.ask': { perform: ({ checkout }) => checkout.checkAgain() } },
  answers: orderAnswers,
})
