import type { Page } from '@playwright/test'
import { seeTakenOver } from './hydration.ts'

/** Follows a link of the shop without a page load, which needs the app. */
export async function goInside(page: Page, path: string): Promise<void> {
  await seeTakenOver(page)
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
