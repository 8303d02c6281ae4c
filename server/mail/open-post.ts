import { createTransport } from 'nodemailer'
import { describe } from '#server/http/fault.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { type Carrier, createPost, type Letter, type Post, type TextMessage } from './post.ts'

export interface PostOptions {
  /** smtp:// or smtps://; null: letters become files of the outbox */
  readonly smtpUrl: string | null
  readonly folder: string
  readonly log: (line: string) => void
  readonly now: () => Date
}

/** The address that letters come from; answers go nowhere. */
const SENDER = 'Emberwright <no-reply@emberwright.example>'

export function openPost({ smtpUrl, folder, log, now }: PostOptions): Post {
  const outbox = createOutbox(folder, now)
  const letters = smtpUrl === null ? lettersTo(outbox) : lettersBy(smtpUrl)
  return createPost({ letters, texts: textsTo(outbox) }, (fault) =>
    log(`a message was not sent: ${describe(fault)}`),
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

function lettersBy(smtpUrl: string): Carrier<Letter> {
  const server = createTransport(smtpUrl)
  return async ({ to, subject, text }) => {
    if (to !== null) await server.sendMail({ from: SENDER, to: mailbox(to), subject, text })
  }
}

/** Text would be read as a list of addresses. */
const mailbox = (address: string) => ({ name: '', address })

const textsTo =
  (outbox: Outbox): Carrier<TextMessage> =>
  ({ to, text }) =>
    outbox.put(to, 'txt', `To: ${to}\n\n${text}\n`)
