import type { Db } from '#server/platform/database/db.ts'

/** What a message names, and the table that knows its customer. */
const NAMED = [
  { id: 'customer_id', table: 'customers', owner: 'id' },
  { id: 'order_id', table: 'orders', owner: 'customer_id' },
  { id: 'submission_id', table: 'submissions', owner: 'customer_id' },
  { id: 'document_id', table: 'documents', owner: 'customer_id' },
  { id: 'job_id', table: 'sheet_jobs', owner: 'customer_id' },
] as const

const assignByMessage = (messages: 'emails' | 'texts') =>
  NAMED.map(
    ({ id, table, owner }) => `update ${messages} t set customer_id = s.${owner} from ${table} s
     where t.customer_id is null and s.id::text = t.message->>'${id}'`,
  )

/** E-mails and texts know their customer, and e-mails to the shop the address that a visitor typed. */
const statements = [
  'alter table emails add customer_id int references customers on delete cascade, add sender text',
  'alter table texts add customer_id int references customers on delete cascade',
  ...assignByMessage('emails'),
  ...assignByMessage('texts'),
  // what they name is gone, but the address had this customer then
  `update emails t set customer_id = c.id from customers c where t.customer_id is null and t.message is not null
     and c.project_id = t.project_id and lower(c.email) = lower(t.recipient) and c.created_at <= t.created_at`,
  // no visitor could write the first line, or a line before that of the address
  `update emails t set customer_id = c.id from customers c where t.key ~ '^(message|volume):' and t.message is null
     and c.id::text = substring(t.body from '^Customer ([0-9]+)[,\\n]')`,
  `update emails set sender = substring(body from '(?n)^E-mail: (.+)$') where key ~ '^message:' and message is null`,
]
const back = [
  'alter table texts drop column customer_id',
  'alter table emails drop column sender, drop column customer_id',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
