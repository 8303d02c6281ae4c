import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openMailer } from '#server/platform/mail/open-mailer.ts'
import { eventually } from '#tests/support/eventually.ts'
import { mailServer } from './smtp-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'emberwright-outbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const lines: string[] = []
const START = new Date('2026-06-01T12:00:00Z')
let clock = START
const now = () => clock
beforeEach(() => {
  clock = START
  lines.length = 0
})
const open = (smtpUrl: string) =>
  openMailer({
    smtpUrl,
    folder,
    log: (line) => lines.push(line),
    now,
    smtp: { timeout: 200, pauses: [1] },
  })
const sender = { name: 'Lund', address: 'shop@lund.example', replyTo: null }
const email = {
  to: 'ada@lund.example',
  from: () => sender,
  subject: 'A code',
  text: 'Your code is 123456',
  until: new Date('2026-06-01T12:10:00Z'),
  topic: 'reset of ada',
}
const toBob = { ...email, to: 'bob@lund.example', topic: 'reset of bob' }

test('an email is sent once the mail server speaks, however often it accepted the connection in silence', async () => {
  const server = await mailServer(undefined, (connections) => connections <= 6)
  const mailer = open(server.url)
  mailer.sendEmail(email)
  await eventually(() => expect(server.heard()).toContain('Your code is 123456'))
  await mailer.close()
  server.close()
  expect(server.heard().match(/^RCPT TO:.*$/gm)).toHaveLength(1)
  expect(lines).toEqual([expect.stringMatching(/^a message will be sent again: /)])
})

test('an email whose code has expired is not sent any more, and one that has not is', async () => {
  const server = await mailServer(undefined, (connections) => {
    if (connections === 4) clock = email.until
    return connections <= 4
  })
  const mailer = open(server.url)
  mailer.sendEmail(email)
  mailer.sendEmail({ ...toBob, until: new Date('2026-06-01T12:20:00Z') })
  await eventually(() => expect(server.heard()).toContain('Your code is 123456'))
  await mailer.close()
  server.close()
  expect(server.heard().match(/^RCPT TO:<[^>]*>/gm)).toEqual(['RCPT TO:<bob@lund.example>'])
  expect(lines.filter((line) => line.startsWith('a message was not sent: '))).toHaveLength(1)
})

test('an email whose code expires during the pause before the next try is given up', async () => {
  const server = await mailServer(undefined, () => true)
  const pauses = [email.until.getTime() - START.getTime()]
  const mailer = openMailer({
    smtpUrl: server.url,
    folder,
    log: (line) => lines.push(line),
    now,
    smtp: { timeout: 50, pauses },
  })
  mailer.sendEmail(email)
  await eventually(() => expect(lines).toHaveLength(1))
  expect(lines).toEqual([expect.stringMatching(/^a message was not sent: /)])
  await mailer.close()
  server.close()
})

test('an email that waits for its next try is replaced by a later one with the same topic', async () => {
  const server = await mailServer((emails) => (emails === 1 ? '451 later' : '250 taken'))
  const pauses = [3_600_000]
  const mailer = openMailer({
    smtpUrl: server.url,
    folder,
    log: (line) => lines.push(line),
    now: () => START,
    smtp: { pauses },
  })
  mailer.sendEmail({ ...email, until: new Date(START.getTime() + 2 * 3_600_000) })
  await eventually(() => expect(lines).toHaveLength(1))
  mailer.sendEmail({ ...email, text: 'Your code is 654321' })
  mailer.sendEmail(toBob)
  await mailer.close()
  server.close()
  expect(
    server
      .heard()
      .match(/^RCPT TO:<[^>]*>|^Your code is \d+/gm)
      ?.slice(-4),
  ).toEqual([
    'RCPT TO:<ada@lund.example>',
    'Your code is 654321',
    'RCPT TO:<bob@lund.example>',
    'Your code is 123456',
  ])
})

test('an email that fails temporarily or times out is tried until it is taken', async () => {
  const answers = ['451 later', null, '451 later', '451 later', null, '250 taken']
  let taken = 0
  const server = await mailServer((emails) => {
    taken = emails
    return answers[emails - 1] ?? null
  })
  const mailer = open(server.url)
  mailer.sendEmail(email)
  await eventually(() => expect(taken).toBe(6))
  await mailer.close()
  server.close()
  expect(server.heard().match(/^RCPT TO:.*$/gm)).toHaveLength(6)
  expect(lines).toEqual([expect.stringMatching(/^a message will be sent again: .*451 later/)])
})

test('an email that the mail server refuses for good is tried three times', async () => {
  const server = await mailServer(() => '550 no such mailbox')
  const mailer = open(server.url)
  mailer.sendEmail(email)
  await eventually(() => expect(lines).toHaveLength(2))
  await mailer.close()
  server.close()
  expect(server.heard().match(/^RCPT TO:.*$/gm)).toHaveLength(3)
  expect(lines[1]).toMatch(/^a message was not sent: .*550 no such mailbox/)
})
