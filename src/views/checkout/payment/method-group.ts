/** Where the error summary and the declined panel lead to. */
export const METHOD_GROUP = 'payment-method'
