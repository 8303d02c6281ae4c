/**
 * SQL of whether an order `o` still owes a refund: one was declined, or it is to be made by hand. Its balance is kept by triggers,
 * as `moneyOfOrders` says it.
 */
export const OWES_REFUND = 'o.balance_cents > 0'

/** SQL of whether something of an order `o` is still to be paid. */
export const IS_OWING = 'o.balance_cents < 0'
