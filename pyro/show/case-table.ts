import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { devicesPerCase } from './devices-per-case.ts'
import type { ShowProduct, ShowProducts } from './show-product.ts'

/** What one product of a show takes, in whole cases. */
export type CaseRow = {
  readonly products_id: number
  readonly product: ShowProduct
  /** of all cues, those in the tray included */
  readonly devices: number
  readonly on_hand: number
  readonly per_case: number
  /** cases that the devices take, whatever the stock */
  readonly wanted: number
  /** cases that can be bought */
  readonly cases: number
  /** cases in stock; 0 when it is no longer sold */
  readonly stock: number
  readonly is_capped: boolean
  /** devices that neither the stock nor what is on hand covers */
  readonly missing: number
  /** devices of the bought cases that no cue uses */
  readonly leftover: number
  /** cents per case; null without a login */
  readonly price: number | null
  readonly total: number | null
  /** cents paid for the leftover devices */
  readonly leftover_value: number | null
}

export type CaseTotals = {
  readonly devices: number
  readonly cases: number
  readonly missing: number
  readonly leftover: number
  /** cents; null when a price is unknown */
  readonly total: number | null
  readonly leftover_value: number | null
}

export type CaseTable = {
  /** in the order in which the show first names the products */
  readonly rows: readonly CaseRow[]
  /** gear and assortments that the show names; they are bought but are no cues */
  readonly also_needed: readonly CaseRow[]
  /** products that nobody knows anymore, by products_id */
  readonly unknown: readonly number[]
  readonly totals: CaseTotals
}

/** The fewest whole cases that hold the devices of a show, and what they cost. */
export function caseTable(doc: Pick<ShowDoc, 'cues' | 'on_hand'>, products: ShowProducts): CaseTable {
  const all = [...devicesByProduct(doc)].map(([id, devices]) => {
    const product = products.get(id)
    return { id, row: product === undefined ? null : caseRow(product, devices, doc.on_hand[id] ?? 0) }
  })
  const known = all.flatMap(({ row }) => (row === null ? [] : [row]))
  return {
    rows: known.filter(({ product }) => devicesPerCase(product) !== null),
    also_needed: known.filter(({ product }) => devicesPerCase(product) === null),
    unknown: all.filter(({ row }) => row === null).map(({ id }) => id),
    totals: totalsOf(known),
  }
}

export function devicesByProduct({ cues }: Pick<ShowDoc, 'cues'>): ReadonlyMap<number, number> {
  const devices = new Map<number, number>()
  for (const { products_id, count } of cues) devices.set(products_id, (devices.get(products_id) ?? 0) + count)
  return devices
}

export function caseRow(product: ShowProduct, devices: number, on_hand: number): CaseRow {
  const per_case = devicesPerCase(product) ?? Math.max(1, product.pieces_per_case)
  const lacking = Math.max(0, devices - on_hand)
  const wanted = Math.ceil(lacking / per_case)
  const stock = product.is_sold === false ? 0 : product.quantity
  const cases = Math.min(wanted, stock, MAX_QUANTITY)
  const leftover = Math.max(0, cases * per_case - lacking)
  const price = product.price ?? null
  return {
    products_id: product.products_id,
    product,
    devices,
    on_hand,
    per_case,
    wanted,
    cases,
    stock,
    is_capped: cases < wanted,
    missing: Math.max(0, lacking - cases * per_case),
    leftover,
    price,
    total: price === null ? null : price * cases,
    leftover_value: price === null ? null : Math.round((price * leftover) / per_case),
  }
}

function totalsOf(rows: readonly CaseRow[]): CaseTotals {
  const sum = (key: 'devices' | 'cases' | 'missing' | 'leftover') =>
    rows.reduce((total, row) => total + row[key], 0)
  const cents = (key: 'total' | 'leftover_value') =>
    rows.reduce<number | null>(
      (total, { [key]: part }) => (total === null || part === null ? null : total + part),
      0,
    )
  return {
    devices: sum('devices'),
    cases: sum('cases'),
    missing: sum('missing'),
    leftover: sum('leftover'),
    total: cents('total'),
    leftover_value: cents('leftover_value'),
  }
}
