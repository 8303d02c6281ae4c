import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { describeError } from '#server/http/to-http-error.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { type Carrier, createPost, type Letter, type Post, type TextMessage } from './post.ts'

export interface PostOptions {
  /** smtp:// or smtps://; null: letters become files of the outbox */
  readonly smtpUrl: string | null
  readonly folder: string
  readonly log: (line: string) => void
  readonly now: () => Date
  readonly smtp?: SmtpOptions
}

/** The address that letters come from; answers go nowhere. */
const SENDER = 'Emberwright <no-reply@emberwright.example>'

export function openPost({ smtpUrl, folder, log, now, smtp = {} }: PostOptions): Post {
  const outbox = createOutbox(folder, now)
  const letters = smtpUrl === null ? lettersTo(outbox) : lettersBy(smtpUrl, smtp)
  return createPost({ letters, texts: textsTo(outbox) }, (error) =>
    log(`a message was not sent: ${describeError(error)}`),
  )
}

function lettersTo(outbox: Outbox): Carrier<Letter> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async ({ to, subject, text }) => {
    const { message } = await writer.sendMail({
      from: SENDER,
      to: mailbox(to ?? 'nobody@invalid'),
      subject,
      text,
    })
    if (!(message instanceof Uint8Array)) throw new Error('the letter was not written')
    await outbox.put(to, 'eml', message)
  }
}

function lettersBy(smtpUrl: string, { timeout = TIMEOUT, pauses = PAUSES }: SmtpOptions): Carrier<Letter> {
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
  const server = createTransport({ url: smtpUrl, ...timeouts })
  return async ({ to, subject, text }) => {
    if (to === null) return
    for (const wait of [...pauses, null]) {
      try {
        await server.sendMail({ from: SENDER, to: mailbox(to), subject, text })
        return
      } catch (error) {
        if (wait === null) throw error
        await pause(wait)
      }
    }
  }
}

interface SmtpOptions {
  /** of connecting, of the greeting and of each answer, in milliseconds */
  readonly timeout?: number
  /** milliseconds before each further attempt */
  readonly pauses?: readonly number[]
}

const TIMEOUT = 10_000
const PAUSES: readonly number[] = [1_000, 5_000]

/** Text would be read as a list of addresses. */
const mailbox = (address: string) => ({ name: '', address })

const textsTo =
  (outbox: Outbox): Carrier<TextMessage> =>
  ({ to, text }) =>
    outbox.put(to, 'txt', `To: ${to}\n\n${text}\n`)
