import { createTransport } from 'nodemailer'
import { createOutbox, type Outbox } from './outbox.ts'
import type { Email, KeyedEmail, KeyedText, MailSender, Transport } from './email.ts'
import { createEmailQueue, type EmailQueueContext, logUnsent } from './email-queue.ts'
import { createSerialQueue } from './serial-queue.ts'

interface TextMessage {
  /** US number in E.164 format: +1 and ten digits */
  readonly to: string | null
  readonly text: string
}

/** Queues messages and sends them one by one after the response. Failures are logged. */
export interface Mailer {
  sendEmail(email: Email): void
  sendText(message: TextMessage): void
  /** Gives up what waits to be tried again; resolves when the queue is empty. */
  close(): Promise<void>
}

export interface MailerOptions {
  /** smtp:// or smtps://; null: e-mails are written to the outbox folder */
  readonly smtpUrl: string | null
  readonly folder: string
  readonly log: (line: string) => void
  readonly now: () => Date
  readonly smtp?: SmtpOptions
}

/** Also sends the e-mails and text messages that are kept in the database. */
interface ShopMailer extends Mailer {
  readonly deliver: Transport<KeyedEmail>
  readonly deliverText: Transport<KeyedText>
}

export function openMailer({ smtpUrl, folder, log, now, smtp = {} }: MailerOptions): ShopMailer {
  const outbox = createOutbox(folder, now)
  const emails = smtpUrl === null ? emailsToOutbox(outbox) : emailsBySmtp(smtpUrl, smtp)
  const { pauses } = smtp
  const mailer = createMailer(
    { emails, texts: textsToOutbox(outbox) },
    { log, now, ...(pauses ? { pauses } : {}) },
  )
  const deliver = smtpUrl === null ? keyedToOutbox(outbox) : keyedBySmtp(smtpUrl, smtp)
  return { ...mailer, deliver, deliverText: keyedTextsToOutbox(outbox) }
}

interface Transports {
  readonly emails: Transport<Email>
  readonly texts: Transport<TextMessage>
}

function createMailer({ emails, texts }: Transports, context: EmailQueueContext): Mailer {
  const emailQueue = createEmailQueue(emails, context)
  const textQueue = createSerialQueue()
  return {
    sendEmail: (email) => emailQueue.add(email),
    sendText: (message) =>
      textQueue.add(() => texts(message).catch((error: unknown) => logUnsent(context.log, error))),
    close: async () => {
      await Promise.all([emailQueue.close(), textQueue.idle()])
    },
  }
}

/** Throws on the first failure: the job queue tries again. */
function keyedBySmtp(smtpUrl: string, { timeout = TIMEOUT }: SmtpOptions): Transport<KeyedEmail> {
  const server = createTransport({ url: smtpUrl, ...timeoutsOf(timeout) })
  return async (email) => {
    await server.sendMail(messageOf(email))
  }
}

function keyedToOutbox(outbox: Outbox): Transport<KeyedEmail> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (email) => {
    const { message } = await writer.sendMail(messageOf(email))
    if (!(message instanceof Uint8Array)) throw new Error('the email was not written')
    await outbox.putOnce(email, 'eml', message)
  }
}

const messageOf = ({ messageId, from, to, subject, text, html, date }: KeyedEmail) => ({
  ...headersOf(from),
  to: mailbox(to),
  subject,
  text,
  ...(html === null ? {} : { html }),
  date,
  messageId: `<${messageId}>`,
})

const headersOf = ({ name, address, replyTo }: MailSender) => ({
  from: { name, address },
  ...(replyTo === null ? {} : { replyTo: mailbox(replyTo) }),
})

function presentSender(from: Email['from']): MailSender {
  const sender = from()
  if (sender === null) throw new Error('the setting mail_from is empty')
  return sender
}

function emailsToOutbox(outbox: Outbox): Transport<Email> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async ({ from, to, subject, text }) => {
    const { message } = await writer.sendMail({
      ...headersOf(presentSender(from)),
      to: mailbox(to ?? 'nobody@invalid'),
      subject,
      text,
    })
    if (!(message instanceof Uint8Array)) throw new Error('the email was not written')
    await outbox.put(to, 'eml', message)
  }
}

/** Each is sent at once; rejects with what the mail server says. */
export function emailsBySmtp(
  smtpUrl: string,
  { timeout = TIMEOUT }: SmtpOptions = {},
): Transport<Pick<Email, 'from' | 'to' | 'subject' | 'text'>> {
  const server = createTransport({ url: smtpUrl, ...timeoutsOf(timeout) })
  return async ({ from, to, subject, text }) => {
    const headers = headersOf(presentSender(from))
    if (to !== null) await server.sendMail({ ...headers, to: mailbox(to), subject, text })
  }
}

const timeoutsOf = (timeout: number) => ({
  connectionTimeout: timeout,
  greetingTimeout: timeout,
  socketTimeout: timeout,
})

interface SmtpOptions {
  /** of connecting, greeting and each response, in milliseconds */
  readonly timeout?: number
  /** see EmailQueueContext */
  readonly pauses?: readonly number[]
}

const TIMEOUT = 10_000

/** As an object, because a string would be parsed as a list of addresses. */
const mailbox = (address: string) => ({ name: '', address })

const textsToOutbox =
  (outbox: Outbox): Transport<TextMessage> =>
  ({ to, text }) =>
    outbox.put(to, 'txt', textFile(to, text))

const keyedTextsToOutbox =
  (outbox: Outbox): Transport<KeyedText> =>
  ({ to, text, ...named }) =>
    outbox.putOnce({ ...named, to }, 'txt', textFile(to, text))

const textFile = (to: string | null, text: string): string => `To: ${to}\n\n${text}\n`
