import { createHash } from 'node:crypto'
import { CONSUMER_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
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
import { claimStatement, type Outgoing, outgoingTable } from '#server/platform/jobs/outgoing.ts'
import type { SiteSettings } from '#server/site/settings-reader.ts'
import type { KeyedEmail, Transport } from '#server/platform/mail/email.ts'
import { compose } from './messages/compose.ts'
import { linePictures } from './messages/line-pictures.ts'
import type { Sender } from './messages/content.ts'
import type { Message } from './messages/message.ts'
import type { ShopMessage } from './messages/shop-message.ts'
import { mailSenderOf, senderOf } from './messages/sender.ts'

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
  message: nullable(jsonb<Message | ShopMessage>()),
  project_id: nullable(int4Of<ProjectId>()),
  store: jsonb<SiteSettings['store']>(),
  app: jsonb<SiteSettings['app']>(),
}
/** SQL of the settings of the storefront of the row `e`, as they are when it is handed over. */
export const settingsOf = (kind: 'store' | 'app') =>
  `coalesce((select jsonb_object_agg(s.key, s.value) from settings s where s.project_id = coalesce(e.project_id, ${CONSUMER_PROJECT}) and s.kind = '${kind}'), '{}')`
const select = statement({
  name: 'email-to-send',
  sql: `select recipient, coalesce(subject, '') as subject, coalesce(body, '') as body, created_at, message, project_id,
     ${settingsOf('store')} as store, ${settingsOf('app')} as app
   from emails e where key = :key and sent_at is null`,
  params: { key: text },
  row: SELECTED,
})

/** SQL: the storefront of the row `e` has an address to send from. */
const HAS_SENDER = `exists (select from settings s where s.project_id = coalesce(e.project_id, ${CONSUMER_PROJECT})
   and s.kind = 'app' and s.key = 'mail_from' and s.value <> '""')`

/**
 * The e-mails in the database; each is handed to the mail server at least once, under one Message-ID. In production those of
 * a storefront without an address to send from wait until it has one.
 */
export function outgoingEmails(
  db: Db,
  deliver: Transport<KeyedEmail>,
  now: () => Date,
  isProduction = false,
): Outgoing {
  return {
    queue: 'email',
    claim: isProduction ? claimSendable : emails.claim,
    reclaim: emails.reclaim,
    giveUp: emails.giveUp,
    send: async (key) => {
      const [email] = await select(db, { key })
      if (!email) return
      const projectId = email.project_id ?? CONSUMER_PROJECT
      const settings = { store: email.store, app: email.app, server: {} }
      const from = mailSenderOf(projectId, settings, isProduction)
      if (from === null) {
        await hold(db, { key })
        return
      }
      await deliver({
        messageId: messageIdOf(key),
        from,
        to: email.recipient,
        date: email.created_at,
        ...(await bodiesOf(db, email, senderOf(projectId, settings))),
      })
      await emails.markSent(db, { key, now: now() })
    },
  }
}

async function bodiesOf(
  db: Db,
  { message, subject, body }: RowOf<typeof SELECTED>,
  sender: Sender,
): Promise<Pick<KeyedEmail, 'subject' | 'text' | 'html'>> {
  if (message === null) return { subject, text: body, html: null }
  return compose(message, sender, await linePictures(db, message, sender.origin))
}

const emails = outgoingTable('emails', 'email')
const claimSendable = claimStatement('emails-claim-sendable', 'emails', { condition: HAS_SENDER })
/** An e-mail whose job came before the sender was removed waits without one. */
const hold = statement({
  name: 'email-hold',
  sql: 'update emails set job_id = null where key = :key and sent_at is null',
  params: { key: text },
})

/** The same for each attempt. */
export const messageIdOf = (key: string): string =>
  `${createHash('sha256').update(key).digest('hex').slice(0, 32)}@emberwright.example`
