import { setTimeout as pause } from 'node:timers/promises'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'
import type { Outgoing } from '#server/platform/jobs/outgoing.ts'
import type { KeyedEmail } from '#server/platform/mail/email.ts'
import { outgoingEmails } from '#server/site/mail/emails.ts'
import { writeMessage } from '#server/site/mail/messages/write-message.ts'
import { openMailer } from '#server/platform/mail/open-mailer.ts'
import type { MailOrders } from './mail-points.ts'

/** Entry point of a process that writes and sends e-mails; its orders are JSON in the first argument. */
// only jobs.proof.ts starts this
const orders = JSON.parse(process.argv[2] ?? '') as MailOrders
const { databaseUrl, smtpUrl, point, numbers, marksFirst } = orders
const stop = async () => {
  process.send?.('there')
  await new Promise(() => undefined)
}
process.on('disconnect', () => process.exit(0))

const now = () => new Date()
const log = () => undefined
const db = openDatabase(databaseUrl, 3, NO_TIMEOUTS)
const mailer = openMailer({ smtpUrl, folder: '', log, now, smtp: { timeout: 60_000 } })
const deliver = async (email: KeyedEmail) => {
  if (marksFirst)
    await db.updateTable('emails').set({ sent_at: now() }).where('recipient', '=', email.to).execute()
  await mailer.deliver(email)
  if (point === 'before marking') await stop()
}
const emails = outgoingEmails(db, deliver, now)
const send: Outgoing['send'] = async (key) => {
  await emails.send(key)
  if (point === 'after marking') await stop()
}
const tables = [{ ...emails, send }]
await inTransaction(db, async (trx) => {
  for (const number of numbers)
    await writeMessage(trx, {
      recipient: `n${number}@lund.example`,
      customerId: null,
      projectId: 11,
      message: { kind: 'passwordChanged', customer_id: number, password_version: 1 },
      now: now(),
    })
  if (point === 'before the commit') await stop()
})
if (point === 'before the handover') await stop()
const isWorker = point !== 'before the claim'
openJobs({ databaseUrl, db, tables, isWorker, now, log, expireInSeconds: 2, superviseSeconds: 2 }).wake()
if (point === 'before the claim') {
  await allHandedOver()
  await stop()
}

async function allHandedOver(): Promise<void> {
  for (;;) {
    const waiting = await db.selectFrom('emails').select('key').where('job_id', 'is', null).execute()
    if (waiting.length === 0) return
    await pause(20)
  }
}
