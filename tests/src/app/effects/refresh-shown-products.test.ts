import { expect, test } from 'vitest'
import { createQueryClient } from '#src/app/boot/query-client.ts'
import { refreshShownProducts } from '#src/app/effects/refresh-shown-products.ts'

const LIST = ['products', 11, 'silver', { page: 1 }]
const RAIL = ['products', 11, 'silver', { page: 1, list: 'Just_Arrived' }]
const PRODUCT = ['product', 11, 'silver', 'QS1003-slow-burn']
const OTHER = ['product', 11, 'silver', 'QS1004-quiet']

async function refreshedOn(pathname: string): Promise<readonly string[]> {
  const queries = createQueryClient()
  const asked: string[] = []
  for (const queryKey of [LIST, RAIL, PRODUCT, OTHER]) queries.setQueryData(queryKey, 'known')
  const shown = [LIST, RAIL, PRODUCT, OTHER].map((queryKey) =>
    queries.getQueryCache().find({ queryKey, exact: true }),
  )
  await refreshShownProducts(queries, pathname)
  for (const query of shown) if (query?.state.isInvalidated) asked.push(query.queryHash)
  return asked.map((hash) => hash.slice(2, 9))
}

test('[CART-03] on a product page only that product is refreshed', async () => {
  expect(await refreshedOn('/product/QS1003-slow-burn')).toEqual(['product'])
})

test.each(['/sl', '/sl/c/Comets', '/shoplist', '/category/Comets', '/sf/brand/QS'])(
  '[CART-03] %s is a listing, so lists are refetched',
  async (pathname) => {
    expect(await refreshedOn(pathname)).toEqual(['product', 'product'])
  },
)

test.each(['/', '/cart', '/checkout/payment', '/product/slow-burn', '/slow-burn'])(
  '[CART-03] %s shows no loaded product, so nothing is refetched',
  async (pathname) => {
    expect(await refreshedOn(pathname)).toEqual([])
  },
)
