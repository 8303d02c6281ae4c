import { type ManualWay, MANUAL_WAYS, type PaymentWay } from '#contract/orders/order-payments.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { toWire } from '#contract/platform/money.ts'
import {
  type OrderPosition,
  type StaffOrder,
  staffOrderCalls as calls,
} from '#contract/staff/staff-orders.ts'
import { openFees, worthOf } from '#src/views/staff/orders/order-worth.ts'
import { pick } from '#tests/prove/rig/pick.ts'

/** A press of staff about an order as it was shown. */
export interface OrderPress {
  readonly call: Endpoint
  readonly body: { readonly id: number; readonly version: string; readonly request_id: string }
  /** staff give back what they think fit, and not exactly what cases and fees come to */
  readonly hasOwnAmount: boolean
}
interface Drawing {
  readonly random: () => number
  readonly order: StaffOrder
}
type Cases = readonly { readonly position: number; readonly quantity: number }[]

const REASON = 'One case arrived damaged.'

const shown = ({ id, version }: StaffOrder) => ({ id, version, request_id: crypto.randomUUID() })
const casesOf = (cases: Cases) => new Map(cases.map(({ position, quantity }) => [position, quantity]))
const from1To = (random: () => number, most: number): number => 1 + Math.floor(random() * most)

/** Cases that can be cancelled, and that can come back, by position. */
const cancellable = ({ quantity, cancelled, shipped, returned }: OrderPosition): number =>
  quantity - cancelled - Math.max(shipped, returned)
const returnable = ({ shipped, returned }: OrderPosition): number => Math.max(0, shipped - returned)

const allOf = ({ positions }: StaffOrder, left: (position: OrderPosition) => number): Cases =>
  positions.map((each) => ({ position: each.position, quantity: left(each) })).filter(isSome)
const isSome = ({ quantity }: { readonly quantity: number }): boolean => quantity > 0

/** Some of them, at least one; empty when there are none. */
function someOf({ random, order }: Drawing, left: (position: OrderPosition) => number): Cases {
  const all = allOf(order, left)
  const chosen = all.filter(() => random() < 0.6)
  return (chosen.length > 0 ? chosen : all.slice(0, 1)).map(({ position, quantity }) => ({
    position,
    quantity: from1To(random, quantity),
  }))
}

export function cancelCases(order: StaffOrder, cases: Cases, restock: boolean): OrderPress | null {
  if (cases.length === 0) return null
  const amount = toWire(worthOf(order, casesOf(cases), []))
  const body = { ...shown(order), cases, restock, reason: REASON, amount }
  return { call: calls.cancelCases, body, hasOwnAmount: false }
}

export const cancelAllCases = (order: StaffOrder): OrderPress | null =>
  cancelCases(order, allOf(order, cancellable), true)

export function cancelOrder(order: StaffOrder): OrderPress | null {
  if (order.cancel_obstacle !== null) return null
  const body = { ...shown(order), reason: REASON, refund: toWire(order.refundable) }
  return { call: calls.cancelOrder, body, hasOwnAmount: false }
}

interface Returned {
  readonly cases: Cases
  readonly fees: readonly string[]
  readonly restock: boolean
  /** cents; undefined: what they come to */
  readonly amount?: number
}

export function returnCases(
  order: StaffOrder,
  { cases, fees, restock, amount: typed }: Returned,
): OrderPress | null {
  const worth = worthOf(order, casesOf(cases), fees)
  const amount = typed ?? worth
  if (cases.length + fees.length === 0 || amount < 1) return null
  const body = { ...shown(order), cases, fees, restock, reason: REASON, amount: toWire(amount) }
  return { call: calls.refundOrder, body, hasOwnAmount: amount !== worth }
}

export const returnAll = (order: StaffOrder): OrderPress | null =>
  returnCases(order, {
    cases: allOf(order, returnable),
    fees: openFees(order).map(({ name }) => name),
    restock: true,
  })

export function refundAmount(order: StaffOrder, cents: number, how: PaymentWay): OrderPress | null {
  if (cents < 1) return null
  const body = { ...shown(order), reason: REASON, amount: toWire(cents), how, reference: '' }
  return { call: calls.refundOrder, body, hasOwnAmount: true }
}

/** The orders of which staff give back nothing but what cases and fees come to. */
export const isExact = (orderId: number): boolean => orderId % 3 === 0

/** Anything that can be pressed about an order, now and then of more money than there is; null: nothing. */
export function drawPress(random: () => number, order: StaffOrder): OrderPress | null {
  const drawing = { random, order }
  const drawn = Array.from({ length: 4 }, () => pick(random, KINDS)(drawing))
  return drawn.find((press) => press !== null && !(press.hasOwnAmount && isExact(order.id))) ?? null
}

type Kind = (drawing: Drawing) => OrderPress | null

function drawAmount({ random, order }: Drawing): OrderPress | null {
  const { refundable, card_refundable } = order
  const isByCard = card_refundable > 0 && random() < 0.8
  const most = isByCard ? card_refundable : refundable
  const isTooMuch = random() < 0.2
  const cents = isTooMuch ? most + from1To(random, 5_000) : from1To(random, Math.max(1, most))
  return refundAmount(order, cents, isByCard ? 'card' : manualWay(random))
}

function drawReturn({ random, order }: Drawing): OrderPress | null {
  const cases = someOf({ random, order }, returnable)
  const fees = openFees(order).flatMap(({ name }) => (random() < 0.2 ? [name] : []))
  const worth = worthOf(order, casesOf(cases), fees)
  // less for what was damaged, or a slip of the keyboard
  const amount = random() < 0.2 ? from1To(random, worth + 2_000) : worth
  return returnCases(order, { cases, fees, restock: random() < 0.5, amount })
}

const drawCancelCases: Kind = (drawing) =>
  cancelCases(drawing.order, someOf(drawing, cancellable), drawing.random() < 0.5)

const drawCancelOrder: Kind = ({ random, order }) => (random() < 0.4 ? cancelOrder(order) : null)

function drawPayment({ random, order }: Drawing): OrderPress | null {
  const owed = order.owed ?? 0
  if (owed === 0) return null
  const cents = random() < 0.2 ? owed + from1To(random, 500) : from1To(random, owed)
  const body = { ...shown(order), how: manualWay(random), amount: toWire(cents), reference: '' }
  return { call: calls.recordPayment, body, hasOwnAmount: false }
}

function drawTakeBack({ random, order }: Drawing): OrderPress | null {
  const payments = order.payments.filter(({ can_be_taken_back }) => can_be_taken_back)
  if (payments.length === 0 || random() < 0.5) return null
  const body = { ...shown(order), payment: pick(random, payments).id, reason: REASON }
  return { call: calls.takeBackPayment, body, hasOwnAmount: false }
}

function drawShipment({ random, order }: Drawing): OrderPress | null {
  const left = order.lines.filter(({ ordered, shipped }) => ordered > shipped)
  if (left.length === 0 || !order.moves.includes('ship')) return null
  const { products_model: model, ordered, shipped } = pick(random, left)
  const lines = [{ model, quantity: from1To(random, ordered - shipped) }]
  const body = { ...shown(order), numbers: [], carrier: null, lines }
  return { call: calls.shipOrder, body, hasOwnAmount: false }
}

function drawVoid({ random, order }: Drawing): OrderPress | null {
  const shipments = order.shipments.filter(({ voided }) => voided === null)
  if (shipments.length === 0 || random() < 0.5) return null
  const body = { ...shown(order), shipment: pick(random, shipments).id, reason: REASON }
  return { call: calls.voidShipment, body, hasOwnAmount: false }
}

const manualWay = (random: () => number): ManualWay => pick(random, MANUAL_WAYS)

/** As often as they are listed. */
const KINDS: readonly Kind[] = [
  drawAmount,
  drawAmount,
  drawReturn,
  drawReturn,
  drawCancelCases,
  drawCancelCases,
  drawCancelOrder,
  drawPayment,
  drawPayment,
  drawTakeBack,
  drawShipment,
  drawShipment,
  drawVoid,
]
