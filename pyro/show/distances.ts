import type { PublicShowDoc } from '#contract/shows/show-doc.ts'
import { isDevice } from './devices-per-case.ts'
import { type Distance, type DistanceSettings, requiredDistance } from './required-distance.ts'
import type { ShowProduct, ShowProducts } from './show-product.ts'

export type DistanceRow = Distance & {
  readonly product: ShowProduct
  readonly cue_ids: readonly string[]
}

/** What each product of a show takes to the spectators, the farthest first; tilted cues count for themselves. */
export function distances(
  doc: Pick<PublicShowDoc, 'cues' | 'positions'>,
  products: ShowProducts,
  settings: DistanceSettings = {},
): readonly DistanceRow[] {
  const angles = new Map(doc.positions.map(({ id, angle_deg }) => [id, angle_deg]))
  const rows = new Map<string, DistanceRow>()
  for (const { id, products_id, position, angle_deg } of doc.cues) {
    const product = products.get(products_id)
    if (product === undefined || !isDevice(product)) continue
    const distance = requiredDistance(product, (angles.get(position) ?? 0) + angle_deg, settings)
    const key = `${products_id} ${distance.feet}`
    const cue_ids = [...(rows.get(key)?.cue_ids ?? []), id]
    rows.set(key, { ...distance, product, cue_ids })
  }
  return [...rows.values()].toSorted((a, b) => b.feet - a.feet)
}
