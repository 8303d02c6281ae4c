import { createEmailQueue, type EmailQueueContext, logUnsent } from './email-queue.ts'
import type { Email, Transport } from './email.ts'
import { createSerialQueue } from './serial-queue.ts'

export interface TextMessage {
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

export interface Transports {
  readonly emails: Transport<Email>
  readonly texts: Transport<TextMessage>
}

export function createMailer({ emails, texts }: Transports, context: EmailQueueContext): Mailer {
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
