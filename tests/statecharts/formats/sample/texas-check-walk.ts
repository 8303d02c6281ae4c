// What causes each step of texasCheck in a page. Written once by `npm run paths`, then yours: it is not written again.
// `toWrite` does not compile until a step stands in its place:
//   { perform: ({ cart }) => cart.applyCoupon('SPARK10') }     a shopper does it: e2e/pages/drivers.ts
//   { perform: ({ held }) => held.answer('getCouponCode') }    a held call is answered: e2e/walks/held-calls.ts
//   { when: { at: 'none' }, perform: … }                       only there: statecharts/walk/walk.ts
//   { perform: ({ page }) => expect(…).toBeVisible() }         what a state shows: e2e/expect.ts
// An example is e2e/walks/form-submission-walk.ts. What nothing in a page causes is null (an event) or left out (an
// answer); after a change, write the spec again. Once all paths are green, move this file to e2e/walks and name it in
// walks.ts: then `npm run test:full` takes every transition of the machine in a browser.
import { texasCheckModel } from '#machines/delivery/texas-check/texas-check.model.ts'
import { lost } from '#tests/walks/workflow-fixture.ts'
import { defineDriver } from '#e2e/walks/driver-to-write.ts'
import { writtenStep } from './written-step.ts'

export const texasCheckWalk = defineDriver({
  model: texasCheckModel,
  // the seeded account that the customer of each path is like; null: a visitor
  customer: 'silver',
  // What brings a fresh page to where the machine has just begun. Before it, hold its calls: held.hold('getDisableShippingToTexas').
  starts: [
    { input: 'start', environment: {}, ...writtenStep('open a page where texasCheck begins as start') },
  ],
  // What a shopper or another part of the page does; null where nothing in a page causes it.
  events: {
    'items.known': writtenStep('the products of the cart are known'),
    'destination.known': writtenStep('the destination is known'),
    'texas.retry': writtenStep('the shopper has it checked again'),
    'texas.forget': writtenStep('the cart is no longer in checkout'),
    'texas.settle': writtenStep('the step waits for the check'),
  },
  // How each service ends.
  answers: {
    // POST api/carts/get-disable-shipping-to-texas
    checkTexas: {
      allowed: writtenStep('checkTexas ends as allowed (HTTP 200 {false})'),
      restricted: writtenStep('checkTexas ends as restricted (HTTP 200 {true})'),
      failed: lost('getDisableShippingToTexas'),
    },
  },
  // What the page shows in each state; null where it shows nothing of it.
  states: {
    unknown: writtenStep('see: Goods or destination are not known yet, so the server is not asked.'),
    deciding: writtenStep(
      'see: The goods or the destination changed: decides whether the server is asked. A pickup is not restricted.',
    ),
    checking: writtenStep(
      'see: The server is asked about these goods and this state. The previous result stays valid until it answers.',
    ),
    allowed: writtenStep('see: These goods may be shipped to their destination, so checkout is not blocked.'),
    restricted: writtenStep(
      'see: Bottle and stick rockets may not be shipped to Texas: a permanent alert says so and no step can be completed.',
    ),
    unverified: writtenStep(
      'see: The check failed, and the order counts as restricted until a second attempt succeeds.',
    ),
  },
})
