import type { MachineWords } from '#machines/platform/words.ts'
import type { orderLifeMachine } from './order-life.machine.ts'

export const orderLifeWords: MachineWords<typeof orderLifeMachine> = {
  guards: {
    isPickup: 'the customer picks the order up',
    isRest: 'it is freight, and these are all cases that are left',
    isPart: 'it is freight, and cases are left after these',
    hasShipped: 'a case has shipped',
    hasShippedFreight: 'it is freight, and a case has shipped',
    hasNothingShipped: 'no case has shipped',
  },
  events: {
    'order.review': 'staff put the order in review',
    'order.pick': 'staff begin to pick the order',
    'order.pack': 'staff have packed the order',
    'order.ship': 'staff ship cases, and the customer is told',
    'shipment.void': 'staff void a shipment, and the customer is told',
    'order.ready': 'staff have the order ready for pickup, and the customer is told',
    'order.readyAgain': 'staff tell the customer again that the order is ready',
    'order.handOver': 'staff hand the order over, and the customer gets a receipt',
    'order.waitForPayment': 'staff let the order wait for a payment, and the customer is told',
    'order.waitForDocuments': 'staff let the order wait for documents, and the customer is told',
    'order.release': 'staff let the order go on, or its documents are approved',
    'order.complete': 'staff complete the shipped order',
    'order.close': 'staff complete the order without what has not shipped',
    'order.cancel': 'staff cancel the order, and the customer is told',
  },
  actions: {
    addShipped: 'counts the shipped cases',
    takeBackShipped: 'takes the cases of the voided shipment back',
  },
  delays: {},
  tags: {},
}
