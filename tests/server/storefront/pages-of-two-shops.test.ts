import { afterAll, expect, test } from 'vitest'
import { openShop } from '#server/shop.ts'
import { useBuiltApp } from '#tests/support/built-app.ts'
import { useShop } from '#tests/support/shop.ts'
import { testSecret } from '#tests/support/test-secret.ts'

const SOON = 50
const assets = useBuiltApp()
const shop = await useShop({ assets, refreshPeriod: SOON })
const other = await openShop({
  databaseUrl: shop.databaseUrl,
  storefronts: [{ projectId: 11, port: 0 }],
  host: '127.0.0.1',
  dataDir: shop.outbox,
  secret: testSecret,
  assets,
  seedDemo: false,
  log: () => undefined,
  refreshPeriod: SOON,
})
afterAll(() => other.close())
const origins = [shop.url, other.addresses[0]?.url.replace(/\/$/, '') ?? '']

const pages = () =>
  Promise.all(origins.map(async (origin) => (await fetch(`${origin}/sl/c/Sparklers`)).text()))

test('a drawn page shows a changed product and a changed setting in every process', async () => {
  const [one, two] = await pages()
  expect(one).toBe(two)
  expect(one).not.toContain('Renamed Sparkler')
  await shop.db
    .updateTable('products')
    .set({ name: 'Renamed Sparkler' })
    .where('id', 'in', (select) =>
      select
        .selectFrom('products')
        .innerJoin('categories', 'categories.id', 'products.category_id')
        .select('products.id')
        .where('categories.url', '=', 'Sparklers'),
    )
    .execute()
  await expect
    .poll(async () => (await pages()).map((html) => html.includes('Renamed Sparkler')))
    .toEqual([true, true])
  await shop.db
    .updateTable('settings')
    .set({ value: JSON.stringify('Renamed shop') })
    .where('key', '=', 'store_name')
    .execute()
  await expect
    .poll(async () => (await pages()).map((html) => html.includes('Renamed shop')))
    .toEqual([true, true])
})
