/** Element id: target of the error summary and the Texas panel. */
export const ADDRESS_GROUP = 'shipping-address'
