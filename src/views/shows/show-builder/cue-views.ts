import type { ShowCue } from '#contract/shows/show-doc.ts'
import type { CueSpan } from '#pyro/flight/cue-span.ts'
import { devicesByProduct } from '#pyro/show/case-table.ts'
import { cueNumbers } from '#pyro/show/firing-list.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import type { ShownShow } from './show-editing.types.ts'

/** A cue with what the timeline, the table and the print show of it. */
export interface CueView {
  readonly cue: ShowCue
  /** in the order of lighting, as the firing list has it; null: in the tray */
  readonly number: number | null
  readonly product: ShowProduct | undefined
  readonly name: string
  readonly span: CueSpan | null
  readonly lack: CueLack | null
}

/** Why a cue cannot be bought as it is. */
export type CueLack = 'gone' | 'soldOut'

type SpanOf = (cue: ShowCue, product: ShowProduct) => CueSpan | null

/** All cues: those of the timeline in the order of their first effect, then those of the tray. */
export function cueViews({ doc, products, goods }: ShownShow, spanOf: SpanOf): readonly CueView[] {
  const tracks = new Map(doc.positions.map(({ id }, index) => [id, index]))
  const trackOf = (cue: ShowCue) => tracks.get(cue.position) ?? 0
  const placed = doc.cues
    .filter(({ at_ms }) => at_ms !== null)
    .toSorted((one, other) => (one.at_ms ?? 0) - (other.at_ms ?? 0) || trackOf(one) - trackOf(other))
  const devices = devicesByProduct(doc)
  const isOnHand = ({ products_id }: ShowCue) =>
    (devices.get(products_id) ?? 0) <= (doc.on_hand[products_id] ?? 0)
  const tray = doc.cues.filter(({ at_ms }) => at_ms === null)
  const numbers = cueNumbers(doc, products)
  const view = (cue: ShowCue): CueView => {
    const product = products.get(cue.products_id)
    return {
      cue,
      number: numbers.get(cue.id) ?? null,
      product,
      name: product?.products_name ?? nameless(goods),
      span: product === undefined ? bareSpan(cue) : spanOf(cue, product),
      lack: goods === 'known' && !isOnHand(cue) ? lackOf(product) : null,
    }
  }
  return [...placed, ...tray].map(view)
}

const nameless = (goods: ShownShow['goods']): string =>
  goods === 'known' ? 'Product no longer sold' : 'Loading product'

/** Of a product that is not known: long enough to be seen and pressed. */
const bareSpan = ({ at_ms }: ShowCue): CueSpan | null =>
  at_ms === null ? null : { ignition_ms: at_ms, start_ms: at_ms, end_ms: at_ms + 3_000 }

function lackOf(product: ShowProduct | undefined): CueLack | null {
  if (product === undefined || product.is_sold === false) return 'gone'
  return product.quantity === 0 ? 'soldOut' : null
}

export const lackText = (lack: CueLack): string => (lack === 'gone' ? 'No longer sold' : 'Sold out')

/** From the first ignition of the show to its last effect, in milliseconds; 0: nothing is placed. */
export const showLength = (views: readonly CueView[]): number =>
  Math.max(0, ...views.map(({ span }) => span?.end_ms ?? 0))
