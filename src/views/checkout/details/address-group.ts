/** Where the error summary and the Texas panel lead to. */
export const ADDRESS_GROUP = 'shipping-address'
