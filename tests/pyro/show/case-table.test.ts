import { describe, expect, test } from 'vitest'
import { randomOf } from '#pyro/random.ts'
import { type CaseRow, caseTable } from '#pyro/show/case-table.ts'
import { devicesPerCase } from '#pyro/show/devices-per-case.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import { showFromLines } from '#pyro/show/show-from-lines.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import { allProducts, consumerProducts, productOf } from './catalogue-products.ts'
import { randomShow } from './random-shows.ts'

const products = [...allProducts.values()]
const SHOWS = 10_000

/** Recounts a row by opening one case after the other. */
function recount({ product, devices, on_hand, stock }: CaseRow, perCase: number) {
  let cases = 0
  let there = on_hand
  while (there < devices && cases < stock) {
    cases += 1
    there += perCase
  }
  return { cases, missing: Math.max(0, devices - there), total: (product.price ?? 0) * cases }
}

function wrongShows(shows: number, perCaseOf: (product: ShowProduct) => number): number {
  const random = randomOf('cases')
  let wrong = 0
  for (let show = 0; show < shows; show++) {
    const table = caseTable(randomShow(random, products), allProducts)
    const rows = [...table.rows, ...table.also_needed]
    const counted = rows.map((row) => recount(row, perCaseOf(row.product)))
    const total = counted.reduce((sum, row) => sum + row.total, 0)
    const isExact = rows.every(
      ({ cases, missing }, index) => cases === counted[index]?.cases && missing === counted[index]?.missing,
    )
    if (!isExact || total !== table.totals.total) wrong += 1
  }
  return wrong
}

describe('[SHOW-04] the cases of a show', () => {
  test(`are the fewest that hold its devices, with an exact total, in ${SHOWS} shows`, () => {
    expect(wrongShows(SHOWS, (product) => devicesPerCase(product) ?? product.pieces_per_case)).toBe(0)
  })
  test('and counting pieces in place of devices would be noticed', () => {
    expect(wrongShows(100, (product) => product.pieces_per_case)).toBeGreaterThan(0)
  })
  test('are capped by the stock, and say how many devices are missing', () => {
    const cake = {
      ...productOf('500-Gram-Cakes'),
      products_packaging: '4/1',
      pieces_per_case: 4,
      quantity: 2,
    }
    const { doc } = showFromLines('Fair', 1, [{ product: cake, cases: 3 }])
    const [row] = caseTable(doc, new Map([[cake.products_id, cake]])).rows
    expect(row).toMatchObject({ wanted: 3, cases: 2, is_capped: true, missing: 4, leftover: 0 })
  })
  test('have the money of what is left over, in cents', () => {
    const shells = { ...productOf('Artillery-Shells'), pieces_per_case: 72, quantity: 9, price: 10_001 }
    const doc = {
      ...showFromLines('Fair', 1, [{ product: shells, cases: 1 }]).doc,
      on_hand: { [shells.products_id]: 65 },
    }
    const [row] = caseTable(doc, new Map([[shells.products_id, shells]])).rows
    expect(row).toMatchObject({ cases: 1, total: 10_001, leftover: 65, leftover_value: 9_029 })
  })
  test('have no total for a visitor, and none of what is no longer sold', () => {
    const { price: _, ...cake } = productOf('500-Gram-Cakes')
    const gone = { ...productOf('500-Gram-Cakes', 1), is_sold: false }
    const { doc } = showFromLines('Fair', 1, [
      { product: cake, cases: 1 },
      { product: gone, cases: 1 },
    ])
    const known = new Map([cake, gone].map((product) => [product.products_id, product]))
    const table = caseTable(doc, known)
    expect(table.totals).toMatchObject({ total: null, leftover_value: null })
    expect(table.rows[1]).toMatchObject({ stock: 0, cases: 0, is_capped: true })
  })
  test('name the products that nobody knows', () => {
    const { doc } = showFromLines('Fair', 1, [{ product: productOf('Sparklers'), cases: 1 }])
    expect(caseTable(doc, new Map()).unknown).toEqual([productOf('Sparklers').products_id])
  })
})

describe('a device is what one lights', () => {
  test.each([
    ['Firecrackers', '80/16', 80],
    ['Saturn-Missile-Batteries', '12/100', 12],
    ['Snaps--Poppers', '6/50', 6],
    ['Shell-Chains--Finales', '8/10', 8],
    ['Artillery-Shells', '12/6', 72],
    ['Bottle-Rockets', '25/12/12', 3_600],
  ])('a case of %s, %s, holds %i', (category, products_packaging, devices) => {
    const pieces_per_case = products_packaging.split('/').reduce((product, each) => product * Number(each), 1)
    const product = { ...productOf(category), products_packaging, pieces_per_case }
    expect(devicesPerCase(product)).toBe(devices)
  })
  test('every product of both storefronts has devices, gear and assortments apart', () => {
    const none = products.filter((product) => devicesPerCase(product) === null)
    const categories = [...new Set(none.map(({ category_url }) => category_url))].toSorted()
    expect(categories).toEqual([
      'Assortments',
      'Firing-Systems',
      'Fuse--Igniters',
      'Fuse--Supplies',
      'Mortars--Racks',
    ])
    expect(none).toHaveLength(104)
  })
})

describe('a show from lines', () => {
  const lines = [
    { product: productOf('Fountains'), cases: 2 },
    { product: productOf('Firing-Systems'), cases: 1 },
  ]
  test('has all devices in its tray and names the gear that is no cue', () => {
    const { doc, left_out } = showFromLines('From my cart', 7, lines)
    const perCase = devicesPerCase(productOf('Fountains'))
    expect(doc.cues.map(({ count, at_ms }) => [count, at_ms])).toEqual([[(perCase ?? 0) * 2, null]])
    expect(left_out).toEqual([productOf('Firing-Systems')])
    expect(caseTable(doc, consumerProducts).rows[0]).toMatchObject({ wanted: 2, leftover: 0 })
  })
  test('an empty show has positions and a name, whatever is given', () => {
    expect(emptyShow('  ', -1)).toMatchObject({ name: 'Untitled show', seed: 0xffff_ffff, cues: [] })
  })
})
