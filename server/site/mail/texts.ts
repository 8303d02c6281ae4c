import type { ProjectId } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4Of, jsonb, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { type Outgoing, outgoingTable } from '#server/platform/jobs/outgoing.ts'
import type { SiteSettings } from '#server/site/settings-reader.ts'
import { messageIdOf, settingsOf } from './emails.ts'
import type { KeyedText, Transport } from '#server/platform/mail/email.ts'
import type { NoticeMessage } from './messages/message.ts'
import { noticeText } from './messages/notice-text.ts'
import { senderOf } from './messages/sender.ts'

const select = statement({
  name: 'text-to-send',
  sql: `select recipient, created_at, message, project_id, ${settingsOf('store')} as store, ${settingsOf('app')} as app
   from texts e where key = :key and sent_at is null`,
  params: { key: text },
  row: {
    recipient: text,
    created_at: timestamptz,
    message: jsonb<NoticeMessage>(),
    project_id: int4Of<ProjectId>(),
    store: jsonb<SiteSettings['store']>(),
    app: jsonb<SiteSettings['app']>(),
  },
})

/** The text messages in the database; each is handed over at least once. */
export function outgoingTexts(db: Db, deliver: Transport<KeyedText>, now: () => Date): Outgoing {
  return {
    queue: 'text',
    claim: texts.claim,
    reclaim: texts.reclaim,
    giveUp: texts.giveUp,
    send: async (key) => {
      const [row] = await select(db, { key })
      if (!row) return
      const { recipient, created_at, message, project_id, store, app } = row
      const sender = senderOf(project_id, { store, app, server: {} })
      await deliver({
        messageId: messageIdOf(key),
        to: recipient,
        text: noticeText(message, sender),
        date: created_at,
      })
      await texts.markSent(db, { key, now: now() })
    },
  }
}

const texts = outgoingTable('texts', 'text')
