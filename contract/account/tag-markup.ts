/** In percent of the customer's own price, so that a tag never prints the price that the customer pays. */
export const LEAST_MARKUP = 1
export const LARGEST_MARKUP = 900

/** What a piece is tagged with, in cents, never below the own price. @param cents of a case, as the customer pays it */
export const taggedCents = (cents: number, pieces: number, percent: number): number =>
  Math.ceil((cents * (100 + percent)) / (100 * pieces))
