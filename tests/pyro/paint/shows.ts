import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { artSpec } from '#pyro/art-spec.ts'
import type { ArtSpec } from '#pyro/art-spec.ts'
import type { FlightProduct } from '#pyro/flight/flight-product.ts'
import { planShow } from '#pyro/flight/plan.ts'
import { catalogue } from '#server/demo/catalogue/catalogue.ts'

export const goods = catalogue()
export const products = new Map<number, FlightProduct>(goods.map((product) => [product.products_id, product]))

export type Cue = ShowDoc['cues'][number]

let cues = 0
export const cueOf = (products_id: number, at_ms: number, more: Partial<Cue> = {}): Cue => ({
  id: `cue-${cues++}`,
  products_id,
  count: 1,
  at_ms,
  position: 'center',
  spacing_ms: 0,
  angle_deg: 0,
  lead_ms: null,
  note: '',
  ...more,
})

export const planOf = (given: readonly Cue[], seed = 7) =>
  planShow(
    {
      seed,
      site: { crowd_ft: 300, firing: 'electric', noise: 'any' },
      positions: [
        { id: 'left', name: 'Left', x_ft: -90, angle_deg: -8 },
        { id: 'center', name: 'Center', x_ft: 0, angle_deg: 0 },
        { id: 'right', name: 'Right', x_ft: 90, angle_deg: 8 },
      ],
      cues: given.map((cue, index) => ({ ...cue, id: `cue-${index}` })),
    },
    products,
  )

export function find(fits: (spec: ArtSpec, product: (typeof goods)[number]) => boolean): number {
  const found = goods.find((product) => fits(artSpec(product), product))
  if (!found) throw new Error('the catalogue has no such product')
  return found.products_id
}

const SHELLS = [
  'strobe',
  'peony',
  'crackle',
  'chrysanthemum',
  'brocade-crown',
  'ring',
  'palm',
  'dahlia',
  'crossette',
  'willow',
]
const shell = (effect: string): number =>
  find((spec) => spec.subject === 'burst' && spec.effects[0] === effect && spec.caliber === 3)

/** Sixty shells in so many seconds. */
export const finaleOf = (seconds: number, seed = 7) =>
  planOf(
    Array.from({ length: 60 }, (_, index) =>
      cueOf(shell(SHELLS[index % SHELLS.length] ?? 'peony'), 6_000 + (index * seconds * 1_000) / 60, {
        position: ['left', 'center', 'right'][index % 3] ?? 'center',
        angle_deg: ((index * 7) % 21) - 10,
      }),
    ),
    seed,
  )
