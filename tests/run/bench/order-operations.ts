import { sql } from 'kysely'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { staffOrderCalls } from '#contract/staff/staff-orders.ts'
import type { TestDb } from '#tests/support/database.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { ask } from './ask.ts'
import type { Operation } from './operation.ts'

/** What grows with the orders. @param email of the customer with very many */
export function orderOperations(url: string, db: TestDb, email: string): readonly Operation[] {
  const row = (name: string, bound: number, prepare: Operation['prepare']): Operation => ({
    name,
    times: 200,
    bound,
    peer: '',
    prepare,
  })
  const desk = async () => logInEditor(url, await makeEditor(db))
  return [
    row('first page of the orders of a customer', 5, () => pages(url, email, 1)),
    row('a late page of them', 6, () => pages(url, email, 450)),
    row('orders at the desk: open ones', 5, async () =>
      deskList(await desk(), { show: 'open', sort: 'newest' }),
    ),
    row('orders at the desk: all', 5, async () => deskList(await desk(), { show: 'all', sort: 'newest' })),
    ...Object.entries(SEARCHED).map(([name, column]) =>
      row(`orders at the desk: by ${name}`, BOUNDS[name] ?? 5, async () =>
        deskList(await desk(), { show: 'all', sort: 'newest', q: await searched(db, column) }),
      ),
    ),
    row('orders at the desk: by e-mail of 10,000', 40, async () =>
      deskList(await desk(), { show: 'all', sort: 'newest', q: email }),
    ),
    row('orders at the desk: by what all have', 50, async () =>
      deskList(await desk(), { show: 'all', sort: 'newest', q: '573' }),
    ),
    row('an order at the desk', 4, async () => deskOrders(await desk(), db)),
  ]
}

/** What the desk searches by: columns of an order `o`. */
const SEARCHED = {
  number: 'o.id::text',
  'tracking number': 'o.tracking_number',
  receiver: `o.snapshot->'contact'->>'name'`,
  telephone: `o.snapshot->'contact'->>'phone'`,
  'PO number': `o.snapshot->'billing'->>'purchase_order_number'`,
  model: '(select l.model from order_lines l where l.order_id = o.id order by l.position limit 1)',
}

/** An area code stands in every telephone number, a model in thousands of orders. */
const BOUNDS: Readonly<Record<string, number>> = { telephone: 15, model: 15 }

async function searched(db: TestDb, column: string): Promise<string> {
  const { rows } = await sql<{ q: string }>`select ${sql.raw(column)} as q from orders o
    where o.tracking_number is not null order by o.id desc limit 1`.execute(db)
  return rows[0]?.q ?? ''
}

type Run = (index: number) => Promise<void>

async function pages(url: string, email: string, first: number): Promise<Run> {
  const shopper = new Shopper(url)
  await shopper.logIn(email)
  return async (index) => {
    await ask(shopper, orderHistoryCalls.selectOrders, {
      body: { statuses: [1, 3], page: first + (index % 4), items_per_page: 20, without_lines: true },
    })
  }
}

function deskList(staff: Shopper, query: object): Run {
  return async (index) => {
    await ask(staff, staffOrderCalls.listStaffOrders, { query: { ...query, page: 1 + (index % 4) } })
  }
}

async function deskOrders(staff: Shopper, db: TestDb): Promise<Run> {
  const rows = await db.selectFrom('orders').select('id').where('project_id', '=', 11).limit(200).execute()
  return async (index) => {
    await ask(staff, staffOrderCalls.readStaffOrder, {
      params: { id: String(rows[index % rows.length]?.id) },
    })
  }
}
