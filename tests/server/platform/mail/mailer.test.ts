import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openMailer } from '#server/platform/mail/open-mailer.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { eventually } from '#tests/support/eventually.ts'
import { mailServer } from './smtp-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'emberwright-outbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const lines: string[] = []
const now = () => new Date('2026-06-01T12:00:00Z')
const open = (smtpUrl: string | null, into = folder) =>
  openMailer({
    smtpUrl,
    folder: into,
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

test('without a mail server emails and text messages are files of the outbox', async () => {
  const mailer = open(null)
  mailer.sendEmail(email)
  mailer.sendText({ to: '+14175550107', text: '654321 is your code' })
  await mailer.close()
  expect(sentTo(folder, 'ada@lund.example')).toMatchObject([
    { kind: 'email', content: expect.stringContaining('Your code is 123456') },
  ])
  expect(sentTo(folder, '+14175550107')).toMatchObject([
    { kind: 'text', content: 'To: +14175550107\n\n654321 is your code\n' },
  ])
  expect(readdirSync(folder).filter((name) => name.startsWith('2026-06-01T12-00-00-000Z-'))).toHaveLength(2)
})

test('messages without a recipient leave no file', async () => {
  const into = join(folder, 'nobody')
  const mailer = open(null, into)
  mailer.sendEmail({ ...email, to: null })
  mailer.sendText({ to: null, text: '654321' })
  await mailer.close()
  expect(readdirSync(into)).toEqual([])
})

test('an address can neither escape the outbox nor inject a header', async () => {
  const into = join(folder, 'deep')
  const mailer = open(null, into)
  mailer.sendEmail({ ...email, to: '../../x@lund.example' })
  mailer.sendText({ to: '../../../y', text: 'z' })
  await mailer.close()
  expect(readdirSync(into)).toHaveLength(2)
  expect(readdirSync(into).every((name) => !name.includes('/'))).toBe(true)
})

test('with a mail server emails are sent there, except those without a recipient', async () => {
  const server = await mailServer()
  const into = join(folder, 'unused')
  const mailer = open(server.url, into)
  mailer.sendEmail({ ...email, to: null })
  mailer.sendEmail(email)
  await mailer.close()
  server.close()
  expect(
    server
      .heard()
      .match(/^RCPT TO:.*$/gm)
      ?.map((line) => line.trim()),
  ).toEqual(['RCPT TO:<ada@lund.example>'])
  expect(server.heard()).toContain('Your code is 123456')
  expect(() => readdirSync(into)).toThrow('ENOENT')
})

test('an email that cannot be sent is logged without the code, and the next message is sent', async () => {
  const server = await mailServer()
  server.close()
  const mailer = open(server.url)
  mailer.sendEmail(email)
  mailer.sendText({ to: '+14175550108', text: '222222' })
  await eventually(() => expect(lines).toHaveLength(1))
  expect(lines[0]).toMatch(/^a message will be sent again: .*ECONNREFUSED/)
  await mailer.close()
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^a message was not sent: /)])
  expect(lines.join()).not.toContain('123456')
  expect(sentTo(folder, '+14175550108')).toHaveLength(1)
})

test('an email goes to one mailbox, even if its address could be parsed as two', async () => {
  const server = await mailServer()
  const mailer = open(server.url)
  mailer.sendEmail({ ...email, to: 'x,victim@corp.example' })
  await mailer.close()
  server.close()
  expect(server.heard()).not.toContain('RCPT TO:<victim@corp.example>')
  expect(server.heard().match(/RCPT TO:/g) ?? []).toHaveLength(1)
})
