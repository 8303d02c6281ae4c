import type { Locator, Page } from 'playwright'

/** The heading tells that a page is drawn. */
export const headingOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1 }).first()
