import type { PublicShowDoc, ShowDoc } from '#contract/shows/show-doc.ts'
import type { ShowProducts } from './show-product.ts'
import { spanOf, timingOf } from './timing.ts'

/** One cue as it is lit. */
export type FiringRow = {
  /** of `cueNumbers` */
  readonly number: number
  readonly cue_id: string
  /** before 0 when it is lit before the start of the show */
  readonly lit_ms: number
  readonly at_ms: number
  /** name of the position */
  readonly position: string
  readonly product: string
  readonly model: string
  readonly count: number
  readonly spacing_ms: number
  readonly angle_deg: number
  /** the fuse burns 3 to 9 seconds, 6 are assumed */
  readonly is_estimated: boolean
  readonly note: string
}

type Doc = Pick<PublicShowDoc, 'positions'> & {
  readonly cues: readonly (PublicShowDoc['cues'][number] & Partial<Pick<ShowDoc['cues'][number], 'note'>>)[]
}

type Numbered = Pick<Doc, 'cues'> & { readonly positions: readonly { readonly id: string }[] }

/**
 * What each placed cue is called everywhere: its place in the order of lighting, from 1. Those of unknown products
 * follow, because no list says when to light them.
 */
export function cueNumbers(
  { cues, positions }: Numbered,
  products: ShowProducts,
): ReadonlyMap<string, number> {
  const tracks = new Map(positions.map(({ id }, index) => [id, index]))
  const placed = cues.flatMap((cue) => {
    const { id, at_ms, products_id, position } = cue
    if (at_ms === null) return []
    const product = products.get(products_id)
    const lit_ms = (product && spanOf(cue, product)?.ignition_ms) ?? at_ms
    return [{ id, at_ms, lit_ms, isUnknown: Number(!product), track: tracks.get(position) ?? 0 }]
  })
  return new Map(
    placed
      .toSorted(
        (a, b) => a.isUnknown - b.isUnknown || a.lit_ms - b.lit_ms || a.at_ms - b.at_ms || a.track - b.track,
      )
      .map(({ id }, index) => [id, index + 1]),
  )
}

/** The placed cues in the order in which they are lit; those of unknown products apart. */
export function firingList(doc: Doc, products: ShowProducts): readonly FiringRow[] {
  const { cues, positions } = doc
  const numbers = cueNumbers(doc, products)
  const names = new Map(positions.map(({ id, name }) => [id, name]))
  const angles = new Map(positions.map(({ id, angle_deg }) => [id, angle_deg]))
  const rows = cues.flatMap((cue) => {
    const product = products.get(cue.products_id)
    const span = product ? spanOf(cue, product) : null
    if (product === undefined || span === null) return []
    return [
      {
        number: numbers.get(cue.id) ?? 0,
        cue_id: cue.id,
        lit_ms: span.ignition_ms,
        at_ms: span.start_ms,
        position: names.get(cue.position) ?? '',
        product: product.products_name,
        model: product.products_model,
        count: cue.count,
        spacing_ms: cue.spacing_ms,
        angle_deg: (angles.get(cue.position) ?? 0) + cue.angle_deg,
        is_estimated: cue.lead_ms === null && timingOf(product).is_estimated,
        note: cue.note ?? '',
      },
    ]
  })
  return rows.toSorted((a, b) => a.number - b.number)
}
