import { authCalls } from '#contract/account/auth.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { chatModel } from '#machines/site/chat/chat.model.ts'
import { chatFactsOf } from '#machines/site/chat/chat.selectors.ts'
import { goods } from '#e2e/goods.ts'
import type { EnvironmentState } from '#statecharts/walk/walk.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'

const { shop, openCustomer } = await useWalkShop()

walkServices<Fixture, EnvironmentState>({
  model: chatModel,
  answers: {},
  events: {
    // of the customer and a product, as the server knows them
    'context.changed': {
      perform: async ({ shopper }, _, sample) => {
        const { user, customer } = await shopper.call(authCalls.me, {})
        const [known] = await goods(shop.db, 1)
        const url = known?.url ?? ''
        const product = await shopper.call(productCalls.getByUrl, { params: { url } })
        return { ...sample, facts: chatFactsOf({ user, customer, product }) }
      },
    },
  },
  open: async () => ({
    ...(await openCustomer()),
    machine: chatModel.machine,
    input: chatModel.inputs['visitor'],
  }),
})
