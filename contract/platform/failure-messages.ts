/** Those of the fixed texts that any page may show when it cannot be rendered. */
export const FAILURE_MESSAGES = {
  siteDown: 'The site is down for maintenance.',
  tryLater: 'Please try again later.',
  chunkFailed: 'Loading chunk failed',
  anErrorOccurred: 'An error occurred.',
} as const
