import type { Locator } from '@playwright/test'

/** As long as a loaded machine takes to fetch and draw a page. */
const LONGEST = 20_000

/** Resolves with whether it is visible within so many milliseconds, so that a moment between two pages counts for nothing. */
export const appears = (place: Locator, longest = LONGEST): Promise<boolean> =>
  place
    .first()
    .waitFor({ timeout: longest })
    .then(
      () => true,
      () => false,
    )
