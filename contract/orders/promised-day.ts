import { CANCELLED_STATUS, WAITING_FOR_DOCUMENTS } from '#contract/platform/constants.ts'

/** Whether an order waits for the review of documents: on which day it leaves or is picked up, nobody knows yet. */
export const waitsForReview = ({ status_id }: { readonly status_id: number }): boolean =>
  status_id === WAITING_FOR_DOCUMENTS

/** Whether there is a day on which an order leaves: a cancelled one goes nowhere. */
export const hasShipDate = <O extends { readonly status_id: number; readonly ship_date: string | null }>(
  order: O,
): order is O & { readonly ship_date: string } =>
  order.ship_date !== null && order.status_id !== CANCELLED_STATUS

/** That day as its buyer is told it; staff are told the chosen one. @param waits for the review of documents */
export const promisedDay = (waits: boolean, day: string): string =>
  waits ? 'Once your documents are approved' : day
