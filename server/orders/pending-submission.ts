import type { SubmissionState } from '#server/database/schema.ts'
import type { SubmitAnswer } from './answers.ts'
import type { SubmissionContent } from './submission-content.ts'

export interface PendingSubmission {
  readonly id: string
  readonly cart_id: number
  readonly customer_id: number
  readonly project_id: number
  readonly state: SubmissionState
  readonly content: SubmissionContent
  readonly reply: SubmitAnswer | null
}
