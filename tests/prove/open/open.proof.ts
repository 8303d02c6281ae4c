import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { formatMoney } from '#contract/platform/money.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase, type TestDb } from '#tests/support/database.ts'
import { orderCommand } from '#server/staff/admin-cli/orders.ts'
import { productCommand } from '#server/staff/admin-cli/products.ts'
import { tableCommand } from '#server/staff/admin-cli/tables.ts'
import { csvOfTable, exportedProducts } from '#server/staff/imports/products/export-products.ts'
import { readImportCatalogue } from '#server/staff/imports/products/product-state.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { readUntil } from '#tests/prove/rig/read-until.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { approvedCustomer, CARRIERS, openNewShop, setUpBy } from '#tests/support/new-shop.ts'
import { openTestCluster } from '#tests/support/test-cluster.ts'

const PROJECT = 11

export const open: Proof = {
  rule: '[T69][T70] an owner opens a shop on an empty database by commands alone: the goods of another shop are the same after an import, and customers register, order, get their goods and their money back',
  // customers
  counts: { test: 1, long: 20, control: 1 },
  controlBreaks: ['failed'],
  run: async (trial) => {
    const cluster = await openTestCluster()
    const folder = mkdtempSync(join(tmpdir(), 'emberwright-open-'))
    try {
      const [demoUrl, databaseUrl] = [await cluster.clone(), await cluster.empty()]
      return await openAndServe({ demoUrl, databaseUrl, folder }, trial)
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await cluster.close()
    }
  },
  judge: (figures) => [
    ...above(figures, { other_products: 0, failed: 0 }),
    ...below(figures, { products: 600, registered: 1, ordered: 1, shipped: 1, refunded: 1 }),
  ],
}

interface Places {
  readonly demoUrl: string
  readonly databaseUrl: string
  readonly folder: string
}

async function openAndServe(places: Places, { count, broken, say }: Trial): Promise<Figures> {
  const { demoUrl, databaseUrl, folder } = places
  const { config, shop, url } = await openNewShop(databaseUrl, folder)
  const db = openDatabase(databaseUrl, 2, NO_TIMEOUTS)
  const figures = {
    products: 0,
    other_products: 0,
    registered: 0,
    ordered: 0,
    shipped: 0,
    refunded: 0,
    failed: 0,
  }
  try {
    say(await setUpBy(databaseUrl, fileIn(folder, 'setup.json', JSON.stringify(SETUP)), config))
    const workbook = join(folder, 'products.xlsx')
    await productCommand(demoUrl, [PROJECT], ['export', 'products', workbook])
    const toProducts = (...options: string[]) =>
      productCommand(databaseUrl, [PROJECT], ['import', 'products', workbook, ...options])
    say(
      (await toProducts('--create'))
        .filter((line, at, all) => line.includes('refused') || all[at - 1]?.includes('refused'))
        .join('\n')
        .slice(0, 900),
    )
    await toProducts('--apply')
    await tableCommand(databaseUrl, [
      'import',
      'carriers',
      fileIn(folder, 'carriers.csv', CARRIERS),
      '--apply',
    ])
    const [demo, own] = [await linesOf(demoUrl), await linesOf(databaseUrl)]
    figures.products = own.length - 1
    figures.other_products = demo.filter((line) => !own.includes(line)).length
    if (broken) await removeReferenceData(db)
    for (let customer = 0; customer < count; customer++)
      await serve(figures, { db, databaseUrl, url }).catch((thrown: unknown) => {
        figures.failed++
        say(String(thrown).slice(0, 300))
      })
    figures.refunded = await countRefunded(db)
    return figures
  } finally {
    await db.destroy()
    await shop.close()
  }
}

const SETUP = {
  consumer: {
    email: 'sales@quill.example',
    phone: '(417) 555-0140',
    public_url: 'https://quill.example',
    mail_from: 'shop@quill.example',
    notify_orders: 'pack@quill.example',
    rates_confirmed: true,
    legal_texts_confirmed: true,
  },
  staff: { email: 'owner@quill.example' },
}

function fileIn(folder: string, name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

/** An export of the products without what each shop numbers for itself. */
async function linesOf(databaseUrl: string): Promise<readonly string[]> {
  const db = openDatabase(databaseUrl, 1, NO_TIMEOUTS)
  try {
    const [titles = [], ...rows] = exportedProducts(await readImportCatalogue(db), [PROJECT])
    const order = titles
      .map((_, at) => at)
      .sort((one, other) => ((titles[one] ?? '') < (titles[other] ?? '') ? -1 : 1))
    return csvOfTable([titles, ...rows].map((row) => order.map((at) => row[at] ?? '')))
      .split('\r\n')
      .filter((line) => line !== '')
  } finally {
    await db.destroy()
  }
}

/** The negative control: nothing but what the owner brings. */
const removeReferenceData = (db: TestDb) => sql`truncate levels cascade`.execute(db)

interface NewShop {
  readonly db: TestDb
  readonly databaseUrl: string
  readonly url: string
}

/** A customer registers, orders by card, gets the goods and the money back. */
async function serve(figures: Record<string, number>, shop: NewShop): Promise<void> {
  const { db, databaseUrl } = shop
  const count = (name: string) => (figures[name] = (figures[name] ?? 0) + 1)
  const product = await db
    .selectFrom('products as p')
    .innerJoin('stock as s', 's.product_id', 'p.id')
    .select('p.id')
    .where('s.qty', '>', 1)
    .where('p.active', '=', true)
    .where('p.pro_use', '=', false)
    .where('p.eta', 'is', null)
    .orderBy('p.id')
    .executeTakeFirstOrThrow()
  const { shopper } = await approvedCustomer(shop, product.id)
  count('registered')
  const placed = await submit(shopper, await goToReview(shopper))
  const number = String(placed.data?.orders_id ?? '')
  if (!placed.success) throw new Error(JSON.stringify(placed))
  count('ordered')
  await orderCommand(databaseUrl, ['ship', number, 'TRACK-1'])
  count('shipped')
  const { total_cents: total } = await db
    .selectFrom('orders')
    .select('total_cents')
    .where('id', '=', Number(number))
    .executeTakeFirstOrThrow()
  await orderCommand(databaseUrl, ['refund', number, formatMoney(total).replaceAll(/[$,]/g, ''), 'Damaged'])
}

/** The running shop asks the gateway for refunds within a minute. */
async function countRefunded(db: TestDb): Promise<number> {
  const states = await readUntil(
    () => db.selectFrom('payments').select('state').where('kind', '=', 'refund').execute(),
    (refunds) => refunds.every(({ state }) => state !== 'pending'),
    LONGEST_REFUND,
  )
  return states.filter(({ state }) => state === 'done').length
}

const LONGEST_REFUND = 120_000
