import type { OrderPress } from '#machines/staff/order-action/order-action.types.ts'
import { recoverRefunds } from '#server/orders/refunds/recover-refunds.ts'
import { refundOrder } from '#server/orders/refunds/refund-order.ts'
import { staffOrderCalls } from '#contract/staff/staff-orders.ts'
import type { Walk } from '#statecharts/walk/walk.ts'
import { orderRefund } from '#tests/support/order-action.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import type { Gate } from '#tests/walks/gated-connection.ts'
import type { Fixture } from '#tests/walks/service-fixture.ts'
import type { TestGateway } from '#tests/walks/test-gateway.ts'
import { answered, lost } from '#tests/walks/workflow-fixture.ts'

export type OrderActionEnvironment = {
  /** whether the refund that is sent can be made */
  readonly wish: 'possible' | 'tooMuch'
}
export interface OrderActionFixture extends Fixture {
  readonly held: Gate
  readonly staff: Shopper
  readonly orderId: number
  readonly gateway: TestGateway
}

export const orderActionStart = { input: 'desk', environment: { wish: 'possible' } } as const

const DOLLARS = { possible: 0.01, tooMuch: 900_000 }

async function pressOf(
  { staff, orderId }: OrderActionFixture,
  wish: OrderActionEnvironment['wish'],
): Promise<OrderPress> {
  const params = { id: String(orderId) }
  const order = await staff.call(staffOrderCalls.readStaffOrder, { params })
  const body = { id: orderId, version: order?.version ?? '', reason: 'Wet.', amount: DOLLARS[wish] }
  return { call: 'refundOrder', body }
}

const pressing = (wish: OrderActionEnvironment['wish']) => ({
  next: { wish },
  perform: async (fixture: OrderActionFixture, _: unknown, sample: object) => ({
    ...sample,
    press: await pressOf(fixture, wish),
    requestId: crypto.randomUUID(),
  }),
})

export const orderActionEvents: Walk<OrderActionFixture, OrderActionEnvironment>['events'] = {
  'press.send': [pressing('possible'), pressing('tooMuch')],
}

type Refunds = TestGateway['refunds']
const answeredWith = (refunds: Refunds) => ({
  when: { wish: 'possible' } as const,
  ...answered<OrderActionFixture, OrderActionEnvironment>('refundOrder', ({ gateway }) => {
    gateway.refunds = refunds
  }),
})

/** A colleague refunds a cent meanwhile. */
const refundBefore = ({ db, orderId }: OrderActionFixture) => refundOrder(db, orderRefund(orderId, 1))

/** The shop asks the gateway again, a minute later. */
const settledAs = (refunds: Refunds) =>
  answered<OrderActionFixture, OrderActionEnvironment>('readStaffOrder', async ({ db, gateway }) => {
    gateway.refunds = refunds
    const now = () => new Date(Date.now() + 61_000)
    await recoverRefunds({ db, gateway, now, log: () => undefined })
  })

const refused = { perform: ({ held }: OrderActionFixture) => held.decide('refundOrder', 403) }

export const orderActionAnswers: Walk<OrderActionFixture, OrderActionEnvironment>['answers'] = {
  sendPress: {
    decided: answeredWith('made'),
    waiting: answeredWith('unknown'),
    changed: answered('refundOrder', refundBefore),
    invalid: { when: { wish: 'tooMuch' }, ...answered('refundOrder') },
    forbidden: refused,
    lost: lost('refundOrder'),
  },
  readRefund: {
    pending: answered('readStaffOrder'),
    done: settledAs('made'),
    declined: settledAs('declined'),
    lost: lost('readStaffOrder'),
  },
}
