/** From whom an e-mail comes, and where replies go. */
export interface MailSender {
  readonly name: string
  readonly address: string
  /** null: to the address */
  readonly replyTo: string | null
}

/** `to` null: composed and dropped, so that it takes as long. */
export interface Email {
  readonly to: string | null
  /** asked at each try; null: the shop must not send yet */
  readonly from: () => MailSender | null
  readonly subject: string
  readonly text: string
  /** when what it says has expired: it is tried until then */
  readonly until: Date
  /** a later email with the same topic replaces this one where it is not sent yet */
  readonly topic: string
}

/** An e-mail that keeps its Message-ID, and its file in the outbox, however often it is sent. */
export interface KeyedEmail {
  readonly messageId: string
  readonly from: MailSender
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly date: Date
}

/** A text message that keeps its id, and its file in the outbox, however often it is sent. */
export interface KeyedText {
  readonly messageId: string
  /** US number in E.164 format: +1 and ten digits */
  readonly to: string
  readonly text: string
  readonly date: Date
}

/** Rejects when the message could not be sent. */
export type Transport<M> = (message: M) => Promise<void>
