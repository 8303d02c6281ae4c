import { type Kysely, sql } from 'kysely'
import { normalEmail } from '#contract/platform/email.ts'

interface Account {
  readonly id: number
  readonly storefront: number
  readonly email: string
  /** as PostgreSQL has it, which log-in compared until now */
  readonly lower: string
}

const ACCOUNTS = {
  customers: sql<Account>`select id, project_id as storefront, email, lower(email) as lower from customers order by id`,
  staff: sql<Account>`select id, 0 as storefront, email, lower(email) as lower from staff order by id`,
}

/** Addresses are stored in normal form. Of several that become the same, the one that could log in becomes it. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await normalizeAccounts(db, 'customers')
  await normalizeAccounts(db, 'staff')
  await normalizeSenders(db)
  await sql.raw('create unique index customers_normal_email on customers (project_id, email)').execute(db)
  await sql.raw('create unique index staff_normal_email on staff (email)').execute(db)
}

export async function down<T>(db: Kysely<T>): Promise<void> {
  await sql.raw('drop index customers_normal_email').execute(db)
  await sql.raw('drop index staff_normal_email').execute(db)
}

async function normalizeAccounts<T>(db: Kysely<T>, table: keyof typeof ACCOUNTS): Promise<void> {
  const { rows } = await ACCOUNTS[table].execute(db)
  const couldLogIn = ({ email, lower }: Account) => lower === email.toLowerCase()
  const taken = new Set<string>()
  for (const account of [...rows.filter(couldLogIn), ...rows.filter((row) => !couldLogIn(row))]) {
    const email = normalEmail(account.email)
    const key = `${account.storefront} ${email}`
    if (taken.has(key)) continue
    taken.add(key)
    if (email !== account.email)
      await sql`update ${sql.table(table)} set email = ${email} where id = ${account.id}`.execute(db)
  }
}

async function normalizeSenders<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{
    sender: string
  }>`select distinct sender from emails where sender is not null`.execute(db)
  for (const { sender } of rows)
    if (normalEmail(sender) !== sender)
      await sql`update emails set sender = ${normalEmail(sender)} where sender = ${sender}`.execute(db)
}
