import type { Page } from '@playwright/test'

/** Holds matching calls back, as a slow network would; the answer lets them go on to the server. */
export async function holdCalls(page: Page, url: string): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    letGo()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

/** Counts the calls of a page that match. */
export function countCalls(page: Page, url: RegExp): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (url.test(request.url())) calls += 1
  })
  return () => calls
}
