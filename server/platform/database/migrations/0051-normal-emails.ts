import type { Db } from '#server/platform/database/db.ts'
import { normalEmail } from '#contract/platform/email.ts'

interface Account {
  readonly id: number
  readonly storefront: number
  readonly email: string
  /** as PostgreSQL has it, which log-in compared until now */
  readonly lower: string
}

const ACCOUNTS = {
  customers: 'select id, project_id as storefront, email, lower(email) as lower from customers order by id',
  staff: 'select id, 0 as storefront, email, lower(email) as lower from staff order by id',
}

/** Addresses are stored in normal form. Of several that become the same, the one that could log in becomes it. */
export async function up(db: Db): Promise<void> {
  await normalizeAccounts(db, 'customers')
  await normalizeAccounts(db, 'staff')
  await normalizeSenders(db)
  await db.query('create unique index customers_normal_email on customers (project_id, email)')
  await db.query('create unique index staff_normal_email on staff (email)')
}

export async function down(db: Db): Promise<void> {
  await db.query('drop index customers_normal_email')
  await db.query('drop index staff_normal_email')
}

async function normalizeAccounts(db: Db, table: keyof typeof ACCOUNTS): Promise<void> {
  const rows = await db.query<Account>(ACCOUNTS[table])
  const couldLogIn = ({ email, lower }: Account) => lower === email.toLowerCase()
  const taken = new Set<string>()
  for (const account of [...rows.filter(couldLogIn), ...rows.filter((row) => !couldLogIn(row))]) {
    const email = normalEmail(account.email)
    const key = `${account.storefront} ${email}`
    if (taken.has(key)) continue
    taken.add(key)
    if (email !== account.email)
      await db.query(`update ${table} set email = $1 where id = $2`, [email, account.id])
  }
}

async function normalizeSenders(db: Db): Promise<void> {
  const rows = await db.query<{ sender: string }>(
    'select distinct sender from emails where sender is not null',
  )
  for (const { sender } of rows)
    if (normalEmail(sender) !== sender)
      await db.query('update emails set sender = $1 where sender = $2', [normalEmail(sender), sender])
}
