import { gearSubjects, type Subject, subjectOf } from '#pyro/art-subject.ts'
import type { ShowProduct } from './show-product.ts'

/** Lit as a whole: a string of crackers, a battery of missiles, a box of snaps, a chain of shells. */
const litByPack: ReadonlySet<string> = new Set([
  'firecrackers',
  'saturn-missile-batteries',
  'snaps--poppers',
  'shell-chains--finales',
])

/** Devices, each lit for itself, in a case; null: gear or an assortment, which is no cue. */
export function devicesPerCase(product: ShowProduct): number | null {
  if (!isDevice(product)) return null
  const packs = Number.parseInt(product.products_packaging, 10)
  if (litByPack.has(product.category_url.toLowerCase()) && packs > 0) return packs
  return Math.max(1, product.pieces_per_case)
}

export function isDevice(product: ShowProduct): boolean {
  const subject = subjectOfProduct(product)
  return subject !== 'assortment' && !gearSubjects.has(subject)
}

const subjects = new WeakMap<ShowProduct, Subject>()

/** What is drawn for the product, as `artSpec` says; looked up once for each product. */
export function subjectOfProduct(product: ShowProduct): Subject {
  const known = subjects.get(product)
  if (known !== undefined) return known
  const { category_url, effects, products_name, products_url } = product
  const effect = effects[0]?.toLowerCase().replaceAll(' ', '-') ?? null
  const subject = subjectOf(category_url, effect, products_name, products_url)
  subjects.set(product, subject)
  return subject
}
