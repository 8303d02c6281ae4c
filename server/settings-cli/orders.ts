import type { Kysely } from 'kysely'
import { ORDER_STATUSES } from '#contract/constants.ts'
import { formatMoney } from '#contract/money.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/schema.ts'
import { linesOfOrder, listOrders, readOrder } from '#server/fulfillment/order-of-staff.ts'
import { setStatus } from '#server/fulfillment/set-status.ts'
import { FulfillmentError, shipOrder } from '#server/fulfillment/ship-order.ts'
import { idParam } from '#server/http/id-param.ts'
import { StartError } from '#server/start/start-error.ts'

const COMMANDS: readonly (string | undefined)[] = ['orders', 'order', 'status', 'ship']

const USAGE = [
  'Orders:',
  '  npm run shop -- orders [EMAIL]                       those that are not complete',
  '  npm run shop -- order NUMBER                         with its lines',
  '  npm run shop -- status NUMBER STATUS                 such as 20, Picking',
  '  npm run shop -- ship NUMBER [TRACKING] [MODEL=CASES] all that remains, or a part',
].join('\n')

export const isOrderCommand = ([command]: readonly string[]): boolean => COMMANDS.includes(command)

/** Runs `npm run shop -- orders`, `order`, `status` and `ship`; resolves with the lines to print. */
export async function orderCommand(
  databaseUrl: string,
  words: readonly string[],
  now = new Date(),
): Promise<readonly string[]> {
  const db = openDatabase(databaseUrl, 1)
  try {
    return await run(db, words, now)
  } catch (error) {
    throw error instanceof FulfillmentError ? new StartError(error.message) : error
  } finally {
    await db.destroy()
  }
}

async function run(
  db: Kysely<Database>,
  [command, first, ...rest]: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  if (command === 'orders') return list(db, first ?? null)
  const id = idIn(first)
  if (command === 'order') return show(db, id)
  if (command === 'status') {
    const [typed, ...more] = rest
    if (typed === undefined || more.length > 0) throw new StartError(USAGE)
    const { was, is } = await setStatus(db, { id, statusId: Number(typed), now })
    return [`Order ${id} is ${is}, was ${was}.`]
  }
  const { email, shipped, remaining } = await shipOrder(db, { orderId: id, ...partIn(rest), now })
  return [
    `Order ${id}: ${casesOf(shipped)} shipped, ${remaining.length === 0 ? 'nothing remains' : `${casesOf(remaining)} remain`}.`,
    `${email} gets an e-mail.`,
  ]
}

async function list(db: Kysely<Database>, email: string | null): Promise<readonly string[]> {
  const rows = await listOrders(db, { statuses: [...ORDER_STATUSES.open], email })
  if (rows.length === 0) return ['No order is open.']
  return rows.map(({ id, project_id, purchased_at, status_id, status, total_cents, ship_date, ...row }) =>
    [
      `${id}  ${status_id} ${status ?? ''}  ${row.email} (storefront ${project_id})`,
      formatMoney(total_cents),
      `placed ${purchased_at.toISOString().slice(0, 10)}`,
      ship_date === null ? 'no ship date' : `ships ${ship_date}`,
    ].join(', '),
  )
}

async function show(db: Kysely<Database>, id: number): Promise<readonly string[]> {
  const [order] = await readOrder(db, { id })
  if (!order) throw new StartError(`There is no order ${id}.`)
  const lines = await linesOfOrder(db, id)
  return [
    `Order ${id} of ${order.email} (storefront ${order.project_id}): ${order.status_id} ${order.status ?? ''}`,
    `  ${formatMoney(order.total_cents)}, ${order.payment_method}, ${order.delivery ?? 'no delivery'}`,
    `  Tracking number: ${order.tracking_number ?? 'none'}`,
    ...lines.map(
      ({ model, name, ordered, shipped }) => `  ${model}  ${name}: ${shipped} of ${ordered} shipped`,
    ),
  ]
}

const casesOf = (lines: readonly { readonly quantity: number }[]): string => {
  const cases = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return `${cases} ${cases === 1 ? 'case' : 'cases'}`
}

const PART = /^(.+)=([1-9]\d{0,5})$/

/** A tracking number and cases by model; no cases mean all that remain. */
function partIn(words: readonly string[]): {
  readonly trackingNumber: string | null
  readonly cases: ReadonlyMap<string, number> | null
} {
  const parts = words.flatMap((word) => {
    const [, model, cases] = PART.exec(word) ?? []
    return model === undefined ? [] : [[model, Number(cases)] as const]
  })
  const [trackingNumber = null, ...more] = words.filter((word) => !word.includes('='))
  if (more.length > 0 || parts.length + (trackingNumber === null ? 0 : 1) < words.length)
    throw new StartError(USAGE)
  if (trackingNumber !== null && !/^[\w .-]{1,60}$/.test(trackingNumber))
    throw new StartError(`"${trackingNumber}" is not a tracking number.`)
  return { trackingNumber, cases: parts.length === 0 ? null : new Map(parts) }
}

function idIn(typed: string | undefined): number {
  if (typed === undefined) throw new StartError(USAGE)
  try {
    return idParam(typed)
  } catch {
    throw new StartError(`"${typed}" is not the number of an order.`)
  }
}
