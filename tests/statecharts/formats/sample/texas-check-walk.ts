// What causes each step of texasCheck in a page. Written once by `npm run paths`, then yours: it is not written again.
// `toWrite` is an error of `npm run types` until a step stands in its place:
//   { perform: ({ cart }) => cart.applyCoupon('SPARK10') }     a shopper does it: e2e/pages/drivers.ts
//   { perform: ({ held }) => held.answer('getCouponCode') }    a held call is answered: e2e/walks/held-calls.ts
//   { when: { at: 'none' }, perform: … }                       only there: statecharts/walk/walk.ts
// An example is e2e/walks/form-submission-walk.ts. What nothing in a page causes is null (an event) or left out (an
// answer); after a change, write the spec again. Once all paths are green, move this file to e2e/walks and name it in
// walks.ts: then `npm test` takes every transition of the machine in a browser.
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
})
