import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { safeParse } from 'valibot'
import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import { normalEmail } from '#contract/platform/email.ts'
import { formatMoney, parseDollars } from '#contract/platform/money.ts'
import { moveWord, PLAIN_MOVES } from '#contract/orders/order-moves.ts'
import { type DecisionAnswer, Reason } from '#contract/staff/staff-decisions.ts'
import { HandedTo } from '#contract/staff/staff-orders.ts'
import { shipmentsOf } from '#server/orders/order-shipments.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { addNote } from '#server/orders/fulfillment/add-note.ts'
import { cancelOrder } from '#server/orders/fulfillment/cancel-order.ts'
import { handOverOrder } from '#server/orders/fulfillment/hand-over-order.ts'
import { actionsOfOrder } from '#server/orders/fulfillment/order-history.ts'
import { linesOfOrder, listOrders, readOrder } from '#server/orders/order-of-staff.ts'
import { makeMove } from '#server/orders/fulfillment/make-move.ts'
import { shipOrder } from '#server/orders/fulfillment/ship-order.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import { moneyOfOrder } from '#server/orders/refunds/order-money.ts'
import { refundOrder } from '#server/orders/refunds/refund-order.ts'
import { refundsOfOrder } from '#server/orders/refunds/refund-rows.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'
import { partIn } from './shipped-part.ts'

const COMMANDS: readonly (string | undefined)[] = [
  'orders',
  'order',
  'move',
  'status',
  'ship',
  'hand-over',
  'cancel',
  'refund',
  'note',
]

const USAGE = [
  'Orders:',
  '  npm run shop -- orders [EMAIL]                       not complete, or with a declined refund',
  '  npm run shop -- order NUMBER                         with its lines, refunds and notes',
  `  npm run shop -- move NUMBER MOVE                     ${PLAIN_MOVES.slice(0, 5).map(moveWord).join(', ')},`,
  `                                                       ${PLAIN_MOVES.slice(5, 7).map(moveWord).join(', ')},`,
  `                                                       ${PLAIN_MOVES.slice(7).map(moveWord).join(', ')}`,
  '  npm run shop -- status NUMBER STATUS                 the move into a status, such as 20, Picking',
  '  npm run shop -- ship NUMBER [TRACKING] [MODEL=CASES] all that remains, or a part',
  '  npm run shop -- hand-over NUMBER "NAME"              who takes a pickup order; the customer gets a receipt',
  '  npm run shop -- cancel NUMBER "REASON"               which the customer reads; refunds what was charged',
  '  npm run shop -- refund NUMBER AMOUNT "REASON"        such as 25.50, to the card',
  '  npm run shop -- note NUMBER "TEXT" [--refund-paid]   which no customer sees; --refund-paid: how the declined',
  '                                                       refund was paid in another way',
].join('\n')

export const isOrderCommand = ([command]: readonly string[]): boolean => COMMANDS.includes(command)

/** Runs `npm run shop -- orders`, `order`, `move`, `ship` and the others; resolves with the lines to print. */
export async function orderCommand(
  databaseUrl: string,
  words: readonly string[],
  now = new Date(),
): Promise<readonly string[]> {
  return withDatabase(databaseUrl, (db) => run(db, words, now))
}

async function run(
  db: Kysely<Database>,
  [command, first, ...rest]: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  if (command === 'orders') return list(db, first ?? null)
  const id = idIn(first)
  if (command === 'order') return show(db, id)
  const action = { orderId: id, projectId: null, requestId: randomUUID(), version: null, by: null, now }
  switch (command) {
    case 'status': {
      const [typed] = exactly(rest, 1)
      return decided(await makeMove(db, { ...action, move: Number(typed) }))
    }
    case 'move': {
      const [typed] = exactly(rest, 1)
      return decided(await makeMove(db, { ...action, move: moveIn(typed) }))
    }
    case 'hand-over': {
      const [handedTo] = exactly(rest, 1)
      return decided(await handOverOrder(db, { ...action, handedTo: nameIn(handedTo) }), TOLD)
    }
    case 'ship':
      return decided(await shipOrder(db, { ...action, ...partIn(rest, USAGE) }), TOLD)
    case 'cancel': {
      const [reason] = exactly(rest, 1)
      const answer = await cancelOrder(db, { ...action, reason: textIn(reason), refund: null })
      const { pending } = await moneyOfOrder(db, id)
      return decided(answer, TOLD, ...(pending > 0 ? [LATER] : []))
    }
    case 'refund': {
      const [amount, reason] = exactly(rest, 2)
      const refund = { ...action, amountCents: centsIn(amount), reason: textIn(reason) }
      return decided(await refundOrder(db, refund), LATER)
    }
    default: {
      const [typed] = exactly(
        rest.filter((word) => word !== REFUND_PAID),
        1,
      )
      const paysRefunds = rest.includes(REFUND_PAID)
      return decided(await addNote(db, { ...action, text: textIn(typed), paysRefunds }))
    }
  }
}

const REFUND_PAID = '--refund-paid'
const TOLD = 'The customer is told.'
/** A command does not know the gateway of the shop. */
const LATER = 'The running shop asks the gateway for a refund within a minute, and e-mails the customer.'

function decided({ kind, text }: DecisionAnswer, ...more: readonly string[]): readonly string[] {
  if (kind !== 'decided') throw new StartError(text)
  return [text, ...more]
}

function exactly(words: readonly string[], count: number): readonly string[] {
  if (words.length > count) throw new StartError(`A text with blanks needs quotes.\n${USAGE}`)
  if (words.length < count) throw new StartError(USAGE)
  return words
}

function textIn(typed: string | undefined): string {
  const read = safeParse(Reason, typed)
  if (read.success) return read.output
  throw new StartError('The text has 1 to 500 characters.')
}

function moveIn(typed: string | undefined): (typeof PLAIN_MOVES)[number] {
  const move = PLAIN_MOVES.find((each) => moveWord(each) === typed)
  if (move === undefined) throw new StartError(`"${typed}" is not a move.\n${USAGE}`)
  return move
}

function nameIn(typed: string | undefined): string {
  const read = safeParse(HandedTo, typed)
  if (read.success) return read.output
  throw new StartError('The name has 1 to 100 characters.')
}

function centsIn(typed = ''): number {
  const amount = parseDollars(typed)
  if (amount === null || amount === 0) throw new StartError(`"${typed}" is not an amount such as 25.50.`)
  return amount
}

async function list(db: Kysely<Database>, email: string | null): Promise<readonly string[]> {
  const rows = await listOrders(db, {
    statuses: [...ORDER_STATUSES.open],
    email: email === null ? null : normalEmail(email),
  })
  if (rows.length === 0) return ['No order is open.']
  return rows.map(({ id, project_id, purchased_at, status_id, status, total_cents, ship_date, ...row }) =>
    [
      `${id}  ${status_id} ${status ?? ''}  ${row.email} (storefront ${project_id})`,
      formatMoney(total_cents),
      `placed ${centralTime(purchased_at).day}`,
      ship_date === null ? 'no ship date' : `ships ${ship_date}`,
      ...(row.owes_refund ? [OWES] : []),
    ].join(', '),
  )
}

const OWES = 'REFUND DECLINED: refund it again, or pay it in another way and note how with --refund-paid'

async function show(db: Kysely<Database>, id: number): Promise<readonly string[]> {
  const [order] = await readOrder(db, { id, projectId: null })
  if (!order) throw new StartError(`There is no order ${id}.`)
  const [lines, shipments, refunds, actions] = await Promise.all([
    linesOfOrder(db, id),
    shipmentsOf(db, { orderIds: [id] }),
    refundsOfOrder(db, { orderId: id }),
    actionsOfOrder(db, { orderId: id }),
  ])
  return [
    `Order ${id} of ${order.email} (storefront ${order.project_id}): ${order.status_id} ${order.status ?? ''}`,
    `  ${formatMoney(order.total_cents)}, ${order.payment_method}, ${order.delivery ?? 'no delivery'}`,
    `  Tracking number: ${order.tracking_number ?? 'none'}`,
    ...lines.map(
      ({ model, name, ordered, shipped }) => `  ${model}  ${name}: ${shipped} of ${ordered} shipped`,
    ),
    ...shipments.map(
      ({ shipped_at, tracking_number }) =>
        `  Shipped ${centralTime(shipped_at).day}: ${tracking_number ?? 'no tracking number'}`,
    ),
    ...refunds.map(
      ({ amount_cents, state, reason }) => `  Refund ${formatMoney(amount_cents)} ${state}: ${reason}`,
    ),
    ...actions.flatMap(({ kind, text, staff }) =>
      kind === 'note' ? [`  Note of ${staff ?? 'a command'}: ${text}`] : [],
    ),
  ]
}

function idIn(typed: string | undefined): number {
  if (typed === undefined) throw new StartError(USAGE)
  try {
    return idParam(typed)
  } catch {
    throw new StartError(`"${typed}" is not the number of an order.`)
  }
}
