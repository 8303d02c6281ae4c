/** The points of an order submission at which a process may die without losing or doubling anything. */
export const SUBMISSION_POINTS = [
  'reserved',
  'before gateway',
  'during gateway',
  'after gateway',
  'before settling',
  'settled',
] as const
export type SubmissionPoint = (typeof SUBMISSION_POINTS)[number]
