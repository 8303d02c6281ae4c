import type { BrowserContext, Page } from 'playwright'

/** A page that draws no pictures and keeps its cache, which it would lose if its requests were routed. */
export async function quickPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/images/*'] })
  return page
}
