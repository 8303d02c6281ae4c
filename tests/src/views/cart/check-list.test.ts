import { expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { checkList } from '#src/views/cart/check-list.ts'

// only the fields of a product that the check reads
const product = (products_id: number, quantity: number) => ({ products_id, quantity }) as Product
const products: Readonly<Record<string, Product>> = { A: product(1, 9), B: product(2, 0), C: product(3, 2) }
const find = (code: string) =>
  code === 'X' ? Promise.reject(new Error('no answer')) : Promise.resolve(products[code] ?? null)
const line = (code: string, quantity: number | null, isSummed = false) => ({ code, quantity, isSummed })

test('[CART-18] the preview shows for each line of a list what adding it will do', async () => {
  const lines = [
    line('A', 3),
    line('A', 4, true),
    line('B', 1),
    line('C', 5),
    line('N', 1),
    line('A', null),
    line('X', 1),
  ]
  const checked = await checkList(lines, find, () => undefined)
  expect(checked.map(({ status, isReady }) => [status, isReady])).toEqual([
    ['OK', true],
    ['OK, duplicates summed', true],
    ['Out of stock', false],
    ['OK, only the 2 in stock will be added', true],
    ['Not found', false],
    ['Quantity is not a number from 1 to 9,999', false],
    ['Could not be checked', false],
  ])
})

test('[CART-18] the check reports its progress and keeps the order of the list', async () => {
  const lines = Array.from({ length: 20 }, (_, index) => line(`N${index}`, 1))
  const told: number[] = []
  const checked = await checkList(lines, find, (done) => told.push(done))
  expect(checked.map(({ code }) => code)).toEqual(lines.map(({ code }) => code))
  expect(told).toEqual(lines.map((_, index) => index + 1))
})
