import { sql } from 'kysely'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import type { Figures } from '#tests/prove/proof.ts'
import { fill } from '#tests/prove/rig/fill-cart.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { pick } from '#tests/prove/rig/pick.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { customerIdsOf } from './tampering-targets.ts'
import { tamperedRequest, type TamperedRequest, tamperedOrder } from './tampered-requests.ts'
import { type Contenders, CONCURRENCY } from './shoppers.ts'

const BODIES_PER_ORDER = 25

interface Count {
  tampered: number
  accepted: number
  faults: number
  changed_by_refusals: number
  foreign_changes: number
}

/** Sends requests that no page sends, with own and foreign ids, then orders. */
export async function tamper(
  { environment, shoppers, plenty }: Contenders,
  bodies: number,
  seed: number,
  acknowledged: number[],
): Promise<Figures> {
  const figures: Count = { tampered: 0, accepted: 0, faults: 0, changed_by_refusals: 0, foreign_changes: 0 }
  const random = randomFrom(seed ^ 0x7a_3b)
  const pairs = await runConcurrently(shoppers.slice(0, CONCURRENCY), CONCURRENCY, async (attacker, lane) => {
    const victim = shoppers[CONCURRENCY + lane]
    if (!victim) throw new Error('nobody to attack')
    await fill(victim, [pick(random, plenty)])
    await goToReview(victim)
    return {
      attacker,
      foreign: await customerIdsOf(victim),
      ids: await idsOf(environment, [attacker, victim]),
    }
  })
  const orders: number[] = []
  await runConcurrently(pairs, CONCURRENCY, async ({ attacker, foreign, ids }, lane) => {
    for (let index = lane; index * BODIES_PER_ORDER < bodies; index += pairs.length) {
      const draw = randomFrom(seed * 104_729 + index)
      await fill(attacker, [pick(draw, plenty), pick(draw, plenty)])
      await goToReview(attacker)
      const targets = { own: await customerIdsOf(attacker), foreign, products: plenty }
      let state = await stateOf(environment, ids)
      for (let body = 0; body < BODIES_PER_ORDER; body++) {
        const tampered = body === 0 ? tamperedOrder(draw, targets) : tamperedRequest(draw, targets)
        const answer = await strike(attacker, tampered)
        const now = await stateOf(environment, ids)
        count(figures, answer, state, now)
        orders.push(...answer.placed)
        state = now
      }
      await fill(attacker, [pick(draw, plenty)])
      const { data } = await submit(attacker, await goToReview(attacker))
      if (data?.orders_id) orders.push(data.orders_id)
    }
  })
  acknowledged.push(...orders)
  return { ...figures, wrong_prices: await wrongPrices(environment, orders) }
}

interface Struck {
  readonly status: number
  readonly isRefused: boolean
  /** the order that it placed */
  readonly placed: readonly number[]
}

async function strike(attacker: Shopper, { path, method, body }: TamperedRequest): Promise<Struck> {
  const isRead = method === 'GET'
  const answer = await attacker.fetch(`/${API_PREFIX}/${path}${isRead ? '?project_id=11' : ''}`, {
    method,
    ...(isRead ? {} : { body, headers: { 'content-type': 'application/json' } }),
  })
  const [text, status] = [await answer.text(), answer.status]
  const placed = /"kind":"accepted".*"orders_id":(\d+)/.exec(text)?.[1]
  return {
    status,
    isRefused: status >= 400 || text.includes('"success":false'),
    placed: placed ? [Number(placed)] : [],
  }
}

interface State {
  readonly own: string
  readonly foreign: string
}

function count(figures: Count, { status, isRefused }: Struck, before: State, after: State): void {
  figures.tampered++
  if (!isRefused) figures.accepted++
  if (status >= 500) figures.faults++
  if (isRefused && before.own !== after.own) figures.changed_by_refusals++
  if (before.foreign !== after.foreign) figures.foreign_changes++
}

async function idsOf(
  { db }: TestEnvironment,
  pair: readonly [Shopper, Shopper],
): Promise<readonly [number, number]> {
  const sessions = pair.map(({ token }) => JSON.parse(atob(token?.split('.')[1] ?? '')) as { sid: string })
  const ids = await Promise.all(
    sessions.map(({ sid }) =>
      db.selectFrom('sessions').select('customer_id').where('id', '=', sid).executeTakeFirstOrThrow(),
    ),
  )
  return [ids[0]?.customer_id ?? 0, ids[1]?.customer_id ?? 0]
}

/** A hash per customer over all rows of attacker and victim. */
async function stateOf({ db }: TestEnvironment, [own, foreign]: readonly [number, number]): Promise<State> {
  const hash = (id: number) => sql`(select md5(string_agg(x.t, '|' order by x.t)) from (
    select (to_jsonb(c) - 'modified_at')::text as t from carts c where c.customer_id = ${id}
    union all select to_jsonb(l)::text from cart_lines l join carts c on c.id = l.cart_id where c.customer_id = ${id}
    union all select to_jsonb(a)::text from addresses a where a.customer_id = ${id}
    union all select to_jsonb(o)::text from orders o where o.customer_id = ${id}) x)`
  const { rows } = await sql<State>`select ${hash(own)} as own, ${hash(foreign)} as foreign`.execute(db)
  return rows[0] ?? { own: '', foreign: '' }
}

/** Orders whose lines, total or charge are not the server's price times quantity, its fees and nothing else. */
async function wrongPrices({ db }: TestEnvironment, orders: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from orders o join customers k on k.id = o.customer_id
      left join gateway.charges g on g.key = o.submission_id::text
    where o.id = any(${orders}) and (g.amount_cents is distinct from o.total_cents
      or o.subtotal_cents <> (select sum(l.quantity * r.cents) from order_lines l
        join prices r on r.product_id = l.product_id and r.level_id = k.level_id where l.order_id = o.id)
      or o.total_cents <> o.subtotal_cents + (select sum(f.cents) from order_fees f where f.order_id = o.id))`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
