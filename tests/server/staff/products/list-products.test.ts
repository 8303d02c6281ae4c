import { expect, test } from 'vitest'
import { type ProductFilter, staffProductCalls as calls } from '#contract/staff/staff-products.ts'
import { openProductDesk, savedProduct } from '#tests/support/product-desk.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const { staff, newStaff, good, read, save, setStock } = await openProductDesk(shop)
const list = (q: string, filter: ProductFilter = 'all', page = 1, by = staff) =>
  by.call(calls.listStaffProducts, { query: { q, filter, page: String(page) } })
const modelsOf = async (q: string, filter?: ProductFilter) =>
  (await list(q, filter)).products.map(({ model }) => model)

test('a product is found by a part of model, name, UPC, brand or bin in any case, in its storefront only', async () => {
  const one = await good()
  const shown = await read(one.id)
  const { fields } = savedProduct(await save(shown, { name: 'Zephyrine Dawn', bin: 'Aisle-77' }))
  const parts = [one.model.toLowerCase(), 'phyrine d', one.upc.slice(2, 11), 'AISLE-7']
  for (const part of parts) expect(await modelsOf(part)).toEqual([one.model])
  const ofBrand = await list((fields['brand'] ?? '').toUpperCase())
  expect(ofBrand.products.every(({ brand }) => brand === fields['brand'])).toBe(true)
  expect(await modelsOf('no such thing')).toEqual([])
  expect((await list(one.model, 'all', 1, await newStaff(14))).products).toEqual([])
  expect((await list('100%_')).products).toEqual([])
})

test('filters list the hidden, those without a price of a level, the sold out and the low ones', async () => {
  const [hidden, unpriced, soldOut, low] = [await good(), await good(), await good(), await good()]
  for (const each of [hidden, unpriced, soldOut, low]) await save(await read(each.id), { bin: 'FILTERED' })
  await save(await read(hidden.id), { active: 'no' })
  await save(await read(unpriced.id), { 'price:gold': '' })
  await setStock(soldOut.id, 0)
  await setStock(low.id, 5)
  const { products, pagination } = await list('filtered')
  expect(pagination.total).toBe(4)
  expect(products.find(({ id }) => id === unpriced.id)).toMatchObject({
    model: unpriced.model,
    active: true,
    stock: unpriced.qty,
    bin: 'FILTERED',
    unpriced: ['gold'],
    price: expect.any(Number),
  })
  expect(await modelsOf('filtered', 'hidden')).toEqual([hidden.model])
  expect(await modelsOf('filtered', 'no_price')).toEqual([unpriced.model])
  expect(await modelsOf('filtered', 'sold_out')).toEqual([soldOut.model])
  expect(await modelsOf('filtered', 'low')).toEqual([low.model])
})

test('the list comes by 50 in the order of the models, and a page past the end is the last one', async () => {
  const [first, second] = [await list(''), await list('', 'all', 2)]
  expect(first.products).toHaveLength(50)
  expect(first.pagination).toMatchObject({
    per_page: 50,
    current_page: 1,
    last_page: Math.ceil(first.pagination.total / 50),
  })
  const last = await list('', 'all', 9_999)
  expect(last.pagination.current_page).toBe(last.pagination.last_page)
  expect(second.products[0]?.id).not.toBe(first.products[0]?.id)
})
