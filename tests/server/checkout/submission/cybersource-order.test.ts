import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createCybersourceGateway } from '#server/platform/gateway/cybersource/cybersource-gateway.ts'
import { openStandIn } from '#server/platform/gateway/cybersource/stand-in/stand-in.ts'
import { refundOrder } from '#server/orders/refunds/refund-order.ts'
import { settleRefund } from '#server/orders/refunds/settle-refund.ts'
import { CARDS } from '#tests/support/checkout.ts'
import { orderRefund } from '#tests/support/order-action.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const standIn = await openStandIn()
const { config } = standIn.keys
const shop = await useShop({ cardGateway: 'cybersource', cybersource: config })
const gateway = createCybersourceGateway({ config, databaseUrl: shop.databaseUrl })
afterAll(async () => {
  await gateway.close()
  await standIn.close()
})

test('[ORD-08][PAY-01][PAY-05] an order is charged and refunded by CyberSource, and its card is kept nowhere', async () => {
  const order = await placeOrder(shop)
  const refund = orderRefund(order.id, 300)
  await refundOrder(shop.db, refund)
  expect(await settleRefund({ db: shop.db, gateway, now: () => new Date() }, refund.requestId)).toBe('done')
  expect([...standIn.book.sums().values()]).toEqual([{ charged: order.total, refunded: 300, sales: 1 }])
  const { rows } = await sql<{
    text: string
  }>`select string_agg(a::text, '') as text from gateway.attempts a`.execute(shop.db)
  const kept = [rows[0]?.text, JSON.stringify(standIn.book.entries), ...shop.lines].join('\n')
  expect(kept).not.toContain(CARDS.visa.replaceAll(' ', ''))
  expect(standIn.refused).toBe(0)
})
