import type { BrowserContext, Page } from 'playwright'
import type { Scanner } from './scanner.ts'

/** Scans all that a page keeps or shows; its DOM only when the form of the card is left. */
export async function scanPage(scanner: Scanner, page: Page, hasLeft: boolean): Promise<void> {
  for (const [place, text] of Object.entries(await page.evaluate(readPage))) scanner.text(place, text)
  scanner.text('cookies', JSON.stringify(await page.context().cookies()))
  if (hasLeft) scanner.text('document', await page.evaluate(readDocument))
}

/**
 * How many fields of a card the browser may remember. A browser with a profile for people writes them into it; the
 * headless one of the tests does not, so its files alone would not show it.
 */
export const openFields = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[autocomplete^="cc-"]')]
    return fields.filter(({ form }) => form?.getAttribute('autocomplete') !== 'off').length
  })

export interface Traffic {
  /** all but the bodies of the two calls that carry a card */
  readonly requests: string[]
  readonly cardCalls: string[]
  readonly console: string[]
}

/** Records every request of a browser context. */
export function recordTraffic(context: BrowserContext): Traffic {
  const traffic: Traffic = { requests: [], cardCalls: [], console: [] }
  context.on('request', (request) => {
    const isCardCall = /\/carts\/(auth-credit-card|submit-order)\b/.test(new URL(request.url()).pathname)
    const body = request.postData() ?? ''
    if (isCardCall) traffic.cardCalls.push(body)
    traffic.requests.push(
      [request.url(), JSON.stringify(request.headers()), isCardCall ? '' : body].join('\n'),
    )
  })
  context.on('console', (message) => traffic.console.push(message.text()))
  context.on('weberror', (fault) => traffic.console.push(String(fault.error().stack)))
  return traffic
}

async function readPage(): Promise<Record<string, string>> {
  const stored = (storage: Storage) => JSON.stringify(Object.entries(storage))
  const databases = await indexedDB.databases()
  const contents = await Promise.all(databases.map(({ name }) => contentOf(name ?? '')))
  const names = await caches.keys()
  const cached = await Promise.all(names.map(async (name) => cachedIn(await caches.open(name))))
  const navigation: unknown = Reflect.get(globalThis, 'navigation')
  const entries =
    typeof navigation === 'object' && navigation !== null && 'entries' in navigation
      ? Reflect.apply(navigation.entries as () => { url: string; getState(): unknown }[], navigation, [])
      : []
  const heard: unknown = Reflect.get(globalThis, 'machineWords')
  const machines: unknown = Reflect.get(globalThis, 'readMachines')
  return {
    'local storage': stored(localStorage),
    'session storage': stored(sessionStorage),
    IndexedDB: JSON.stringify([databases, contents]),
    caches: JSON.stringify(cached),
    address: location.href,
    history: JSON.stringify([history.state, entries.map((entry) => [entry.url, entry.getState()])]),
    window: JSON.stringify([window.name, document.title, document.cookie]),
    performance: JSON.stringify(performance.getEntries()),
    'inspection events': Array.isArray(heard) ? heard.join('\n') : '',
    'machine snapshots': typeof machines === 'function' ? machines() : '',
  }

  function contentOf(name: string): Promise<unknown> {
    return new Promise((settle, fail) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('error', () => fail(opening.error))
      opening.addEventListener('success', () => {
        const stores = [...opening.result.objectStoreNames]
        if (stores.length === 0) return settle([])
        const trade = opening.result.transaction(stores)
        const all = stores.map((store) => trade.objectStore(store).getAll())
        trade.addEventListener('complete', () => settle(all.map(({ result }) => result)))
      })
    })
  }
  async function cachedIn(cache: Cache): Promise<string[]> {
    const kept = await cache.matchAll()
    return Promise.all(kept.map(async (answer) => `${answer.url} ${await answer.text()}`))
  }
}

/** The markup, and what stands in fields, which the markup does not have. */
function readDocument(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
  return [document.documentElement.outerHTML, document.body.innerText, ...fields].join('\n')
}
