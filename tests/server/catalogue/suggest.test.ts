import { describe, expect, test } from 'vitest'
import { productCalls } from '#contract/products.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const visitor = new Shopper(shop.url)
const suggest = (search_term: string) => visitor.call(productCalls.liveSearch, { body: { search_term } })

const names = async () =>
  shop.db
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .select(['p.model', 'p.name', 'b.name as brand'])
    .where('p.project_id', '=', 11)
    .where('p.active', '=', true)
    .execute()

type Named = Awaited<ReturnType<typeof names>>[number]

function rank({ model, name, brand }: Named, term: string): number {
  const [m, n, b] = [model.toLowerCase(), name.toLowerCase(), brand.toLowerCase()]
  if (m.startsWith(term)) return 0
  if (n.startsWith(term)) return 1
  if (` ${n}`.includes(` ${term}`)) return 2
  return ` ${n} ${b}`.includes(` ${term}`) ? 3 : 4
}

describe('suggestions', () => {
  test('[SRCH-01] prefixes of words in name and brand match', async () => {
    const all = await names()
    const inner = all.find(({ name }) => name.split(' ').length > 1)?.name.split(' ')[1] ?? ''
    const byName = await suggest(inner.slice(0, 4))
    expect(
      byName.some(({ products_name }) =>
        products_name.toLowerCase().includes(` ${inner.slice(0, 4).toLowerCase()}`),
      ),
    ).toBe(true)
    const byBrand = await suggest('halewi')
    expect(byBrand.map(({ manufacturers_name }) => manufacturers_name)).toEqual(Array(10).fill('Halewick'))
  })

  test.each(['s', 'th', 'bright', 'bf', 'sky', 'wick', 'cob'])(
    '[SRCH-01] for "%s" model prefixes rank first, then prefixes of names, of words, of brands',
    async (term) => {
      const all = new Map((await names()).map((each) => [each.model, each]))
      const ranks = (await suggest(term)).map(({ products_model }) => {
        const named = all.get(products_model)
        return named ? rank(named, term) : -1
      })
      expect(ranks.length).toBeGreaterThan(0)
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
      const best = Math.min(...[...all.values()].map((each) => rank(each, term)))
      expect(ranks[0]).toBe(best)
    },
  )
})
