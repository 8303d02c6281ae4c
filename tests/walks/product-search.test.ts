import { QueryClient } from '@tanstack/react-query'
import { productSearchModel } from '#machines/catalogue/product-search/product-search.model.ts'
import { searchServices } from '#src/services/site/site.ts'
import { clientOf } from './client-of.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { answered, lost } from './workflow-fixture.ts'

const { openCustomer } = await useWalkShop()

interface Visit extends Fixture {
  readonly queries: QueryClient
}

/** Without answers that are kept. */
const afresh = {
  perform: ({ queries }: Visit, _: unknown, sample: object) => {
    queries.clear()
    return sample
  },
}

walkServices({
  model: productSearchModel,
  answers: {
    searchProducts: { found: answered('liveSearch'), lost: lost('liveSearch') },
  },
  events: { 'search.type': afresh, 'customer.known': afresh },
  open: async (): Promise<Visit> => {
    const customer = await openCustomer()
    const queries = new QueryClient()
    const services = searchServices(clientOf(customer.shopper, customer.held), queries)
    const machine = productSearchModel.machine.provide({ actors: services })
    return { ...customer, queries, machine, input: undefined }
  },
})
