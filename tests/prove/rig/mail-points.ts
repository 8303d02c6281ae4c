/** Where a process that writes and sends e-mails stops, to be killed there. */
export const MAIL_POINTS = [
  'before the commit',
  'before the handover',
  'before the claim',
  'while sending',
  'before marking',
  'after marking',
] as const
export type MailPoint = (typeof MAIL_POINTS)[number]

export interface MailOrders {
  readonly databaseUrl: string
  readonly smtpUrl: string
  /** null: sends what others have left */
  readonly point: MailPoint | null
  /** numbers of the e-mails to write */
  readonly numbers: readonly number[]
  /** the negative control: marks e-mails as sent before it sends them */
  readonly marksFirst: boolean
}
