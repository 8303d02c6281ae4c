import { showPurchaseModel } from '#machines/shows/show-purchase/show-purchase.model.ts'
import type { PurchaseRequest } from '#machines/shows/show-purchase/show-purchase.types.ts'
import { showPurchaseServices } from '#src/services/shows/show-purchase.ts'
import { clientOf } from './client-of.ts'
import { deferred } from './deferred-service.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { addLinesAnswers, ampleProduct } from './workflows/quick-order.ts'

const { openCustomer } = await useWalkShop()

type Kept = 'none' | 'unanswered' | 'unreadable'
type PurchaseEnvironment = { readonly kept: Kept }
interface PurchaseFixture extends Fixture {
  readonly products_id: number
  /** lets the device be read */
  readonly release: () => void
}

const showId = '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001'
const reading = (kept: Kept) => ({
  when: { kept },
  perform: ({ release }: PurchaseFixture) => release(),
})

/** What the device keeps at the start; later it keeps what is written. */
function storeOf(kept: Kept, lines: PurchaseRequest['lines']) {
  const requests = new Map<string, PurchaseRequest | null>()
  let isFirst = true
  return {
    read: (key: string) => {
      const found = requests.get(key) ?? null
      if (!isFirst) return found
      isFirst = false
      if (kept === 'unreadable') throw new Error('storage is denied')
      return kept === 'none' ? null : { request_id: crypto.randomUUID(), lines }
    },
    write: (key: string, request: PurchaseRequest | null) => requests.set(key, request),
  }
}

walkServices<PurchaseFixture, PurchaseEnvironment>({
  model: showPurchaseModel,
  starts: [
    ...(['none', 'unanswered', 'unreadable'] as const).map((kept) => ({
      input: 'customer',
      environment: { kept },
    })),
    { input: 'visitor', environment: { kept: 'none' as const } },
  ],
  events: {
    'purchase.alter': {
      perform: ({ products_id }, _, sample) => {
        const lines: readonly object[] = Reflect.get(sample, 'lines')
        return { ...sample, lines: lines.map((line) => ({ ...line, products_id })) }
      },
    },
    'purchase.confirm': {
      perform: () => ({ type: 'purchase.confirm', request_id: crypto.randomUUID() }),
    },
  },
  answers: {
    addShowLines: addLinesAnswers,
    readPurchase: {
      none: reading('none'),
      unanswered: reading('unanswered'),
      unreadable: reading('unreadable'),
    },
  },
  open: async ({ input, environment: { kept } }) => {
    const customer = await openCustomer()
    const { id } = await ampleProduct(customer)
    const lines = [{ products_id: id, quantity: 4 }]
    const services = showPurchaseServices(clientOf(customer.shopper, customer.held), storeOf(kept, lines))
    const device = deferred(services.readPurchase)
    const actors = { ...services, readPurchase: device.logic }
    const machine = showPurchaseModel.machine.provide({ actors })
    const customer_id = input === 'customer' ? 7 : null
    return {
      ...customer,
      products_id: id,
      release: device.release,
      machine,
      input: { showId, customer_id, lines },
    }
  },
})
