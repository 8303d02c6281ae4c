import type { Browser, BrowserContext, Page } from 'playwright'
import { safeParse } from 'valibot'
import { customerDocumentCalls } from '#contract/documents/customer-documents.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { openBrowser } from '#tests/prove/rig/browser.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'
import { type Polyglot, polyglots } from './polyglots.ts'

export const uploads: Proof = {
  rule: '[T65] whatever a customer uploads, no browser ever runs or shows it: it is refused, or stored as a file',
  // files that are two things at once
  counts: { test: 36, long: 300, control: 36 },
  controlBreaks: ['scripts', 'inline'],
  run: (trial) =>
    withTestEnvironment({}, async (environment) => {
      const browser = await openBrowser()
      try {
        return await tryAll(environment, browser, trial)
      } finally {
        await browser.close()
      }
    }),
  judge: (figures) => [
    ...above(figures, { scripts: 0, inline: 0, dialogs: 0 }),
    ...below(figures, { polyglots: 36, stored: 20, refused: 10, downloads: 20 }),
  ],
}

interface Counts {
  stored: number
  refused: number
  inline: number
  downloads: number
  dialogs: number
}

async function tryAll(environment: TestEnvironment, browser: Browser, trial: Trial): Promise<Figures> {
  const { url } = environment
  const shopper = new Shopper(url)
  const session = await shopper.logIn(seededEmail('silver'))
  const context = await browser.newContext()
  await context.addCookies([{ name: 'document_token', value: session.document_token ?? '', url }])
  const counts: Counts = { stored: 0, refused: 0, inline: 0, downloads: 0, dialogs: 0 }
  const ran = await listen(context, counts)
  if (trial.broken) await believeNames(context)
  const all = polyglots(trial.seed, trial.count)
  const page = await context.newPage()
  for (const polyglot of all) {
    const href = await upload(environment, shopper, polyglot)
    counts[href === null ? 'refused' : 'stored']++
    if (href === null) continue
    await navigate(page, url + href, counts)
    await embed(page, url, href)
    if (ran.has(polyglot.number)) trial.say(`${polyglot.name} ran`)
  }
  if (trial.broken && ran.size < counts.stored / 4)
    throw new Error(`only ${ran.size} of ${counts.stored} ran where names are believed`)
  return { polyglots: all.length, ...counts, scripts: ran.size }
}

/** The numbers of the files that run. */
async function listen(context: BrowserContext, counts: Counts): Promise<ReadonlySet<number>> {
  const ran = new Set<number>()
  await context.exposeBinding('ran', (_, number: number) => void ran.add(number))
  context.on('dialog', (dialog) => {
    counts.dialogs++
    dialog.dismiss().catch(() => undefined)
  })
  await context.route('**/harness', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>harness</title>' }),
  )
  return ran
}

/** The negative control: a file is shown as the page that it claims to be, instead of stored. */
const believeNames = (context: BrowserContext): Promise<unknown> =>
  context.route('**/documents/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ status: response.status(), contentType: 'text/html', body: await response.body() })
  })

/** The address of the stored file; null: the upload was refused. */
async function upload(
  { db }: TestEnvironment,
  shopper: Shopper,
  { name, bytes }: Polyglot,
): Promise<string | null> {
  // neither limit is what this is about
  await db.deleteFrom('documents').where('customer_id', '=', 20_417).execute()
  await db.deleteFrom('rate_limits').execute()
  const { uploadDocument } = customerDocumentCalls
  const query = { kind: 'insurance', type: 'general_liability', name, upload_id: crypto.randomUUID() }
  const { status, body } = await shopper.send(uploadDocument, { query, body: bytes })
  if (status === 415) return null
  const read = safeParse(uploadDocument.answer, body)
  if (!read.success) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
  return read.output.document.href
}

/** Opened as a page, a file is stored, and the page stays what it was. */
async function navigate(page: Page, address: string, counts: Counts): Promise<void> {
  await page.goto('about:blank')
  const download = page.waitForEvent('download', { timeout: 5_000 }).catch(() => null)
  const shown = await page.goto(address).catch(() => null)
  if (shown) counts.inline++
  else if (await download) counts.downloads++
}

/** In a page of the shop, in every element that takes a file. */
async function embed(page: Page, url: string, href: string): Promise<void> {
  await page.goto(`${url}/harness`)
  await page.evaluate(async (src) => {
    const elements = ['script', 'iframe', 'embed', 'img'].map((name) =>
      Object.assign(document.createElement(name), { src }),
    )
    const object = Object.assign(document.createElement('object'), { data: src })
    const settled = [...elements, object].map(
      (element) =>
        new Promise<void>((settle) => {
          element.addEventListener('load', () => settle())
          element.addEventListener('error', () => settle())
          setTimeout(settle, 250)
        }),
    )
    document.body.append(...elements, object)
    await Promise.all(settled)
  }, href)
}
