import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { holdScripts, seeTakenOver } from './hydration.ts'

test.use({ viewport: { width: 390, height: 844 } })

interface Painted {
  /** of document, styles, scripts and calls, as sent */
  readonly bytes: number
  /** what the page asked for, in order */
  readonly types: readonly string[]
}

const COUNTED = ['Document', 'Stylesheet', 'Script', 'Fetch', 'XHR']

/** Opens an address and resolves once it is painted and its main picture is here. */
async function paint(
  context: BrowserContext,
  path: string,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Painted> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const counted = new Set<string>()
  const types: string[] = []
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, type = '' }) => {
    types.push(type)
    if (COUNTED.includes(type)) counted.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await prepare(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(arePainted)
  await page.close()
  return { bytes, types }
}

/** Runs in the page. */
function arePainted(): boolean {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  return isPainted && picture?.complete === true && picture.naturalWidth > 0
}

const holdScriptsAndFonts = (page: Page) => page.route(/\/assets\/.*\.(js|woff2)$/, () => undefined)

/** A document that asks for its scripts before its main picture. */
const askForScriptsFirst = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const scripts = /data-urls="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
      const hints = scripts.map((href) => `<link rel="modulepreload" href="${href}">`).join('')
      await route.fulfill({ response, body: html.replace('<head>', `<head>${hints}`) })
    },
  )

function isPictureFirst({ types }: Painted): boolean {
  const script = types.indexOf('Script')
  return script < 0 || types.indexOf('Image') < script
}

test('the home page of the server is painted without scripts and fonts, after less than half the bytes of the shell, and asks for its main picture before its scripts', {
  tag: '@core',
}, async ({ context, db }) => {
  const drawn = await paint(context, '/', holdScriptsAndFonts)
  const [product] = await goods(db, 1)
  // another spelling of the address, which the app draws
  const shell = await paint(context, `/product/${product?.url}/`)
  expect(drawn.bytes).toBeGreaterThan(5_000)
  expect(drawn.bytes / shell.bytes).toBeLessThan(0.5)
  expect(isPictureFirst(drawn)).toBe(true)
})

test('a drawn page skips what is far below the screen of a phone until the app has taken over', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const lastSection = page.locator('#low-debris')
  const isLaidOut = () =>
    lastSection.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  await expect(lastSection).toBeAttached()
  expect(await isLaidOut()).toBe(false)
  release()
  await seeTakenOver(page)
  await expect.poll(isLaidOut).toBe(true)
})

test('control: scripts before the picture are noticed, and the shell paints nothing without scripts', async ({
  context,
}) => {
  expect(isPictureFirst(await paint(context, '/', askForScriptsFirst))).toBe(false)
  const page = await context.newPage()
  await holdScriptsAndFonts(page)
  await page.goto('/sl?page=9999', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  await expect(page.getByRole('heading')).toHaveCount(0)
})
