/** Element id: target of the error summary and the declined panel. */
export const METHOD_GROUP = 'payment-method'
