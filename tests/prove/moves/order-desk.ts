import { setTimeout as pause } from 'node:timers/promises'
import { parse } from 'valibot'
import { type OrderMove, PLAIN_MOVES } from '#contract/orders/order-moves.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { toWire } from '#contract/platform/money.ts'
import { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import { type StaffOrder, staffOrderCalls as calls } from '#contract/staff/staff-orders.ts'
import type { StaffRight } from '#contract/staff/staff-rights.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import type { Shopper } from '#tests/support/shopper.ts'

/** A press about an order as it was shown. */
export interface Press {
  readonly call: Endpoint
  readonly body: {
    readonly id: number
    readonly version: string
    readonly request_id: string
    readonly [more: string]: unknown
  }
}

const REASON = 'The truck did not come.'
const shown = ({ id, version }: StaffOrder) => ({ id, version, request_id: crypto.randomUUID() })

/** Ships all cases that are left of the first product that has any. */
export function shipPress(order: StaffOrder): Press {
  const line = order.lines.find(({ ordered, shipped }) => shipped < ordered) ?? order.lines[0]
  const left = line ? line.ordered - line.shipped : 0
  const lines = [{ model: line?.products_model ?? '', quantity: Math.max(1, left) }]
  return { call: calls.shipOrder, body: { ...shown(order), numbers: [], carrier: null, lines } }
}

function voidPress(order: StaffOrder): Press {
  const shipment = order.shipments.findLast(({ voided }) => voided === null)?.id ?? 1
  return { call: calls.voidShipment, body: { ...shown(order), shipment, reason: REASON } }
}

export function cancelPress(order: StaffOrder): Press {
  const body = { ...shown(order), reason: REASON, refund: toWire(order.refundable) }
  return { call: calls.cancelOrder, body }
}

export function pressOf(order: StaffOrder, move: OrderMove): Press {
  const plain = PLAIN_MOVES.find((each) => each === move)
  if (plain) return { call: calls.moveOrder, body: { ...shown(order), move: plain } }
  if (move === 'ship') return shipPress(order)
  if (move === 'void_shipment') return voidPress(order)
  if (move === 'cancel') return cancelPress(order)
  return { call: calls.handOverOrder, body: { ...shown(order), handed_to: 'Ana Ruiz' } }
}

/** A member of staff. */
export class OrderDesk {
  readonly #client: Shopper

  private constructor(client: Shopper) {
    this.#client = client
  }

  static async open(
    { url, db }: Pick<TestEnvironment, 'url' | 'db'>,
    rights: readonly StaffRight[],
  ): Promise<OrderDesk> {
    return new OrderDesk(await logInEditor(url, await makeEditor(db, rights)))
  }

  async read(id: number): Promise<StaffOrder> {
    const order = await this.#client.call(calls.readStaffOrder, { params: { id: String(id) } })
    if (!order) throw new Error(`order ${id} is not shown`)
    return order
  }

  /** Whatever the shop answers, once it is not busy. */
  async send({ call, body }: Press): Promise<{ readonly status: number; readonly body: unknown }> {
    for (let left = MAX_TRIES; ; left--) {
      const reply = await this.#client.send(call, { body })
      if (reply.status !== 503 || left === 0) return reply
      await pause(250)
    }
  }

  /** Null: it is an error. */
  async press(press: Press): Promise<DecisionAnswer | null> {
    const { status, body } = await this.send(press)
    return status < 300 ? parse(DecisionAnswer, body) : null
  }

  async make(id: number, move: OrderMove): Promise<DecisionAnswer> {
    const answer = await this.press(pressOf(await this.read(id), move))
    if (!answer) throw new Error(`${move} of order ${id} is answered with an error`)
    return answer
  }
}

const MAX_TRIES = 40

export const isDone = (answer: DecisionAnswer | null): boolean =>
  answer?.kind === 'decided' || answer?.kind === 'waiting'
