import { texasCheckModel } from '#machines/delivery/texas-check/texas-check.model.ts'
import { texasServices } from '#src/services/delivery/delivery.ts'
import { clientOf } from './client-of.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { answered, lost } from './workflow-fixture.ts'

const { openCustomer } = await useWalkShop()

/** Whether the goods that were told last may not be shipped to Texas. */
type GoodsEnvironment = { readonly areRestricted: boolean }

const telling = (areRestricted: boolean) => ({
  next: { areRestricted },
  perform: async ({ db }: Fixture, _: unknown, sample: object) => {
    const { id } = await db
      .selectFrom('products')
      .select('id')
      .where('project_id', '=', 11)
      .where('active', '=', true)
      .where('texas_restricted', '=', areRestricted)
      .executeTakeFirstOrThrow()
    const items: readonly object[] = Reflect.get(sample, 'items')
    return { type: 'items.known', items: items.map((item) => ({ ...item, products_id: id })) }
  },
})
const answering = (areRestricted: boolean) => ({
  ...answered('getDisableShippingToTexas'),
  when: { areRestricted },
})

walkServices<Fixture, GoodsEnvironment>({
  model: texasCheckModel,
  starts: [{ input: 'start', environment: { areRestricted: false } }],
  answers: {
    checkTexas: {
      allowed: answering(false),
      restricted: answering(true),
      failed: lost('getDisableShippingToTexas'),
    },
  },
  events: { 'items.known': [telling(true), telling(false)] },
  open: async () => {
    const customer = await openCustomer()
    const services = texasServices(clientOf(customer.shopper, customer.held))
    return { ...customer, machine: texasCheckModel.machine.provide({ actors: services }), input: undefined }
  },
})
