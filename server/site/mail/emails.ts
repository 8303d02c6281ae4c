import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ProjectId } from '#contract/platform/constants.ts'
import type { Database } from '#server/platform/database/schema.ts'
import {
  int4,
  int4Of,
  jsonb,
  nullable,
  type RowOf,
  text,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { type Outgoing, outgoingTable } from '#server/platform/jobs/outgoing.ts'
import type { SiteSettings } from '#server/site/settings-reader.ts'
import type { Transport } from '#server/platform/mail/email.ts'
import { compose } from './messages/compose.ts'
import type { Message } from './messages/message.ts'
import { senderOf } from './messages/sender.ts'

/**
 * Writes an e-mail to the shop in the transaction that causes it; one with the same key is written once. `customerId`: who
 * is logged in; `sender`: the address that somebody typed.
 */
export const writeEmail = statement({
  name: 'email-write',
  sql: `insert into emails (key, recipient, customer_id, sender, project_id, subject, body, created_at)
   values (:key, :recipient, :customerId, :sender, :projectId, :subject, :body, :now) on conflict do nothing`,
  params: {
    key: text,
    recipient: text,
    customerId: nullable(int4),
    sender: nullable(text),
    projectId: int4,
    subject: text,
    body: text,
    now: timestamptz,
  },
})
const SELECTED = {
  recipient: text,
  subject: text,
  body: text,
  created_at: timestamptz,
  message: nullable(jsonb<Message>()),
  project_id: nullable(int4Of<ProjectId>()),
  store: jsonb<SiteSettings['store']>(),
  app: jsonb<SiteSettings['app']>(),
}
/** SQL of the settings of the storefront of the row `e`, as they are when it is handed over. */
export const settingsOf = (kind: 'store' | 'app') =>
  `coalesce((select jsonb_object_agg(s.key, s.value) from settings s where s.project_id = e.project_id and s.kind = '${kind}'), '{}')`
const select = statement({
  name: 'email-to-send',
  sql: `select recipient, coalesce(subject, '') as subject, coalesce(body, '') as body, created_at, message, project_id,
     ${settingsOf('store')} as store, ${settingsOf('app')} as app
   from emails e where key = :key and sent_at is null`,
  params: { key: text },
  row: SELECTED,
})

/** An e-mail that keeps its Message-ID, and its file in the outbox, however often it is sent. */
export interface KeyedEmail {
  readonly messageId: string
  /** the name of the storefront; null: that of the shop */
  readonly from: string | null
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly date: Date
}

/** The e-mails in the database; each is handed to the mail server at least once, under one Message-ID. */
export function outgoingEmails(
  db: Kysely<Database>,
  deliver: Transport<KeyedEmail>,
  now: () => Date,
): Outgoing {
  return {
    queue: 'email',
    claim: emails.claim,
    reclaim: emails.reclaim,
    giveUp: emails.giveUp,
    send: async (key) => {
      const [email] = await select(db, { key })
      if (!email) return
      await deliver({
        messageId: messageIdOf(key),
        to: email.recipient,
        date: email.created_at,
        ...bodiesOf(email),
      })
      await emails.markSent(db, { key, now: now() })
    },
  }
}

function bodiesOf({ message, project_id, subject, body, store, app }: RowOf<typeof SELECTED>) {
  if (message === null || project_id === null) return { from: null, subject, text: body, html: null }
  const sender = senderOf(project_id, { store, app, server: {} })
  return { from: sender.name, ...compose(message, sender) }
}

const emails = outgoingTable('emails', 'email')

/** The same for each attempt. */
export const messageIdOf = (key: string): string =>
  `${createHash('sha256').update(key).digest('hex').slice(0, 32)}@emberwright.example`
