import type { Browser } from 'playwright'
import { type HtmlDocument, htmlOf } from './documents.ts'
import { Trap } from './trap.ts'

const ADDRESS = 'http://bare.example/'

/** How many of the payloads run where nothing holds them back: what a proof of none is worth. */
export async function firedBare(browser: Browser, pieces: readonly HtmlDocument[]): Promise<number> {
  const context = await browser.newContext()
  await context.route('**', (route) =>
    route.request().url() === ADDRESS
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="root"></div>' })
      : route.abort(),
  )
  const trap = new Trap()
  await trap.listen(context)
  for (const piece of pieces) {
    const page = await context.newPage()
    await page.goto(ADDRESS)
    await page.evaluate(
      (text) => {
        const root = document.getElementById('root')
        if (root) root.innerHTML = text
      },
      htmlOf(piece, 'products.description_html'),
    )
    // a payload that leads elsewhere ends the page that is asked
    await trap.provoke(page).catch(() => undefined)
    await page.close()
  }
  await context.close()
  return trap.ran.size
}
