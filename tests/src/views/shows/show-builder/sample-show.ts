import type { ShowCue, ShowDoc } from '#contract/shows/show-doc.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import { cueSpan } from '#pyro/flight/cue-span.ts'
import { cueViews } from '#src/views/shows/show-builder/cue-views.ts'
import type { ShownShow } from '#src/views/shows/show-builder/show-editing.types.ts'

export const sampleProduct = (changes: Partial<ShowProduct> = {}): ShowProduct => ({
  products_id: 1,
  products_url: 'aqua-palm',
  image_url: '/images/300/aqua-palm.svg',
  products_name: '3 in Aqua Palm',
  products_model: 'AP300',
  category_url: '3-inch-shells',
  products_packaging: '36/1',
  pieces_per_case: 36,
  quantity: 20,
  colors: ['Aqua'],
  effects: ['Palm'],
  firing_pattern: 'Single Shot',
  duration: null,
  seconds: 3,
  shots: 1,
  caliber: '3"',
  performance_height: '201-300 ft',
  ignition_type: 'Electric Match',
  pro_use: false,
  texas_restricted: false,
  ...changes,
})

export const sampleCue = (changes: Partial<ShowCue> = {}): ShowCue => ({
  id: 'a',
  products_id: 1,
  count: 1,
  at_ms: 6_200,
  position: 'left',
  spacing_ms: 0,
  angle_deg: 0,
  lead_ms: null,
  note: '',
  ...changes,
})

export const sampleDoc = (cues: readonly ShowCue[]): ShowDoc => ({ ...emptyShow('Fair', 7), cues: [...cues] })

/** A show of products 1 (sold) and 2 (sold out); every other product is gone. */
export function sampleShown(cues: readonly ShowCue[], changes: Partial<ShownShow> = {}): ShownShow {
  const products = [
    sampleProduct(),
    sampleProduct({ products_id: 2, products_name: 'Gold Willow', colors: ['Gold'], quantity: 0 }),
  ]
  return {
    doc: sampleDoc(cues),
    products: new Map(products.map((product) => [product.products_id, product])),
    goods: 'known',
    readOnly: null,
    ...changes,
  }
}

export const sampleViews = (cues: readonly ShowCue[]) => cueViews(sampleShown(cues), cueSpan)
