import type { Page } from '@playwright/test'

/** Holds matching requests; the returned function releases them to the server. */
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

/** Counts matching requests of a page. */
export function countCalls(page: Page, url: RegExp): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (url.test(request.url())) calls += 1
  })
  return () => calls
}
