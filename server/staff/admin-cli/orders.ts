import { randomUUID } from 'node:crypto'
import { pipe, safeParse, string, uuid } from 'valibot'
import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import { normalEmail } from '#contract/platform/email.ts'
import { formatMoney, parseDollars } from '#contract/platform/money.ts'
import { moveWord, PLAIN_MOVES } from '#contract/orders/order-moves.ts'
import { MANUAL_WAYS, type ManualWay, PAID_BY, PaymentReference } from '#contract/orders/order-payments.ts'
import { Reason } from '#contract/staff/staff-decisions.ts'
import { HandedTo } from '#contract/staff/staff-orders.ts'
import { shipmentsOf } from '#server/orders/order-shipments.ts'
import type { Db } from '#server/platform/database/db.ts'
import { addNote } from '#server/orders/fulfillment/add-note.ts'
import { cancelOrder } from '#server/orders/fulfillment/cancel-order.ts'
import { handOverOrder } from '#server/orders/fulfillment/hand-over-order.ts'
import { actionsOfOrder } from '#server/orders/fulfillment/order-history.ts'
import { linesOfOrder, listOrders, readOrder } from '#server/orders/order-of-staff.ts'
import { makeMove } from '#server/orders/fulfillment/make-move.ts'
import { shipOrder } from '#server/orders/fulfillment/ship-order.ts'
import { correctShipment } from '#server/orders/fulfillment/correct-shipment.ts'
import { voidShipment } from '#server/orders/fulfillment/void-shipment.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { moneyOfOrder, moneyOfOrders } from '#server/sheets/ledger/order-money.ts'
import { type PaymentRow, paymentsOfOrders } from '#server/sheets/ledger/payment-rows.ts'
import { recordPayment } from '#server/orders/payments/record-payment.ts'
import { takeBackPayment } from '#server/orders/payments/take-back-payment.ts'
import { refundOrder } from '#server/orders/refunds/refund-order.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { databaseCommand } from './database-command.ts'
import { decided, numberIn } from './decided.ts'
import { partIn, trackingIn } from './shipped-part.ts'

export const ORDER_COMMANDS: readonly (string | undefined)[] = [
  'orders',
  'order',
  'move',
  'status',
  'ship',
  'correct-shipment',
  'void-shipment',
  'hand-over',
  'cancel',
  'refund',
  'pay',
  'take-back',
  'note',
]

const USAGE = [
  'Orders:',
  '  npm run shop -- orders [EMAIL]                       not complete, or with a refund to be made',
  '  npm run shop -- order NUMBER                         with its lines, shipments, payments and notes',
  `  npm run shop -- move NUMBER MOVE                     ${PLAIN_MOVES.slice(0, 5).map(moveWord).join(', ')},`,
  `                                                       ${PLAIN_MOVES.slice(5, 7).map(moveWord).join(', ')},`,
  `                                                       ${PLAIN_MOVES.slice(7).map(moveWord).join(', ')}`,
  '  npm run shop -- status NUMBER STATUS                 the move into a status, such as 20, Picking',
  '  npm run shop -- ship NUMBER [TRACKING...] [--carrier "NAME"] [MODEL=CASES...]',
  '                                                       all that remains, or a part; the carrier of the order',
  '  npm run shop -- correct-shipment NUMBER SHIPMENT [TRACKING...] [--carrier "NAME"]',
  '                                                       all numbers that hold now; none: they stay as they are',
  '  npm run shop -- void-shipment NUMBER SHIPMENT "REASON"',
  '                                                       takes it back: its cases are to be shipped again',
  '  npm run shop -- hand-over NUMBER "NAME"              who takes a pickup order; the customer gets a receipt',
  '  npm run shop -- cancel NUMBER "REASON"               which the customer reads; refunds what was paid',
  '  npm run shop -- refund NUMBER AMOUNT "REASON" [WAY ["REFERENCE"]]',
  '                                                       such as 25.50, to the card, or as you made it in another way',
  '  npm run shop -- pay NUMBER AMOUNT WAY ["REFERENCE"]  money that came; the customer gets a receipt',
  '  npm run shop -- take-back NUMBER PAYMENT "REASON"    a payment that was recorded by mistake, by its id',
  `                                                       WAY is ${MANUAL_WAYS.join(', ')}`,
  '  npm run shop -- note NUMBER "TEXT"                   which no customer sees',
].join('\n')

export const isOrderCommand = ([command]: readonly string[]): boolean => ORDER_COMMANDS.includes(command)

/** Runs `npm run shop -- orders`, `order`, `move`, `ship` and the others. */
export const orderCommand = databaseCommand(run)

async function run(
  db: Db,
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
    case 'correct-shipment': {
      const [shipment, ...words] = rest
      const { numbers, carrier } = trackingIn(words, USAGE)
      if (words.length === 0) throw new StartError(USAGE)
      const correction = { ...action, shipment: shipmentIn(shipment), carrier }
      const held = numbers.length === 0 ? null : numbers
      return decided(await correctShipment(db, { ...correction, numbers: held }), TOLD)
    }
    case 'void-shipment': {
      const [shipment, reason] = exactly(rest, 2)
      const voided = { ...action, shipment: shipmentIn(shipment), reason: textIn(reason) }
      return decided(await voidShipment(db, voided), TOLD)
    }
    case 'cancel': {
      const [reason] = exactly(rest, 1)
      const answer = await cancelOrder(db, { ...action, reason: textIn(reason), refund: null })
      const told = decided(answer, TOLD)
      const { pending } = await moneyOfOrder(db, id)
      return pending > 0 ? [...told, LATER] : told
    }
    case 'refund': {
      const [amount, reason, way, reference] = between(rest, 2, 4)
      const amountCents = centsIn(amount)
      const how = way === undefined ? ('card' as const) : wayIn(way)
      const refund = {
        ...action,
        ...NO_CASES,
        amountCents,
        reason: textIn(reason),
        how,
        reference: referenceIn(reference),
      }
      return decided(await refundOrder(db, refund), how === 'card' ? LATER : TOLD)
    }
    case 'pay': {
      const [amount, way, reference] = between(rest, 2, 3)
      const amountCents = centsIn(amount)
      const payment = { ...action, amountCents, how: wayIn(way), reference: referenceIn(reference) }
      return decided(await recordPayment(db, payment), TOLD)
    }
    case 'take-back': {
      const [payment, reason] = exactly(rest, 2)
      const taken = { ...action, paymentId: paymentIn(payment), reason: textIn(reason) }
      return decided(await takeBackPayment(db, taken), TOLD)
    }
    default: {
      const [typed] = exactly(rest, 1)
      return decided(await addNote(db, { ...action, text: textIn(typed) }))
    }
  }
}

const NO_CASES = { cases: [], fees: [], isRestocked: false }
const TOLD = 'The customer is told.'
/** A command does not know the gateway of the shop. */
const LATER = 'The running shop asks the gateway for a refund within a minute, and e-mails the customer.'

const exactly = (words: readonly string[], count: number): readonly string[] => between(words, count, count)

function between(words: readonly string[], least: number, most: number): readonly string[] {
  if (words.length > most) throw new StartError(`A text with blanks needs quotes.\n${USAGE}`)
  if (words.length < least) throw new StartError(USAGE)
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

function wayIn(typed: string | undefined): ManualWay {
  const way = MANUAL_WAYS.find((each) => each === typed)
  if (way === undefined) throw new StartError(`"${typed}" is none of ${MANUAL_WAYS.join(', ')}.`)
  return way
}

function referenceIn(typed: string | undefined): string | null {
  const read = safeParse(PaymentReference, typed ?? '')
  if (!read.success) throw new StartError('The reference has at most 60 characters.')
  return read.output || null
}

function paymentIn(typed: string | undefined): string {
  const read = safeParse(pipe(string(), uuid()), typed)
  if (read.success) return read.output
  throw new StartError(`"${typed}" is not the id of a payment, as "order NUMBER" shows it.`)
}

function centsIn(typed = ''): number {
  const amount = parseDollars(typed)
  if (amount === null || amount === 0) throw new StartError(`"${typed}" is not an amount such as 25.50.`)
  return amount
}

async function list(db: Db, email: string | null): Promise<readonly string[]> {
  const rows = await listOrders(db, {
    statuses: [...ORDER_STATUSES.open],
    email: email === null ? null : normalEmail(email),
  })
  if (rows.length === 0) return ['No order is open.']
  const ids = rows.map(({ id }) => id)
  const money = await moneyOfOrders(db, ids)
  return rows.map(({ id, project_id, purchased_at, status_id, status, total_cents, ship_date, ...row }) =>
    [
      `${id}  ${status_id} ${status ?? ''}  ${row.email} (storefront ${project_id})`,
      formatMoney(total_cents),
      `placed ${centralTime(purchased_at).day}`,
      ship_date === null ? 'no ship date' : `ships ${ship_date}`,
      ...(row.owes_refund ? [OWES] : []),
      ...(money.get(id)?.isAllRefunded ? ['all refunded'] : []),
    ].join(', '),
  )
}

const OWES = 'REFUND OWED: declined by the card, or to be made by hand'

async function show(db: Db, id: number): Promise<readonly string[]> {
  const [order] = await readOrder(db, { id, projectId: null })
  if (!order) throw new StartError(`There is no order ${id}.`)
  const [lines, shipments, payments, money, actions] = await Promise.all([
    linesOfOrder(db, id),
    shipmentsOf(db, { orderIds: [id] }),
    paymentsOfOrders(db, { orderIds: [id] }),
    moneyOfOrder(db, id),
    actionsOfOrder(db, { orderId: id }),
  ])
  return [
    `Order ${id} of ${order.email} (storefront ${order.project_id}): ${order.status_id} ${order.status ?? ''}`,
    `  ${formatMoney(order.total_cents)}, ${order.payment_method}, ${order.delivery ?? 'no delivery'}`,
    `  Tracking number: ${order.tracking_number ?? 'none'}`,
    ...lines.map(
      ({ model, name, ordered, shipped }) => `  ${model}  ${name}: ${shipped} of ${ordered} shipped`,
    ),
    ...shipments.map(shipmentText),
    ...payments.map(paymentLine),
    ...(money.owed > 0 ? [`  Owed: ${formatMoney(money.owed)}`] : []),
    ...(money.isAllRefunded ? ['  All that was paid is refunded.'] : []),
    ...(money.overpaid > 0 ? [`  To be given back: ${formatMoney(money.overpaid)}`] : []),
    ...actions.flatMap(({ kind, text, staff }) =>
      kind === 'note' ? [`  Note of ${staff ?? 'a command'}: ${text}`] : [],
    ),
  ]
}

function paymentLine({ id, kind, how, cents, state, reference, reason, is_taken_back }: PaymentRow): string {
  const number = reference === null ? '' : `, ${reference}`
  if (kind === 'refund') return `  Refund ${formatMoney(cents)} ${PAID_BY[how]} ${state}: ${reason}${number}`
  const taken = cents < 0 ? `, taken back: ${reason}` : ''
  const isOpen = kind === 'manual' && cents > 0 && !is_taken_back
  return `  Paid ${formatMoney(cents)} ${PAID_BY[how]}${number}${taken}${isOpen ? ` (${id})` : ''}`
}

function shipmentText(row: Awaited<ReturnType<typeof shipmentsOf>>[number]): string {
  const { id, shipped_at, carrier, numbers, voided_at, lines } = row
  const facts = [
    carrier ?? 'no carrier',
    numbers.join(', ') || 'no tracking number',
    (lines ?? []).map(({ model, quantity }) => `${model}=${quantity}`).join(' '),
    ...(voided_at === null ? [] : [`VOIDED ${dayOf(voided_at)}`]),
  ]
  return `  Shipment ${id}, ${dayOf(shipped_at)}: ${facts.join(', ')}`
}

const dayOf = (moment: Date): string => centralTime(moment).day

const idIn = (typed: string | undefined): number => numberIn(typed, 'an order', USAGE)
const shipmentIn = (typed: string | undefined): number => numberIn(typed, 'a shipment', USAGE)
