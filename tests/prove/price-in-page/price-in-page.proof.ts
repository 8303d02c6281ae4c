import { DOCUMENT_COOKIE } from '#contract/constants.ts'
import { productCalls } from '#contract/products.ts'
import { ensureBuilt } from '#server/start/build-app.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import type { Patch } from '#tests/prove/rig/patch-source.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { readUntil } from '#tests/prove/rig/read-until.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'

/** The negative control: pages are drawn with the session of a customer, and nothing looks for prices in them. */
const asCustomer: readonly Patch[] = [
  {
    file: 'server/site/in-process-call.ts',
    from: 'session: null,',
    to: "session: { priceLevelId: 16 } as CallContext['session'],",
  },
  { file: 'server/site/draw-page.ts', from: 'if (price !== null) throw', to: 'if (price === "") throw' },
]

export const priceInPage: Proof = {
  rule: '[P6][PRC-01] no page of the sitemap, with its boot data, structured data and Open Graph, and neither sitemap nor robots.txt contains a price or data of a customer, packed or not, also after a customer has been there',
  counts: { test: 40, long: 400, control: 10 },
  controlBreaks: ['hits'],
  run: async (trial) => {
    const assets = await ensureBuilt(trial.say)
    return withTestEnvironment({ assets, patches: trial.broken ? [...asCustomer] : [] }, (environment) =>
      readPages(environment, trial),
    )
  },
  judge: (figures) => [
    ...above(figures, { hits: 0 }),
    ...below(figures, {
      pages: 100,
      drawn: 60,
      described: 60,
      bytes: 1_000_000,
      customer_sees: 2,
    }),
  ],
}

const CENTS = 98_765_431
const ORIGIN = 'https://shop.example'
const EMAIL = seededEmail('silver')
const CUSTOMER = { firstname: 'Quillhilda', lastname: 'Canarywick' }
const CANARY = new RegExp(
  `98,?765,?431|987,?654\\.31|${CUSTOMER.firstname}|${CUSTOMER.lastname}|${EMAIL.replaceAll('.', '\\.')}`,
)

async function plantCanaries({ db }: TestEnvironment): Promise<void> {
  await db.updateTable('prices').set({ cents: CENTS }).execute()
  await db.updateTable('customers').set(CUSTOMER).execute()
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(ORIGIN) })
    .where('key', '=', 'public_url')
    .execute()
}

/** in milliseconds: a catalogue whose prices have all changed is read anew */
const LONGEST_READ = 60_000

/** What the customer sees of both canaries, once the shop has read them. */
async function seenByCustomer(url: string): Promise<number> {
  const customer = new Shopper(url)
  const session = JSON.stringify(await customer.logIn(EMAIL))
  const seen = async () => {
    const priced = JSON.stringify((await customer.send(productCalls.products, { body: {} })).body)
    return [priced, session].filter((text) => CANARY.test(text)).length
  }
  return readUntil(seen, (count) => count === 2, LONGEST_READ)
}

/** All pages of the sitemap that are no products, and some that are. */
async function publicPaths(url: string, products: number): Promise<readonly string[]> {
  const sitemap = async () => (await fetch(`${url}/sitemap.xml`)).text()
  const xml = await readUntil(sitemap, (text) => text.includes('<loc>'), LONGEST_READ)
  const paths = [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const isProduct = (path: string) => path.startsWith('/product/')
  return [
    ...paths.filter((path) => !isProduct(path)),
    ...paths.filter(isProduct).slice(0, products),
    '/sl?page=2',
    '/login',
    '/register',
    '/sitemap.xml',
    '/robots.txt',
    '/no/such/page',
  ]
}

async function readPages(environment: TestEnvironment, { count, say }: Trial): Promise<Figures> {
  const { url } = environment
  await plantCanaries(environment)
  const customerSees = await seenByCustomer(url)
  const sum = { pages: 0, drawn: 0, described: 0, hits: 0, bytes: 0 }
  for (const path of await publicPaths(url, count))
    for (const cookie of [`${DOCUMENT_COOKIE}=known`, ''])
      for (const coding of path.startsWith('/product/') ? ['br', 'gzip', 'identity'] : ['br', 'identity']) {
        const headers = { cookie, 'accept-encoding': coding }
        const html = await (await fetch(url + path, { headers })).text()
        sum.pages++
        sum.bytes += html.length
        if (html.includes('data-page="')) sum.drawn++
        if (html.includes('property="og:title"')) sum.described++
        const found = CANARY.exec(html)
        if (found) {
          sum.hits++
          if (sum.hits <= 5) say(`${found[0]} in ${path} as ${coding}`)
        }
      }
  return { ...sum, customer_sees: customerSees }
}
