import { orderActionModel } from '#machines/staff/order-action/order-action.model.ts'
import { orderActionServices } from '#src/services/staff/order-action.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { clientOf } from './client-of.ts'
import { createGate } from './gated-connection.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import {
  orderActionAnswers,
  type OrderActionEnvironment,
  orderActionEvents,
  type OrderActionFixture,
  orderActionStart,
} from './workflows/order-action.ts'

const { shop, connect, openCustomer } = await useWalkShop()
const staff = await logInEditor(shop.url, await makeEditor(shop.db, ['orders', 'refunds']))

walkServices<OrderActionFixture, OrderActionEnvironment>({
  model: orderActionModel,
  starts: [orderActionStart],
  events: orderActionEvents,
  answers: orderActionAnswers,
  open: async () => {
    const customer = await openCustomer()
    const { id } = await placeOrder(shop)
    const held = createGate(connect(staff))
    const actors = orderActionServices(clientOf(staff, held))
    shop.gateway.refunds = 'made'
    return {
      ...customer,
      held,
      staff,
      gateway: shop.gateway,
      orderId: id,
      machine: orderActionModel.machine.provide({ actors }),
      input: undefined,
    }
  },
})
