import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import { browserOptions, blockPictures } from '#tests/prove/rig/browser.ts'
import { openFaultProxy } from '#tests/prove/rig/fault-proxy.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { CanaryCards } from './canary-cards.ts'
import { Journey } from './journey.ts'
import { openFields, recordTraffic, scanPage } from './page-places.ts'
import type { Scanner } from './scanner.ts'

const TIMEOUT = 45_000

export interface Purchase {
  /** calls that carried a card, as they must */
  readonly cardCalls: number
  /** fields of a card that the browser may remember */
  readonly openFields: number
}

/** Buys in a browser of its own and scans everything on this side of the server, its profile last. */
export async function purchase(
  environment: TestEnvironment,
  scanner: Scanner,
  cards: CanaryCards,
  isForgetful: boolean,
): Promise<Purchase> {
  const profile = mkdtempSync(join(tmpdir(), 'emberwright-profile-'))
  const answers: string[] = []
  const proxy = await openFaultProxy(
    () => environment.url,
    () => ({ kind: 'none' }),
    {
      heard: (_, answer) => answers.push(answer ?? ''),
    },
  )
  const options = { ...(await browserOptions()), baseURL: proxy.url, reducedMotion: 'reduce' } as const
  const context = await chromium.launchPersistentContext(profile, options)
  try {
    context.setDefaultTimeout(TIMEOUT)
    if (isForgetful) await context.addInitScript(forgetAutocomplete)
    const user = JSON.stringify(await customerAtPayment(environment))
    await context.addInitScript((text) => globalThis.localStorage.setItem('user', text), user)
    const traffic = recordTraffic(context)
    const page = await context.newPage()
    await blockPictures(page)
    let open = 0
    await new Journey(environment, page, async (hasLeft) => {
      await scanPage(scanner, page, hasLeft)
      open += await openFields(page)
    }).make(cards)
    await context.close()
    scanner.text('requests', traffic.requests.join('\n'))
    scanner.text('console', traffic.console.join('\n'))
    scanner.text('answers of the shop', answers.join('\n'))
    scanner.folder('profile of the browser', profile)
    const numbers = Object.values(cards).map(({ number }) => number)
    const cardCalls = traffic.cardCalls.filter((body) => numbers.some((number) => body.includes(number)))
    return { cardCalls: cardCalls.length, openFields: open }
  } finally {
    await context.close()
    await proxy.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Runs in the page, for the negative control: the browser may remember what is typed into any form. */
function forgetAutocomplete(): void {
  const open = () => {
    for (const form of document.querySelectorAll('form[autocomplete]')) form.removeAttribute('autocomplete')
  }
  new MutationObserver(open).observe(document, { childList: true, subtree: true })
}

async function customerAtPayment({ db, url }: TestEnvironment) {
  const shopper = new Shopper(url)
  const session = await shopper.logIn(await makeCustomer(db))
  await fillCart(shopper, await goods(db, 1))
  await chooseCheapestQuote(shopper)
  return session
}
