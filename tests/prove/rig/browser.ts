import { type Browser, chromium, type LaunchOptions, type Locator, type Page } from 'playwright'
import { findChromium, launchArgs } from '#tests/run/find-chromium.mjs'

/** For `chromium.launch` and `launchPersistentContext`. */
export async function browserOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await findChromium()
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return { executablePath, args: [...launchArgs], env: { ...Object.fromEntries(inherited), ...env } }
}

export const openBrowser = async (): Promise<Browser> => chromium.launch(await browserOptions())

/** The storage state of a browser context with a session at a storefront; null: a visitor. */
export const storedSession = (origin: string, session: object | null) => ({
  cookies: [],
  origins: session ? [{ origin, localStorage: [{ name: 'user', value: JSON.stringify(session) }] }] : [],
})

/** Rendering pictures is most of the work of a page. It keeps its HTTP cache, which routed requests bypass. */
export async function blockPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable', { maxTotalBufferSize: 0 })
  await session.send('Network.setBlockedURLs', { urls: ['*/images/*'] })
}

/** Visible once a page has rendered. */
export const headingOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1 }).first()
