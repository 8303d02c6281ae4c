import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright'
import { findChromium, launchArgs } from '#tests/run/find-chromium.mjs'

/** For `chromium.launch` and its persistent sister. */
export async function browserOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await findChromium()
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return { executablePath, args: [...launchArgs], env: { ...Object.fromEntries(inherited), ...env } }
}

export const openBrowser = async (): Promise<Browser> => chromium.launch(await browserOptions())

/** Drawing pictures is most of the work of a page. */
export const withoutPictures = (context: BrowserContext): Promise<unknown> =>
  context.route('**/images/**', (route) => route.abort())
