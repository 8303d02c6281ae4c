import { setTimeout as pause } from 'node:timers/promises'
import type { MailOrders, MailPoint } from './mail-points.ts'
import { patchSources } from './patch-source.ts'

const MARK = 'await emails.markSent(db, { key, now: now() })'
const HOLD = `await (globalThis as unknown as { readonly hold: () => Promise<void> }).hold()`
const holds: Readonly<Partial<Record<MailPoint, string>>> = {
  'before marking': `${HOLD}\n${MARK}`,
  'after marking': `${MARK}\n${HOLD}`,
}

/** Entry point of a process that writes and sends e-mails; its orders are JSON in the first argument. */
// only jobs.proof.ts starts this
const orders = JSON.parse(process.argv[2] ?? '') as MailOrders
const { databaseUrl, smtpUrl, point, numbers } = orders
const held = point === null ? undefined : holds[point]
const added = held === undefined ? [] : [{ file: 'server/mail/emails.ts', from: MARK, to: held }]
patchSources([...orders.patches, ...added])
const stop = async () => {
  process.send?.('there')
  await new Promise(() => undefined)
}
Object.assign(globalThis, { hold: stop })
process.on('disconnect', () => process.exit(0))

const { NO_TIMEOUTS, openDatabase } = await import('#server/database/open.ts')
const { inTransaction } = await import('#server/database/transaction.ts')
const { openJobs } = await import('#server/jobs/open-jobs.ts')
const { outgoingEmails } = await import('#server/mail/emails.ts')
const { writeMessage } = await import('#server/mail/messages/write-message.ts')
const { openMailer } = await import('#server/mail/open-mailer.ts')

const now = () => new Date()
const log = () => undefined
const db = openDatabase(databaseUrl, 3, NO_TIMEOUTS)
const mailer = openMailer({ smtpUrl, folder: '', log, now, smtp: { timeout: 60_000 } })
const tables = [outgoingEmails(db, mailer.deliver, now)]
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
openJobs({ databaseUrl, db, tables, isWorker, now, log, expireInSeconds: 2 }).wake()
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
