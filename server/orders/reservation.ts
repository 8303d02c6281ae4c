import type { SubmitAnswer } from './answers.ts'

export interface Reserved {
  readonly kind: 'reserved'
  readonly submissionId: string
  /** cents to charge now */
  readonly amount: number
}
export type Reservation =
  | Reserved
  | { readonly kind: 'answered'; readonly answer: SubmitAnswer }
  /** the same order is being placed by another process, or was by one that died */
  | { readonly kind: 'elsewhere'; readonly submissionId: string }
