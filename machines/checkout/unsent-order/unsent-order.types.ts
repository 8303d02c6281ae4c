/** Sent by checkout: what becomes of the check of an order before it is sent. */
export type UnsentOrderEvent =
  /** the customer has placed the order */
  | { readonly type: 'check.started' }
  /** the check ended or was left, and the order was not sent */
  | { readonly type: 'check.stopped' }
  /** the order is being sent or exists, or the customer has gone on otherwise */
  | { readonly type: 'check.settled' }
  /** no answer came; `isRefused`: the shop refused it because of maintenance */
  | { readonly type: 'check.failed'; readonly isRefused: boolean }

/** `unsent`: the maintenance page says that the order was not placed. */
export type UnsentOrderTag = 'unsent'
