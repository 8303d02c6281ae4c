import type { Page } from '@playwright/test'
import { showCalls } from '#contract/shows/shows.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { ShowBuilderDriver } from './pages/show-builder.driver.ts'
import { ShowKeepingDriver } from './pages/show-keeping.driver.ts'

/** The call that stores a show on the account. */
export const SAVE = '**/api/shows/save-show'

export async function start(page: Page): Promise<ShowKeepingDriver> {
  await new ShowBuilderDriver(page).startEmpty()
  return new ShowKeepingDriver(page)
}

export async function startSaved(page: Page): Promise<ShowKeepingDriver> {
  const show = await start(page)
  await show.see('saved')
  return show
}

export async function storedNames(shopper: Shopper): Promise<readonly string[]> {
  const { shows } = await shopper.call(showCalls.selectShows, {})
  return shows.map(({ name }) => name)
}
