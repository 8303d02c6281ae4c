/**
 * The document is the same for everybody. Its first script marks a browser with a stored log-in as `known`, until the
 * app has found that nobody is logged in.
 */
const known = 'html[data-access="known"]'

/** Selects `element` in such a browser. */
export const forCustomers = (element: string): string => `${known} ${element}`
