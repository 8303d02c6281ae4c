/** `to` null: made as any other and then thrown away, so that it takes as long. */
export interface Email {
  readonly to: string | null
  readonly subject: string
  readonly text: string
}

export interface TextMessage {
  /** as people write it: ten digits, with or without +1 */
  readonly to: string | null
  readonly text: string
}

/** Sends after the answer of the call has gone out, one message after the other. A failure is a log line. */
export interface Mailer {
  sendEmail(email: Email): void
  sendText(message: TextMessage): void
  /** waits until all that was given has been sent */
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
