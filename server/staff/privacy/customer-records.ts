import { counted } from '#contract/platform/format-count.ts'
import { normalEmail } from '#contract/platform/email.ts'
import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { Db } from '#server/platform/database/db.ts'
import { bool, int4, jsonb, type SqlTypes, text } from '#server/platform/database/sql-type.ts'
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

const selectIsStaff = statement({
  name: 'personal-data-staff',
  sql: 'select exists (select from staff where email = :email and removed_at is null) as is_staff',
  params: { email: text },
  row: { is_staff: bool },
})

const TABLES = statementsOf({ name: 'personal-data', params: { customerId: int4 } }, ({ of }) => of)
/** Visitors write, ask and log in by an address; carts and orders need an account. */
const GUEST_TABLES = statementsOf({ name: 'guest-data', params: { email: text } }, ({ ofGuest }) => ofGuest)

interface Subject<P> {
  /** of statements */
  readonly name: string
  readonly params: P
}

/** @param conditionOf SQL on the row `t`; undefined: the subject has none in this table */
function statementsOf<P extends SqlTypes>(
  subject: Subject<P>,
  conditionOf: (table: PersonalTable) => string | undefined,
) {
  return Object.entries(PERSONAL_TABLES).flatMap(([name, table]) => {
    const of = table === null ? undefined : conditionOf(table)
    return table === null || of === undefined ? [] : [statementsFor(name, table, subject, of)]
  })
}

/** @param of SQL of the condition on the row `t` */
function statementsFor<P extends SqlTypes>(
  table: string,
  { erased, secrets = [] }: PersonalTable,
  { name, params }: Subject<P>,
  of: string,
) {
  const left = secrets.map((secret) => ` - '${secret}'`).join('')
  const read = statement({
    name: `${name}-read-${table}`,
    sql: `select to_jsonb(t)${left} as row from ${table} t where ${of}`,
    params,
    row: { row: jsonb<Readonly<Record<string, unknown>>>() },
  })
  if (erased === 'keep') return { table, read, erase: null }
  const change =
    erased === 'delete'
      ? `delete from ${table} t`
      : `update ${table} t set ${Object.entries(erased.set)
          .map(([column, value]) => `${column} = ${value}`)
          .join(', ')}`
  return {
    table,
    read,
    erase: statement({ name: `${name}-erase-${table}`, sql: `${change} where ${of}`, params }),
  }
}

/** Rows by table; bytes as text of PostgreSQL. */
export type PersonalRows = Readonly<Record<string, readonly unknown[]>>

export interface PersonalData {
  readonly email: string
  /** one for each storefront with a customer of this address */
  readonly customers: readonly { readonly project_id: number; readonly tables: PersonalRows }[]
  /** what somebody without an account left at any storefront; empty: nothing, or there is a customer */
  readonly guest: PersonalRows
}

/** Everything that the shop keeps about the customers of an e-mail address, or a guest, but hashes and keys. */
export const exportPersonalData = (db: Db, email: string): Promise<PersonalData> =>
  inSnapshot(db, async (trx) => {
    const address = { email: normalEmail(email) }
    const customers = []
    for (const { id, project_id } of await findCustomers(trx, address))
      customers.push({ project_id, tables: await rowsOf(TABLES, trx, { customerId: id }) })
    return { email, customers, guest: customers.length > 0 ? {} : await rowsOf(GUEST_TABLES, trx, address) }
  })

async function rowsOf<Input>(
  tables: readonly {
    readonly table: string
    readonly read: (db: Db, input: Input) => Promise<readonly { readonly row: unknown }[]>
  }[],
  db: Db,
  input: Input,
): Promise<PersonalRows> {
  const found: Record<string, readonly unknown[]> = {}
  for (const { table, read } of tables) {
    const rows = await read(db, input)
    if (rows.length > 0) found[table] = rows.map(({ row }) => row)
  }
  return found
}

/** A reason why personal data cannot be erased now, for staff. */
export class ErasureError extends Error {}

export interface Erased {
  /** their ids */
  readonly customers: readonly number[]
  /** how many rows of somebody without an account */
  readonly guestRows: number
}

/**
 * Erases what the shop knows about the customers of an e-mail address, and ends their sessions; orders stay, without people
 * and places. Where there is no customer, it erases what a visitor left with this whole address. Throws an ErasureError, and
 * changes nothing, while an order of theirs is open, a refund is not confirmed, or money of an order is owed by either side.
 */
export const erasePersonalData = (db: Db, email: string): Promise<Erased> =>
  inTransaction(db, async (trx) => {
    const address = { email: normalEmail(email) }
    const customers = (await findCustomers(trx, address)).map(({ id }) => id)
    for (const customerId of customers) await eraseCustomer(trx, customerId)
    return { customers, guestRows: customers.length > 0 ? 0 : await eraseGuest(trx, address) }
  })

async function eraseCustomer(trx: Db, customerId: number): Promise<void> {
  const [found] = await lockCustomer(trx, { customerId })
  if (found) refuse(customerId, found)
  await refuseOwing(trx, customerId)
  for (const { erase } of TABLES) await erase?.(trx, { customerId })
  await recordCommand(trx, { action: 'personal-data erase', subject: `customer ${customerId}` })
}

async function eraseGuest(trx: Db, address: { readonly email: string }): Promise<number> {
  const rows = Object.values(await rowsOf(GUEST_TABLES, trx, address)).flat().length
  if (rows === 0) return 0
  const [staff] = await selectIsStaff(trx, address)
  if (staff?.is_staff) throw new ErasureError('This address is that of a member of staff: remove them first.')
  for (const { erase } of GUEST_TABLES) await erase?.(trx, address)
  // the audit is kept for two years, so it does not say the address
  await recordCommand(trx, { action: 'personal-data erase', subject: 'somebody without an account' })
  return rows
}

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
