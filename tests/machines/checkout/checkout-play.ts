import {
  type AnyActorRef,
  createActor,
  type EventObject,
  type InspectedEventEvent,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'
import type { Step } from '#contract/platform/constants.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { deliveryMachine } from '#machines/delivery/delivery.machine.ts'
import { deliveryModel } from '#machines/delivery/delivery.model.ts'
import { done, type MachineModel, type Outcome } from '#machines/platform/model.ts'
import { orderSubmissionMachine } from '#machines/checkout/order-submission/order-submission.machine.ts'
import { orderSubmissionModel } from '#machines/checkout/order-submission/order-submission.model.ts'
import { paymentMachine } from '#machines/checkout/payment/payment.machine.ts'
import { paymentModel } from '#machines/checkout/payment/payment.model.ts'
import { checkoutPreflightMachine } from '#machines/checkout/checkout-preflight/checkout-preflight.machine.ts'
import {
  checkoutPreflightModel,
  sample,
} from '#machines/checkout/checkout-preflight/checkout-preflight.model.ts'
import type {
  ProgressResponse,
  RequestedStep,
} from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import { scheduleMachine } from '#machines/delivery/schedule/schedule.machine.ts'
import { scheduleModel } from '#machines/delivery/schedule/schedule.model.ts'
import { shippingQuotesMachine } from '#machines/delivery/shipping-quotes/shipping-quotes.machine.ts'
import { shippingQuotesModel } from '#machines/delivery/shipping-quotes/shipping-quotes.model.ts'
import { stepCompletionMachine } from '#machines/delivery/step-completion/step-completion.machine.ts'
import { texasCheckMachine } from '#machines/delivery/texas-check/texas-check.machine.ts'
import { texasCheckModel } from '#machines/delivery/texas-check/texas-check.model.ts'
import { scriptedServices } from '#statecharts/engine/services.ts'
import { settled } from '#tests/machines/play.ts'

export const order = {
  type: 'order.submit',
  cart_id: 501,
  cart_version: 12,
  reviewed_total: 171_217,
  shipping_quotes_id: 'q-501-1',
  payment_method: 'credit_card',
  comments: null,
  age_to_confirm: null,
  confirmed_age: null,
} as const

type Part =
  | 'delivery'
  | 'schedule'
  | 'stepCompletion'
  | 'payment'
  | 'shippingQuotes'
  | 'texasCheck'
  | 'unsentOrder'

/** Checkout with its real child machines; calls resolve when the test says so. */
export function playCheckout() {
  const parts = partsOfCheckout()
  const emitted: EventObject[] = []
  const submissions: unknown[] = []
  const told: EventObject[] = []
  const clock = new SimulatedClock()
  const actor = createActor(checkoutMachine.provide({ actors: parts.actors }), {
    systemId: 'checkout',
    clock,
    inspect: (inspection) => {
      if (isSentToItself(inspection)) told.push(inspection.event)
      if (inspection.type !== '@xstate.actor') return
      const begun = inspection.actorRef as AnyActorRef // the inspected actorRef is a running actor
      begun.on('*', (event: EventObject) => void emitted.push(event))
      if (begun.id === 'submitOrder') submissions.push(begun)
    },
  }).start()
  const answer = async (service: string, outcome: string | Outcome) => {
    parts.answer(service, outcome)
    await settled()
  }
  const prepare = async (progress: Partial<ProgressResponse>) => {
    await answer('readCart', 'open')
    await answer('updatePromoProducts', 'unchanged')
    await answer('checkCartStock', 'enough')
    await answer('readProgress', progressed(progress))
  }
  return {
    emitted,
    /** events that checkout sent to actors outside of it */
    told,
    /** every call of submit-order */
    submissions,
    snapshot: () => actor.getSnapshot(),
    /** a child machine by systemId */
    part: (id: Part) => actor.system.get(id),
    submission: () => actor.getSnapshot().children.orderSubmission,
    send: (...events: readonly Parameters<typeof actor.send>[0][]) => {
      for (const event of events) actor.send(event)
    },
    pass: (milliseconds: number) => clock.increment(milliseconds),
    answer,
    prepare,
    /** Opens a step by its URL, on a cart with all steps before `ready` finished. */
    enter: async (step: RequestedStep, ready: Step) => {
      actor.send({ type: 'step.requested', step })
      await prepare(doneBefore(ready))
    },
  }
}

/** systemActor resolves to the sender when the target does not run, so this is an event for another actor. */
const isSentToItself = (inspection: InspectionEvent): inspection is InspectedEventEvent =>
  inspection.type === '@xstate.event' && inspection.sourceRef === inspection.actorRef

const models: readonly MachineModel[] = [
  checkoutPreflightModel,
  orderSubmissionModel,
  deliveryModel,
  scheduleModel,
  shippingQuotesModel,
  paymentModel,
  texasCheckModel,
]

function partsOfCheckout() {
  const scripts = new Map(models.map((model) => [model.machine.id, { model, ...scriptedServices(model) }]))
  const script = (id: string) => scripts.get(id)?.actors ?? {}
  const owner = (service: string) =>
    [...scripts.values()].find(({ model }) => Object.hasOwn(model.outcomes, source(service)))
  return {
    actors: {
      checkoutPreflight: checkoutPreflightMachine.provide({ actors: script('checkoutPreflight') }),
      orderSubmission: orderSubmissionMachine.provide({ actors: script('orderSubmission') }),
      delivery: deliveryMachine.provide({
        actors: {
          ...script('delivery'),
          schedule: scheduleMachine.provide({ actors: script('schedule') }),
          stepCompletion: stepCompletionMachine,
        },
      }),
      shippingQuotes: shippingQuotesMachine.provide({ actors: script('shippingQuotes') }),
      payment: paymentMachine.provide({ actors: script('payment') }),
      texasCheck: texasCheckMachine.provide({ actors: script('texasCheck') }),
    },
    answer: (service: string, outcome: string | Outcome) => {
      const found = owner(service)
      const told = typeof outcome === 'string' ? found?.model.outcomes[source(service)]?.[outcome] : outcome
      if (!found || !told || !found.settle(service, told)) throw new Error(`${service} waits for no answer`)
    },
  }
}

/** Invokes of the same actor have distinct ids. */
const source = (service: string): string =>
  ['confirming', 'askingAgain'].includes(service) ? 'askOrderProcess' : service

const progressed = (part: Partial<ProgressResponse>): Outcome => done(sample.progress(part), 'none')

export function doneBefore(step: Step): Partial<ProgressResponse> {
  const { cart } = sample
  const billing = sample.progress({}).billing
  return {
    cart: { ...cart, has_valid_carrier: step === 'payment' || step === 'review' },
    ...(step === 'checkout' ? {} : { address: { ...valid } }),
    ...(step === 'review'
      ? { billing: { ...billing, payment_method: 'credit_card' as const }, isCardHeld: true }
      : {}),
  }
}

const valid = {
  cart_shipping_address: {
    shipping_address_id: 31,
    is_customer_address: true,
    name: 'Dana Whitfield',
    company: null,
    street_address: '12 Ash Street',
    suburb: null,
    city: 'Springfield',
    state: 'MO',
    postcode: '65802',
    country: 'US',
    telephone: null,
  },
  cart_shipping_address_is_valid: true,
  cart_shipping_address_error_message: null,
}
