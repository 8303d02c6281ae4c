import { fork } from 'node:child_process'
import { join } from 'node:path'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase, type TestDb } from '#tests/support/database.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { MAIL_POINTS, type MailOrders, type MailPoint } from '#tests/prove/rig/mail-points.ts'
import { SHEET_POINTS } from '#tests/prove/rig/sheet-points.ts'
import { readUntil } from '#tests/prove/rig/read-until.ts'
import { openTestCluster } from '#tests/support/test-cluster.ts'
import { killSheetMakers } from './sheets.ts'
import { openSmtpServer, type SmtpServer } from './smtp-server.ts'

/** in milliseconds, for what a killed process held */
const RECOVERY = 120_000

/** Counts in kills. */
export const jobs: Proof = {
  rule: '[P2][T62][DOC-06] an e-mail is written once and sent, and a sheet made once with one e-mail, wherever the process is killed, and only after its commit',
  counts: { test: 6, long: 60, control: 6 },
  controlBreaks: ['lost', 'sheets_lost'],
  run: async (trial) => {
    const cluster = await openTestCluster()
    const smtp = await openSmtpServer()
    try {
      return {
        ...(await killAndRecover(await cluster.clone(), smtp, trial)),
        ...(await killSheetMakers(await cluster.clone(), trial)),
      }
    } finally {
      smtp.close()
      await cluster.close()
    }
  },
  judge: (figures) => [
    ...above(figures, { lost: 0, sent_without_commit: 0, sent_after_marking: 0, two_ids: 0 }),
    ...above(figures, { sheets_lost: 0, sheets_twice: 0, mails_without_sheet: 0 }),
    ...below(figures, { kills: MAIL_POINTS.length, sheet_kills: SHEET_POINTS.length }),
  ],
}

interface Kill {
  readonly point: MailPoint
  readonly numbers: readonly number[]
}

const EMAILS_PER_KILL = 3

async function killAndRecover(
  databaseUrl: string,
  smtp: SmtpServer,
  { count, broken, say }: Trial,
): Promise<Figures> {
  const orders = { databaseUrl, smtpUrl: smtp.url, marksFirst: broken }
  const kills = Array.from({ length: count }, (_, index): Kill => {
    const first = index * EMAILS_PER_KILL
    const numbers = Array.from({ length: EMAILS_PER_KILL }, (_, offset) => first + offset)
    return { point: MAIL_POINTS[index % MAIL_POINTS.length] ?? 'while sending', numbers }
  })
  const db = openDatabase(databaseUrl, 1, NO_TIMEOUTS)
  // how often each e-mail had been accepted when it was found to be marked as sent
  const marked = new Map<string, number>()
  try {
    for (const kill of kills) {
      await killAt({ ...orders, ...kill }, smtp)
      for (const to of await markedAsSent(db))
        if (!marked.has(to)) marked.set(to, smtp.accepted.get(to)?.length ?? 0)
      say(`killed ${kill.point}`)
    }
    const last = start({ ...orders, point: null, numbers: [] })
    await allSent(db)
    last.kill('SIGKILL')
  } finally {
    await db.destroy()
  }
  return figuresOf(kills, smtp, marked)
}

async function markedAsSent(db: TestDb): Promise<readonly string[]> {
  const rows = await db.selectFrom('emails').select('recipient').where('sent_at', 'is not', null).execute()
  return rows.map(({ recipient }) => recipient)
}

async function killAt(orders: MailOrders, smtp: SmtpServer): Promise<void> {
  const arrived = orders.point === 'while sending' ? smtp.hold() : null
  const child = start(orders)
  const ended = new Promise<void>((settle) => {
    child.once('exit', () => settle())
  })
  const isThere =
    arrived ??
    new Promise<void>((settle) => {
      child.once('message', () => settle())
    })
  await Promise.race([
    isThere,
    ended.then(() => {
      throw new Error(`the sender ended by itself, not ${orders.point}`)
    }),
  ])
  child.kill('SIGKILL')
  await ended
  smtp.release()
}

const start = (orders: MailOrders) =>
  fork(join(import.meta.dirname, '../rig/serve-mail.ts'), [JSON.stringify(orders)])

async function allSent(db: TestDb): Promise<void> {
  const unsent = () => db.selectFrom('emails').select('key').where('sent_at', 'is', null).execute()
  await readUntil(unsent, ({ length }) => length === 0, RECOVERY)
}

function figuresOf(
  kills: readonly Kill[],
  { accepted }: SmtpServer,
  marked: ReadonlyMap<string, number>,
): Figures {
  const emails = kills.flatMap(({ point, numbers }) =>
    numbers.map((number) => {
      const to = `n${number}@lund.example`
      return { isCommitted: point !== 'before the commit', to, ids: accepted.get(to) ?? [] }
    }),
  )
  const committed = emails.filter(({ isCommitted }) => isCommitted)
  return {
    kills: kills.length,
    emails: committed.length,
    lost: committed.filter(({ ids }) => ids.length === 0).length,
    sent_without_commit: emails.filter(({ isCommitted, ids }) => !isCommitted && ids.length > 0).length,
    sent_after_marking: emails.filter(({ to, ids }) => ids.length > (marked.get(to) ?? ids.length)).length,
    // killed while the mail server had it and the row was not marked
    sent_again_under_one_id: emails.filter(({ ids }) => ids.length > 1).length,
    two_ids: emails.filter(({ ids }) => new Set(ids).size > 1).length,
  }
}
