import { CANCELLED_STATUS } from '#contract/platform/constants.ts'

/** SQL of what is held of the money of an order `o`, less what it costs, in cents; below 0: it is owed. As in `moneyOfOrders`. */
const OVERPAID = `(select coalesce(sum(case when p.kind = 'refund' then -p.cents else p.cents end), 0) from payments p
     where p.order_id = o.id and p.state <> 'declined') - case when o.status_id = ${CANCELLED_STATUS} then 0
     else greatest(0, o.total_cents - (select coalesce(sum(c.cents), 0) from credits c where c.order_id = o.id)) end`

/** SQL of whether an order `o` still owes a refund: one was declined, or it is to be made by hand. */
export const OWES_REFUND = `exists (select where ${OVERPAID} > 0)`

/** SQL of whether something of an order `o` is still to be paid. */
export const IS_OWING = `${OVERPAID} < 0`

/** SQL of the ids of all such orders, which are few: every one has a credit. */
export const ORDERS_OWING_REFUND = `select o.id from (select distinct order_id from credits) k join orders o on o.id = k.order_id
     where ${OWES_REFUND}`
