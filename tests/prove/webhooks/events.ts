import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { WebhookKind } from '#contract/staff/staff-webhooks.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { type openBackOffice, wholeOrder } from '#tests/support/back-office.ts'
import type { TestDb } from '#tests/support/database.ts'
import { placeOrder } from '#tests/support/placed-order.ts'

interface MakerOptions {
  readonly environment: TestEnvironment
  readonly office: Awaited<ReturnType<typeof openBackOffice>>
  readonly isEnough: (made: number) => boolean
}

const PRODUCTS = 20
/** of an order that is placed and shipped */
const OF_ORDER = 3
/** posts of stock for each order */
const POSTS = 3
const EVERY = 200

/** Changes stock, places orders and ships them, one after the other, until that are enough events. */
export async function makeEvents({ environment, office, isEnough }: MakerOptions): Promise<void> {
  const { rows } = await sql<{ model: string }>`
    select model from products where project_id = 11 order by id desc limit ${PRODUCTS}`.execute(
    environment.db,
  )
  const stock = rows.map(({ model: products_model }) => ({ products_model, change: 1 }))
  for (let made = 0; !isEnough(made); made += POSTS * PRODUCTS + OF_ORDER) {
    for (let post = 0; post < POSTS; post++) {
      done(await office.stock(stock))
      await pause(EVERY)
    }
    const { id } = await placeOrder(environment)
    done(await office.ship([wholeOrder(id)]))
  }
}

function done({ kind, text }: { kind: string; text: string }): void {
  if (kind !== 'done') throw new Error(text)
}

export interface NumberedEvent {
  readonly seq: number
  readonly kind: string
  readonly at: Date
  readonly body: Record<string, unknown>
}

/** What the storefront tells about since an event. */
export async function eventsAfter(db: TestDb, seq: number): Promise<readonly NumberedEvent[]> {
  const { rows } = await sql<NumberedEvent>`
    select seq::int as seq, kind, at, body from events where project_id = 11 and (seq > ${seq} or seq is null)
    order by seq`.execute(db)
  return rows
}

export const isOfKinds = ({ kind }: NumberedEvent, kinds: readonly WebhookKind[]): boolean =>
  kinds.some((each) => kind.startsWith(`${each}.`))

/** Whether a receiver is told an event as it is. */
export const isTold = ({ kind, at, seq, body }: NumberedEvent, told: unknown): boolean =>
  isDeepStrictEqual(told, { type: kind, timestamp: at.toISOString(), data: { seq, ...body } })
