/** A reason why an order cannot be changed so, for staff. */
export class FulfillmentError extends Error {}
