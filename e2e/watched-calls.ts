import type { Page } from '@playwright/test'

/** Holds matching requests; the returned function releases them to the server. */
export async function holdCalls(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return async () => letGo()
}

/** Lets the server answer matching requests; the returned function lets the page have the answers. */
export async function holdAnswers(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  return async () => {
    const answered = page.waitForResponse(url)
    letGo()
    await answered
  }
}

/** Lets the server answer the next matching request; the page does not get the answer. */
export const loseAnswer = (page: Page, url: string): Promise<unknown> =>
  page.route(
    url,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

/** Counts matching requests of a page. */
export function countCalls(page: Page, url: RegExp): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (url.test(request.url())) calls += 1
  })
  return () => calls
}
