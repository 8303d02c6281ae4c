import { counted } from '#contract/platform/format-count.ts'
import { normalEmail } from '#contract/platform/email.ts'
import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { Db } from '#server/platform/database/db.ts'
import { bool, int4, jsonb, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inSnapshot, inTransaction } from '#server/platform/database/transaction.ts'
import { recordCommand } from '#server/platform/audit/staff-audit.ts'
import { moneyOfOrders } from '#server/sheets/ledger/order-money.ts'
import { PERSONAL_TABLES, type PersonalTable } from './personal-tables.ts'

const findCustomers = statement({
  name: 'personal-data-customers',
  sql: 'select id, project_id from customers where email = :email order by project_id',
  params: { email: text },
  row: { id: int4, project_id: int4 },
})

const lockCustomer = statement({
  name: 'personal-data-lock',
  sql: `select exists (select from staff f where f.email = c.email and f.removed_at is null) as is_staff,
     (select count(*)::int from orders o where o.customer_id = c.id
       and o.status_id in (${ORDER_STATUSES.open.join(', ')})) as open_orders,
     (select count(*)::int from submissions s where s.customer_id = c.id and s.state = 'pending') as pending,
     (select count(*)::int from payments r join orders o on o.id = r.order_id where o.customer_id = c.id
       and r.state = 'pending') as pending_refunds
   from customers c where c.id = :customerId for update`,
  params: { customerId: int4 },
  row: { is_staff: bool, open_orders: int4, pending: int4, pending_refunds: int4 },
})

const ordersOf = statement({
  name: 'personal-data-orders',
  sql: 'select id from orders where customer_id = :customerId order by id',
  params: { customerId: int4 },
  row: { id: int4 },
})

const TABLES = Object.entries(PERSONAL_TABLES).flatMap(([name, table]) =>
  table === null ? [] : [{ name, read: reading(name, table), erase: erasing(name, table) }],
)

function reading(name: string, { of, secrets = [] }: PersonalTable) {
  const left = secrets.map((secret) => ` - '${secret}'`).join('')
  return statement({
    name: `personal-data-read-${name}`,
    sql: `select to_jsonb(t)${left} as row from ${name} t where ${of}`,
    params: { customerId: int4 },
    row: { row: jsonb<Readonly<Record<string, unknown>>>() },
  })
}

function erasing(name: string, { of, erased }: PersonalTable) {
  if (erased === 'keep') return null
  const change =
    erased === 'delete'
      ? `delete from ${name} t`
      : `update ${name} t set ${Object.entries(erased.set)
          .map(([column, value]) => `${column} = ${value}`)
          .join(', ')}`
  return statement({
    name: `personal-data-erase-${name}`,
    sql: `${change} where ${of}`,
    params: { customerId: int4 },
  })
}

export interface PersonalData {
  readonly email: string
  /** one for each storefront with a customer of this address */
  readonly customers: readonly {
    readonly project_id: number
    /** rows by table; bytes as text of PostgreSQL */
    readonly tables: Readonly<Record<string, readonly unknown[]>>
  }[]
}

/** Everything that the shop keeps about the customers of an e-mail address, but hashes and keys. */
export const exportPersonalData = (db: Db, email: string): Promise<PersonalData> =>
  inSnapshot(db, async (trx) => {
    const customers = []
    for (const { id, project_id } of await findCustomers(trx, { email: normalEmail(email) })) {
      const tables: Record<string, readonly unknown[]> = {}
      for (const { name, read } of TABLES) {
        const rows = await read(trx, { customerId: id })
        if (rows.length > 0) tables[name] = rows.map(({ row }) => row)
      }
      customers.push({ project_id, tables })
    }
    return { email, customers }
  })

/** A reason why personal data cannot be erased now, for staff. */
export class ErasureError extends Error {}

/**
 * Erases what the shop knows about the customers of an e-mail address, and ends their sessions; orders stay, without people
 * and places. Resolves with the ids of the customers. Throws an ErasureError, and changes nothing, while an order of
 * theirs is open, a refund is not confirmed, or money of an order is owed by either side.
 */
export const erasePersonalData = (db: Db, email: string): Promise<readonly number[]> =>
  inTransaction(db, async (trx) => {
    const ids = (await findCustomers(trx, { email: normalEmail(email) })).map(({ id }) => id)
    for (const customerId of ids) {
      const [found] = await lockCustomer(trx, { customerId })
      if (found) refuse(customerId, found)
      await refuseOwing(trx, customerId)
      for (const { erase } of TABLES) await erase?.(trx, { customerId })
      await recordCommand(trx, { action: 'personal-data erase', subject: `customer ${customerId}` })
    }
    return ids
  })

interface Holding {
  readonly is_staff: boolean
  readonly open_orders: number
  readonly pending: number
  readonly pending_refunds: number
}

function refuse(id: number, { is_staff, open_orders, pending, pending_refunds }: Holding): void {
  if (is_staff) throw new ErasureError(`Customer ${id} is a member of staff: remove that first.`)
  const open = open_orders + pending
  if (open > 0)
    throw new ErasureError(
      `Customer ${id} has ${counted(open, 'open order')}: complete or cancel ${open === 1 ? 'it' : 'them'} first.`,
    )
  if (pending_refunds > 0)
    throw new ErasureError(
      `Customer ${id} has ${counted(pending_refunds, 'refund that is', 'refunds that are')} not confirmed yet: wait for the payment provider.`,
    )
}

/** Whoever owes, or is owed, must be known until it is settled. */
async function refuseOwing(trx: Db, customerId: number): Promise<void> {
  const ids = (await ordersOf(trx, { customerId })).map(({ id }) => id)
  for (const [id, { overpaid, owed }] of await moneyOfOrders(trx, ids)) {
    if (overpaid > 0)
      throw new ErasureError(
        `${formatMoney(overpaid)} of order ${id} is to be given back to customer ${customerId}: give it back and record it first.`,
      )
    if (owed > 0)
      throw new ErasureError(
        `Customer ${customerId} owes ${formatMoney(owed)} for order ${id}: record the payment, or the goods that came back, first.`,
      )
  }
}
