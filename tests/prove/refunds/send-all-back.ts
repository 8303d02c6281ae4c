import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import type { Desk } from './desk.ts'
import { cancelAllCases, cancelOrder, type OrderPress, refundAmount, returnAll } from './order-press.ts'

/** Takes all cases and fees of an order back; resolves with the cents that it still costs then; null: it was cancelled whole. */
export async function sendAllBack(desk: Desk, orderId: number): Promise<number | null> {
  const order = await desk.read(orderId)
  if (order.status_id === CANCELLED_STATUS) return null
  await pressed(desk, cancelOrder(order) ?? cancelAllCases(order))
  await pressed(desk, returnAll(await desk.read(orderId)))
  const { status_id, due } = await desk.read(orderId)
  return status_id === CANCELLED_STATUS ? null : due
}

/** Gives back what is left of what was paid: to the card what it takes, the rest by check. */
export async function payAllBack(desk: Desk, orderId: number): Promise<void> {
  await pressed(desk, await restToCard(desk, orderId))
  await pressed(desk, await restByCheck(desk, orderId))
}

/** The same when the card did not take it. */
export const payRestByCheck = async (desk: Desk, orderId: number): Promise<void> =>
  pressed(desk, await restByCheck(desk, orderId))

async function restToCard(desk: Desk, orderId: number): Promise<OrderPress | null> {
  const order = await desk.read(orderId)
  return refundAmount(order, order.card_refundable, 'card')
}

async function restByCheck(desk: Desk, orderId: number): Promise<OrderPress | null> {
  const order = await desk.read(orderId)
  return refundAmount(order, order.refundable, 'check')
}

async function pressed(desk: Desk, press: OrderPress | null): Promise<void> {
  if (!press) return
  const { kind, text } = await desk.press(press)
  if (kind === 'invalid' || kind === 'changed') throw new Error(`${press.call.path}: ${text}`)
}
