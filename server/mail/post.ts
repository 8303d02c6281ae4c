/** `to` null: made as any other and then thrown away, so that it takes as long. */
export interface Letter {
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
export interface Post {
  mail(letter: Letter): void
  textTo(message: TextMessage): void
  /** waits until all that was given has been sent */
  close(): Promise<void>
}

export type Carrier<M> = (message: M) => Promise<void>

export interface Carriers {
  readonly letters: Carrier<Letter>
  readonly texts: Carrier<TextMessage>
}

export function createPost({ letters, texts }: Carriers, failed: (error: unknown) => void): Post {
  let last: Promise<void> = Promise.resolve()
  const later = (work: () => Promise<void>) => {
    last = last
      .then(() => new Promise((resume) => setImmediate(resume)))
      .then(work)
      .catch(failed)
  }
  return {
    mail: (letter) => later(() => letters(letter)),
    textTo: (message) => later(() => texts(message)),
    close: () => last,
  }
}
