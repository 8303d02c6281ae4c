import { normalEmail } from '#contract/platform/email.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, int4, jsonb, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { type NamedCustomer, type ShopMessage, shopMessageKey } from './shop-message.ts'

type NoticeSetting =
  | 'notify_orders'
  | 'notify_documents'
  | 'notify_volume'
  | 'notify_failures'
  | 'notify_low_stock'

const selectRecipients = statement({
  name: 'shop-message-recipients',
  sql: `select value #>> '{}' as addresses from settings where project_id = :projectId and key = :setting`,
  params: { projectId: int4, setting: text },
  row: { addresses: text },
})
const insert = statement({
  name: 'shop-message-write',
  sql: `insert into emails (key, recipient, customer_id, project_id, message, created_at)
   select :key || ':' || recipient, recipient, :customerId, :projectId, :message, :now from unnest(:recipients::text[]) as recipient
   on conflict do nothing`,
  params: {
    key: text,
    recipients: array(text),
    customerId: nullable(int4),
    projectId: int4,
    message: jsonb<ShopMessage>(),
    now: timestamptz,
  },
})
const selectCustomer = statement({
  name: 'shop-message-customer',
  sql: `select id, concat_ws(' ', firstname, lastname) as name, company, email from customers where id = :id`,
  params: { id: int4 },
  row: { id: int4, name: text, company: nullable(text), email: text },
})

/** The addresses in a setting of a storefront; none: nobody wants to be told. */
export async function recipientsOf(
  db: Db,
  projectId: number,
  setting: NoticeSetting | 'email',
): Promise<readonly string[]> {
  const [row] = await selectRecipients(db, { projectId, setting })
  const addresses = (row?.addresses ?? '').split(',').map(normalEmail)
  return [...new Set(addresses)].filter((address) => address !== '').sort()
}

interface Addressed {
  readonly recipients: readonly string[]
  /** whom it is about: it is exported and erased with them */
  readonly customerId: number | null
  readonly projectId: number
}

/** In the transaction that causes it. Repeating it writes nothing. */
export async function writeShopMessage(
  trx: Db,
  message: ShopMessage,
  { recipients, customerId, projectId }: Addressed,
  now: Date,
): Promise<void> {
  if (recipients.length === 0) return
  await insert(trx, { key: shopMessageKey(message), recipients, customerId, projectId, message, now })
}

/** As the shop calls a customer to its owner. */
export async function namedCustomer(trx: Db, id: number): Promise<NamedCustomer> {
  const [customer] = await selectCustomer(trx, { id })
  if (!customer) throw new Error(`there is no customer ${id}`)
  return customer
}
