export type StepCompletionEvent =
  /** Continue on the details step */
  | { readonly type: 'delivery.confirm' }
  /** Continue on the shipping step, called Pickup for an order that is picked up */
  | { readonly type: 'shipping.confirm' }
  /** something was typed on the details step that is not saved */
  | { readonly type: 'contact.edited' }
  /** from delivery and schedule */
  | { readonly type: 'save.started' }
  /** from delivery and schedule: and no later choice takes its place */
  | { readonly type: 'save.failed' }
  /** from schedule: nothing is being read or saved */
  | ({ readonly type: 'schedule.settled' } & ScheduleStatus)
  /** from delivery: nothing is being read or saved */
  | { readonly type: 'address.settled'; readonly has_destination: boolean }
  /** from texasCheck */
  | { readonly type: 'texas.settled' }
  /** from shippingQuotes: nothing is being read or saved */
  | { readonly type: 'quotes.settled'; readonly is_selected: boolean }

export interface ScheduleStatus {
  readonly is_pickup: boolean
  /** a day, or the time of a pickup, is still to be chosen */
  readonly is_open: boolean
}

/** Which of the two steps is about to be left. */
export type StepCompletionTag = 'completingDetails' | 'completingShipping'
