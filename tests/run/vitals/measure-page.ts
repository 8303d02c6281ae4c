import type { Browser, CDPSession } from 'playwright'

/** Milliseconds since the start of the navigation; bytes as sent. */
export interface Vitals {
  readonly fcp: number
  readonly lcp: number
  /** the largest text, when a picture is larger */
  readonly words: number
  readonly cls: number
  readonly tbt: number
  /** the app answers to the visitor; absent in a page without it */
  readonly takenOver: number | null
  readonly document: number
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
/** 1.6 Mbit/s in bytes a second */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4
const TAKEN_OVER = 'taken-over'
const LONGEST = 60_000

/** Opens an address with an empty cache on a slow phone. */
export async function measurePage(browser: Browser, url: string, isApp: boolean): Promise<Vitals> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(observe)
    const session = await context.newCDPSession(page)
    const received = countDocument(session)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url, { waitUntil: 'load' })
    if (isApp)
      await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, TAKEN_OVER, {
        timeout: LONGEST,
      })
    await page.waitForFunction(areVisiblePicturesHere, null, { timeout: LONGEST })
    return { ...(await page.evaluate(readVitals, TAKEN_OVER)), document: received() }
  } finally {
    await context.close()
  }
}

function countDocument(session: CDPSession): () => number {
  let id = ''
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Document' && id === '') id = requestId
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requestId === id) bytes = encodedDataLength
  })
  return () => bytes
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}
interface Paint extends PerformanceEntry {
  readonly element: Element | null
}
interface Noted {
  shifts: number
  largest: number
  words: number
  tasks: readonly { readonly start: number; readonly duration: number }[]
}

/** Runs in the page before its first script. */
function observe(): void {
  const noted: Noted = { shifts: 0, largest: 0, words: 0, tasks: [] }
  Reflect.set(globalThis, 'noted', noted)
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift
    if (!hadRecentInput) noted.shifts += value
  })
  on('largest-contentful-paint', (entry) => {
    noted.largest = entry.startTime
    if ((entry as Paint).element?.tagName !== 'IMG') noted.words = entry.startTime
  })
  on('longtask', ({ startTime, duration }) => {
    noted.tasks = [...noted.tasks, { start: startTime, duration }]
  })
}

/** Runs in the page. */
const areVisiblePicturesHere = (): boolean =>
  [...document.images].every(
    (image) =>
      image.complete ||
      !image.checkVisibility() ||
      image.getBoundingClientRect().top > globalThis.innerHeight,
  )

/** Runs in the page. */
function readVitals(mark: string): Omit<Vitals, 'document'> {
  const noted: Noted = Reflect.get(globalThis, 'noted')
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const blocked = noted.tasks
    .filter(({ start, duration }) => start + duration > fcp)
    .map(({ duration }) => duration - 50)
  return {
    fcp,
    lcp: noted.largest,
    words: noted.words,
    cls: noted.shifts,
    tbt: blocked.reduce((sum, time) => sum + time, 0),
    takenOver: performance.getEntriesByName(mark)[0]?.startTime ?? null,
  }
}
