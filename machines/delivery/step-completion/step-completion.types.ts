export type StepCompletionEvent =
  /** Continue on the details step */
  | { readonly type: 'delivery.confirm' }
  /** Continue on the shipping step (Pickup) */
  | { readonly type: 'shipping.confirm' }
  /** the details step has unsaved input */
  | { readonly type: 'contact.edited' }
  /** from delivery and schedule */
  | { readonly type: 'save.started' }
  /** from delivery and schedule, unless a later choice is pending */
  | { readonly type: 'save.failed' }
  /** from schedule: nothing is in flight */
  | ({ readonly type: 'schedule.settled' } & ScheduleStatus)
  /** from delivery: nothing is in flight */
  | { readonly type: 'address.settled'; readonly hasDestination: boolean }
  /** from texasCheck */
  | { readonly type: 'texas.settled' }
  /** from shippingQuotes: nothing is in flight */
  | { readonly type: 'quotes.settled'; readonly isSelected: boolean }

export interface ScheduleStatus {
  readonly is_pickup: boolean
  /** a date, or the time of a pickup, has to be chosen */
  readonly isOpen: boolean
}

/** The step that is being completed. */
export type StepCompletionTag = 'completingDetails' | 'completingShipping'
