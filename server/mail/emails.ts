import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { text, timestamptz } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import { type Outgoing, outgoingTable } from '#server/jobs/outgoing.ts'
import type { Transport } from './mailer.ts'

/** Writes an e-mail in the transaction that causes it; one with the same key is written once. */
export const writeEmail = statement({
  name: 'email-write',
  sql: `insert into emails (key, recipient, subject, body, created_at) values (:key, :recipient, :subject, :body, :now)
   on conflict do nothing`,
  params: { key: text, recipient: text, subject: text, body: text, now: timestamptz },
})
const select = statement({
  name: 'email-to-send',
  sql: 'select recipient, subject, body, created_at from emails where key = :key and sent_at is null',
  params: { key: text },
  row: { recipient: text, subject: text, body: text, created_at: timestamptz },
})

/** An e-mail that keeps its Message-ID, and its file in the outbox, however often it is sent. */
export interface KeyedEmail {
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly text: string
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
      const { recipient: to, subject, body, created_at: date } = email
      await deliver({ messageId: messageIdOf(key), to, subject, text: body, date })
      await emails.markSent(db, { key, now: now() })
    },
  }
}

const emails = outgoingTable('emails', 'email')

const messageIdOf = (key: string): string =>
  `${createHash('sha256').update(key).digest('hex').slice(0, 32)}@emberwright.example`
