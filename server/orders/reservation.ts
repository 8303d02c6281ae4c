import type { CountedEvents } from '#server/http/rate-limit.ts'
import type { SubmitAnswer } from './answers.ts'

export interface Reserved {
  readonly kind: 'reserved'
  readonly submissionId: string
  /** cents to charge now */
  readonly amount: number
  /** counted as a declined card until the card is not declined; nothing for other ways to pay */
  readonly cardTry: CountedEvents
}
export type Reservation =
  | Reserved
  | { readonly kind: 'answered'; readonly answer: SubmitAnswer }
  /** the same order is being placed by another process, or was by one that died */
  | { readonly kind: 'elsewhere'; readonly submissionId: string }
