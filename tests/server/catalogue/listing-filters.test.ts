import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Facet, productCalls, type ProductList } from '#contract/catalogue/products.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop()
const visitor = new Shopper(shop.url)
const customer = new Shopper(shop.url)
await customer.logIn(seededEmail('silver'))
const SILVER = 16

const list = (body: object, shopper = visitor) => shopper.call(productCalls.products, { body })
const everything = async (body: object, shopper = visitor): Promise<ProductList['products']> => {
  const first = await list(body, shopper)
  const { last_page } = first.meta.pagination
  const rest = await Promise.all(
    Array.from({ length: last_page - 1 }, (_, index) => list({ ...body, page: index + 2 }, shopper)),
  )
  return [first, ...rest].flatMap((answer) => answer.products)
}

/** The selection of each filter as independent SQL. */
const columns: Readonly<Record<Exclude<Facet, 'price'>, string>> = {
  category_url: '(select array[c.url] from categories c where c.id = p.category_id)',
  brand_url: '(select array[b.url] from brands b where b.id = p.brand_id)',
  list_url:
    '(select array_agg(l.url) from product_list_entries e join product_lists l on l.id = e.list_id where e.product_id = p.id)',
  color: 'p.colors',
  effect: 'p.effects',
  firing_pattern: 'array[p.firing_pattern]',
  debris_profile: 'array[p.debris_profile]',
  duration: 'array[p.duration]',
  ignition_type: 'array[p.ignition_type]',
  caliber: 'array[p.caliber]',
  performance_height: 'array[p.performance_height]',
  availability:
    "(select case when s.qty > 0 then array['in-stock'] end from stock s where s.product_id = p.id)",
}
async function idsBySql(filter: Partial<Record<Facet, readonly string[]>>, project = 11): Promise<number[]> {
  const conditions = Object.entries(filter).map(([facet, values]) => {
    if (facet !== 'price') return sql`${sql.raw(columns[facet as keyof typeof columns])} && ${values}::text[]`
    const bounds = values.map((value) => {
      const [low = '', high = ''] = value.split('-')
      return sql`(select cents from prices where product_id = p.id and level_id = ${SILVER}) between ${Number(low) * 100} and ${high === '' ? 2e9 : Number(high) * 100 - 1}`
    })
    return sql`(${sql.join(bounds, sql` or `)})`
  })
  const { rows } = await sql<{ id: number }>`select id from products p where ${sql.join(
    [sql`project_id = ${project}`, ...conditions],
    sql` and `,
  )} order by id`.execute(shop.db)
  return rows.map((row) => row.id)
}
const sortedIds = (products: ProductList['products']) =>
  products.map((product) => product.products_id).sort((a, b) => a - b)

test('all pages together contain every product of the storefront exactly once', async () => {
  expect(sortedIds(await everything({}))).toEqual(await idsBySql({}))
  const pro = new Shopper(shop.url, 14)
  expect(sortedIds(await everything({}, pro))).toEqual(await idsBySql({}, 14))
})

const filters: readonly Partial<Record<Facet, readonly string[]>>[] = [
  { color: ['Red'] },
  { color: ['Red', 'Gold'] },
  { category_url: ['Sparklers', 'Smoke'], color: ['Blue'] },
  { brand_url: ['Brindlefire'], effect: ['Willow', 'Palm'], color: ['Gold', 'Silver'] },
  { list_url: ['On_Sale'], caliber: ['1.75"', '2"'] },
  { debris_profile: ['Clay Plugs'], duration: ['16-30 Seconds'] },
  {
    firing_pattern: ['V-Shape', 'Z-Sweep'],
    performance_height: ['101-150 ft'],
    ignition_type: ['Visco Fuse'],
  },
  { price: ['25-50'] },
  { price: ['0-25', '400-'], color: ['Green'] },
]
test.each(filters)(
  '[LIST-19][ENT-01] %o selects what SQL selects: OR within a filter, AND between them',
  async (filter) => {
    expect(sortedIds(await everything(filter, customer))).toEqual(await idsBySql(filter))
  },
)

test.each(['0-', '-0', '100-50', '-'])('the price filter %s is no range, and has no name', async (value) => {
  const { products, meta } = await list({ price: [value] }, customer)
  expect(products).toEqual([])
  expect(meta.facets['price']?.map((option) => option.value)).not.toContain(value)
})

test.each(filters)(
  '[LIST-19] the counts beside %o are what choosing the value instead would give',
  async (filter) => {
    const { meta } = await list(filter, customer)
    for (const [facet, counts] of Object.entries(meta.facets) as [
      Facet,
      { value: string; count: number }[],
    ][])
      for (const { value, count } of counts.slice(0, 6)) {
        const found = await idsBySql({ ...filter, [facet]: [value] })
        expect({ facet, value, count }).toEqual({ facet, value, count: found.length })
      }
  },
)
