import { createServer, type Socket } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'
import { outgoingEmails, writeEmail } from '#server/site/mail/emails.ts'
import { openMailer } from '#server/platform/mail/open-mailer.ts'
import { startShop, type ShopProcess } from '#tests/prove/rig/shop-process.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { eventually } from '#tests/support/eventually.ts'

const databaseUrl = await useDatabase()
const db = openDatabase(databaseUrl, 4, NO_TIMEOUTS)
const dataDir = mkdtempSync(join(tmpdir(), 'emberwright-jobs-'))
const outbox = join(dataDir, 'outbox')
const now = () => new Date()
const lines: string[] = []
const log = (line: string) => lines.push(line)
let shop: ShopProcess

beforeAll(async () => {
  shop = await startShop({ databaseUrl, dataDir, sweepPeriod: 500 })
})
afterAll(async () => {
  await shop.kill()
  await db.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

const UNASSIGNED = { customerId: null, sender: null, projectId: 11 }
const write = (key: string, recipient = `${key}@lund.example`) =>
  writeEmail(db, {
    ...UNASSIGNED,
    key,
    recipient,
    subject: 'Your order',
    body: 'It is on its way.',
    now: now(),
  })
const stateOf = (key: string) =>
  db
    .selectFrom('emails')
    .select(['sent_at', 'failed_at', 'job_id'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()

async function jobStatesOf(key: string): Promise<readonly string[]> {
  const { rows } = await sql<{
    state: string
  }>`select state from pgboss.job where data->>'key' = ${key}`.execute(db)
  return rows.map(({ state }) => state)
}

/** As if the pause before the next try were over. */
const endPause = (key: string) =>
  sql`update pgboss.job set start_after = now() where state = 'retry' and data->>'key' = ${key}`.execute(db)

test('[P2] an e-mail that a killed process had written but not handed over is sent by the next one', async () => {
  await shop.kill()
  await write('left-behind')
  await shop.restart()
  await eventually(() => expect(sentTo(outbox, 'left-behind@lund.example')).toHaveLength(1))
})

test('[P2] kill -9 while an e-mail is being sent: it is sent again under the same Message-ID, and once into the outbox', async () => {
  await write('cut-off')
  await eventually(async () => expect((await stateOf('cut-off')).sent_at).not.toBeNull())
  // the database may still complete the job of a process that is gone
  await eventually(async () => expect(await jobStatesOf('cut-off')).toEqual(['completed']))
  const [first] = sentTo(outbox, 'cut-off@lund.example')
  await shop.kill()
  // as the database is when the process dies between sending and noting it
  await db.updateTable('emails').set({ sent_at: null }).where('key', '=', 'cut-off').execute()
  await sql`update pgboss.job set state = 'active', completed_on = null, started_on = now() - interval '5 minutes'
    where data->>'key' = 'cut-off'`.execute(db)
  await shop.restart()
  await eventually(async () => {
    await endPause('cut-off')
    expect((await stateOf('cut-off')).sent_at).not.toBeNull()
  })
  expect(sentTo(outbox, 'cut-off@lund.example')).toEqual([first])
  expect(first?.content).toMatch(/^Message-ID: <[0-9a-f]{32}@emberwright\.example>$/m)
})

test('an e-mail is written only with the transaction that causes it, and one key once', async () => {
  await expect(
    inTransaction(db, async (trx) => {
      const email = { ...UNASSIGNED, recipient: 'a@lund.example', subject: 'a', body: 'b', now: now() }
      await writeEmail(trx, { key: 'rolled-back', ...email })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await write('twice', 'first@lund.example')
  await write('twice', 'second@lund.example')
  const keys = ['rolled-back', 'twice']
  expect(
    await db.selectFrom('emails').select(['key', 'recipient']).where('key', 'in', keys).execute(),
  ).toEqual([{ key: 'twice', recipient: 'first@lund.example' }])
  await eventually(() => expect(sentTo(outbox, 'first@lund.example')).toHaveLength(1))
})

test('a mail server that refuses gets the same e-mail again, and others are not held up', async () => {
  await shop.kill()
  const server = await mailServer()
  const mailer = openMailer({ smtpUrl: server.url, folder: outbox, log, now })
  const tables = [outgoingEmails(db, mailer.deliver, now)]
  const jobs = openJobs({ databaseUrl, db, tables, isWorker: true, now, log, sweepPeriod: 500 })
  await write('refused')
  await write('welcome')
  jobs.wake()
  await eventually(async () => expect((await stateOf('welcome')).sent_at).not.toBeNull())
  expect((await stateOf('refused')).sent_at).toBeNull()
  await eventually(() => expect(server.refusals()).toBeGreaterThan(0))
  server.accept()
  await eventually(async () => {
    await endPause('refused')
    expect((await stateOf('refused')).sent_at).not.toBeNull()
  })
  const ids = server.heard().match(/Message-ID: <.*>/g) ?? []
  expect(ids).toHaveLength(2 + server.refusals())
  expect(new Set(ids).size).toBe(2)
  expect(lines.filter((line) => line.startsWith('email will be tried again'))).toHaveLength(1)
  await jobs.close()
  server.close()
})

/** An SMTP server that refuses e-mails to refused@lund.example until it is told to accept them. */
async function mailServer() {
  let heard = ''
  let isAccepting = false
  let refusals = 0
  const talk = (socket: Socket) => {
    let recipient = ''
    let isBody = false
    socket.write('220 mail\r\n')
    socket.on('data', (data) => {
      const said = data.toString()
      heard += said
      if (isBody) {
        if (!said.endsWith('\r\n.\r\n')) return
        isBody = false
        const refuses = recipient.includes('refused') && !isAccepting
        if (refuses) refusals++
        socket.write(refuses ? '451 try again\r\n' : '250 taken\r\n')
      } else if (said.startsWith('DATA')) {
        isBody = true
        socket.write('354 go on\r\n')
      } else {
        if (said.startsWith('RCPT')) recipient = said
        socket.write(said.startsWith('QUIT') ? '221 bye\r\n' : '250 mail\r\n')
      }
    })
  }
  const server = createServer(talk)
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    heard: () => heard,
    refusals: () => refusals,
    accept: () => {
      isAccepting = true
    },
    close: () => server.close(),
  }
}
