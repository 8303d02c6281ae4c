import { WAITING_FOR_DOCUMENTS } from '#contract/platform/constants.ts'

/** Whether nobody knows yet on which day an order leaves or is picked up. */
export const waitsForReview = ({ status_id }: { readonly status_id: number }): boolean =>
  status_id === WAITING_FOR_DOCUMENTS

/** That day as its buyer is told it; staff are told the chosen one. @param waits for the review of documents */
export const promisedDay = (waits: boolean, day: string): string =>
  waits ? 'Once your documents are approved' : day
