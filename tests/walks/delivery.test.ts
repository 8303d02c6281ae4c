import { deliveryModel } from '#machines/delivery/delivery.model.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { deliveryServices } from '#src/services/delivery/delivery.ts'
import { silentActor } from '#statecharts/engine/silent-actors.ts'
import type { TestStep } from '#statecharts/walk/walk.ts'
import { clientOf } from './client-of.ts'
import { type Fixture, meeting } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'

const { openCustomer } = await useWalkShop()
const answered = meeting('through')
const lost = meeting('request lost')

interface Checkout extends Fixture {
  readonly customerId: number
  readonly addressId: number
}
/** Whether the form that was submitted last is complete. */
type FormEnvironment = { readonly isComplete: boolean }
type Step = TestStep<Checkout, FormEnvironment>

const submitting = (isComplete: boolean): Step => ({
  // a press is ignored while a form is being saved
  when: { not: { at: 'saving' } },
  next: { isComplete },
  perform: (_, __, { type }) => ({ type, address: { ...typed, postcode: isComplete ? '65802' : '?' } }),
})
const typed = { name: 'Dana Whitfield', street_address: '12 Ash Street', city: 'Springfield', state: 'MO' }

const withState = (state: string): Step => ({
  perform: async ({ db, customerId, held }) => {
    await db.updateTable('addresses').set({ state }).where('customer_id', '=', customerId).execute()
    held.pass('through')
  },
})

walkServices<Checkout, FormEnvironment>({
  model: deliveryModel,
  starts: Object.keys(deliveryModel.inputs).map((input) => ({ input, environment: { isComplete: true } })),
  answers: {
    loadAddress: { valid: withState('MO'), invalid: withState(''), unreachable: lost },
    setShippingAddress: { saved: answered, unreachable: lost },
    saveShippingAddress: {
      saved: { ...answered, when: { isComplete: true } },
      refused: { ...answered, when: { isComplete: false } },
      unreachable: lost,
    },
  },
  events: {
    'address.choose': {
      perform: ({ addressId }, _, sample) => ({ ...sample, shipping_address_id: addressId }),
    },
    'address.save': [submitting(true), submitting(false)],
  },
  open: async ({ input }) => {
    const customer = await openCustomer()
    const { db, shopper, held } = customer
    const addresses = await shopper.call(deliveryCalls.selectShippingAddresses, {})
    const owner = db.selectFrom('addresses').select('customer_id')
    const addressId = addresses[0]?.shipping_address_id ?? 0
    const { customer_id } = await owner.where('id', '=', addressId).executeTakeFirstOrThrow()
    const services = deliveryServices(clientOf(shopper, held))
    return {
      ...customer,
      // the schedule has a walk of its own
      machine: deliveryModel.machine.provide({ actors: { ...services, schedule: silentActor() as never } }),
      input: deliveryModel.inputs[input],
      customerId: customer_id,
      addressId,
    }
  },
})
