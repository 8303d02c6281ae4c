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

/** Rejects when the message could not be sent. */
export type Transport<M> = (message: M) => Promise<void>
