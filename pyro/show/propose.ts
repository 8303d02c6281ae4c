import { SHOW_FORMAT, type ShowCue, type ShowDoc } from '#contract/shows/show-doc.ts'
import { fnv1a, randomOf } from '#pyro/random.ts'
import { type CaseTable, caseTable } from './case-table.ts'
import { chooseCases, type Style } from './choose-cases.ts'
import { devicesPerCase } from './devices-per-case.ts'
import { lengthOf } from './gaps.ts'
import { loudest, type Noise, noiseOf } from './noise-of.ts'
import { scheduleUnits, type Start } from './schedule-units.ts'
import type { ShowProducts } from './show-product.ts'
import { unitsOf } from './show-units.ts'
import { fittingProducts, impossibleWish, type ShowWishes, type WishName } from './wishes.ts'

export type ProposedShow = {
  readonly style: string
  readonly doc: ShowDoc
  readonly table: CaseTable
  readonly length_ms: number
  readonly noise: Noise
}
export type Proposal =
  | { readonly kind: 'plans'; readonly plans: readonly ProposedShow[] }
  /** the budget or the stock is enough for a part of the wished length */
  | { readonly kind: 'thin'; readonly plans: readonly ProposedShow[]; readonly seconds: number }
  | { readonly kind: 'impossible'; readonly wish: WishName }

export const STYLES: readonly Style[] = [
  { name: 'Steady', density: 1.5, most: 2.5, share: 0.45, thrift: 0.7, products: 4 },
  { name: 'Varied', density: 3, most: 5, share: 0.7, thrift: 0.5, products: 6 },
  { name: 'Grand', density: 5, most: 9, share: 1, thrift: 0.3, products: 8 },
]
/** of the wished length; a shorter plan is thin */
const ENOUGH = 0.9

/** Three shows of whole cases in which every device is placed; the same seed proposes the same. */
export function propose(wishes: ShowWishes, products: ShowProducts, seed: number): Proposal {
  const fitting = fittingProducts(products, wishes)
  if (fitting.length === 0) return { kind: 'impossible', wish: impossibleWish(products, wishes) }
  const plans = STYLES.map((style) => {
    const random = randomOf(`${seed} ${style.name}`)
    const chosen = [...chooseCases(fitting, wishes, style, random)].map(([product, cases]) => {
      return { product, devices: cases * (devicesPerCase(product) ?? 1) }
    })
    const starts = scheduleUnits(unitsOf(chosen, wishes, random), wishes)
    return proposedShow(wishes, style, seed, starts, products)
  }).filter(({ doc }) => doc.cues.length > 0)
  if (plans.length === 0) return { kind: 'impossible', wish: 'firing' }
  const longest = Math.max(...plans.map(({ length_ms }) => length_ms)) / 1_000
  return longest < wishes.seconds * ENOUGH
    ? { kind: 'thin', plans, seconds: Math.floor(longest) }
    : { kind: 'plans', plans }
}

/** Beyond ten degrees a tilted tube takes more distance. */
const positions = [
  { id: 'left', name: 'Left', x_ft: -60, angle_deg: -9 },
  { id: 'center', name: 'Center', x_ft: 0, angle_deg: 0 },
  { id: 'right', name: 'Right', x_ft: 60, angle_deg: 9 },
]
/** Each third unit at the same position, so that clip igniters have time. */
const round = ['center', 'left', 'right']

function proposedShow(
  { crowd_ft, firing, noise, seconds }: ShowWishes,
  style: Style,
  seed: number,
  starts: readonly Start[],
  products: ShowProducts,
): ProposedShow {
  const own = fnv1a(`${seed} ${style.name}`)
  const doc: ShowDoc = {
    format: SHOW_FORMAT,
    name: `${style.name} show, ${minutes(seconds)}`,
    seed: own,
    site: { crowd_ft, firing, noise },
    positions,
    cues: starts.map((start, index) =>
      cueOf(`${own.toString(36)}-${index + 1}`, start, round[index % 3] ?? 'center'),
    ),
    music: null,
    on_hand: {},
  }
  return {
    style: style.name,
    doc,
    table: caseTable(doc, products),
    length_ms: lengthOf(doc, products),
    noise: loudest(starts.map(({ unit }) => noiseOf(unit.product))),
  }
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const cueOf = (id: string, { unit, at_ms }: Start, position: string): ShowCue => ({
  id,
  products_id: unit.product.products_id,
  count: unit.count,
  at_ms,
  position,
  spacing_ms: unit.spacing_ms,
  angle_deg: 0,
  lead_ms: null,
  note: '',
})
