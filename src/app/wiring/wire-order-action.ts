import { orderActionMachine } from '#machines/staff/order-action/order-action.machine.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { orderActionServices } from '#src/services/staff/order-action.ts'

/** Fetched with the staff pages only. */
export const wireOrderAction = (call: Call) =>
  orderActionMachine.provide({ actors: orderActionServices(call) })
