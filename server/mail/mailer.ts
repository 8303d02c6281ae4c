/** `to` null: composed and dropped, so that it takes as long. */
export interface Email {
  readonly to: string | null
  readonly subject: string
  readonly text: string
}

export interface TextMessage {
  /** US number in E.164 format: +1 and ten digits */
  readonly to: string | null
  readonly text: string
}

/** Queues messages and sends them one by one after the response. Failures are logged. */
export interface Mailer {
  sendEmail(email: Email): void
  sendText(message: TextMessage): void
  /** resolves when the queue is empty */
  close(): Promise<void>
}

export type Transport<M> = (message: M) => Promise<void>

export interface Transports {
  readonly emails: Transport<Email>
  readonly texts: Transport<TextMessage>
}

export function createMailer({ emails, texts }: Transports, failed: (error: unknown) => void): Mailer {
  let last: Promise<void> = Promise.resolve()
  const later = (work: () => Promise<void>) => {
    last = last
      .then(() => new Promise((resume) => setImmediate(resume)))
      .then(work)
      .catch(failed)
  }
  return {
    sendEmail: (email) => later(() => emails(email)),
    sendText: (message) => later(() => texts(message)),
    close: () => last,
  }
}
