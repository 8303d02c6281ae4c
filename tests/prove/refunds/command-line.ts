import { cancelOrder } from '#server/orders/fulfillment/cancel-order.ts'
import { refundOrder } from '#server/orders/refunds/refund-order.ts'
import { settleRefund } from '#server/orders/refunds/settle-refund.ts'
import { moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { remoteGateway } from '#tests/prove/rig/gateway-process.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'

/**
 * Refunds an amount of an order, or cancels it, from another process than the shop, however the order is by then: only its lock
 * keeps it from what the desks do meanwhile. Sent twice at once.
 */
export async function pressOnCommandLine(
  { db, gatewayUrl }: TestEnvironment,
  random: () => number,
  orderId: number,
): Promise<void> {
  const requestId = crypto.randomUUID()
  const { left } = await moneyOfOrder(db, orderId)
  const now = new Date()
  const action = {
    orderId,
    projectId: null,
    requestId,
    version: null,
    by: null,
    now,
    reason: 'Asked for by phone.',
  }
  const amountCents = 1 + Math.floor(random() * (left + 500))
  const isCancelled = random() < 0.1
  const act = async () => {
    await (isCancelled
      ? cancelOrder(db, { ...action, refund: null })
      : refundOrder(db, {
          ...action,
          amountCents,
          how: 'card',
          reference: null,
          cases: [],
          fees: [],
          isRestocked: false,
        }))
    await settleRefund({ db, gateway: remoteGateway(gatewayUrl), now: () => now }, requestId)
  }
  await Promise.all([act(), act()])
}
