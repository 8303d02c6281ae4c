import type { ShowDoc, ShowSite } from '#contract/shows/show-doc.ts'
import { type CaseTable, caseTable } from './case-table.ts'
import { isDevice } from './devices-per-case.ts'
import { distances } from './distances.ts'
import { gapsOf } from './gaps.ts'
import { type FastLighting, fastPairs, lightings } from './lightings.ts'
import { isTooLoud } from './noise-of.ts'
import type { DistanceSettings } from './required-distance.ts'
import type { RuleSource } from './safety-rules.ts'
import type { ShowProduct, ShowProducts } from './show-product.ts'
import { spanOf } from './timing.ts'

type OfCues = { readonly cue_ids: readonly string[]; readonly sources: readonly RuleSource[] }

/** What is dangerous or thin about a show; an estimate, of which the fire authority decides. */
export type Finding = OfCues &
  (
    | {
        readonly kind: 'crowdTooNear'
        readonly product: ShowProduct
        readonly crowd_ft: number
        readonly needed_ft: number
      }
    | { readonly kind: 'litBeforeStart'; readonly early_ms: number }
    | { readonly kind: 'needsPapers' }
    | { readonly kind: 'restrictedInState'; readonly state: string }
    | { readonly kind: 'tooLoud'; readonly admitted: ShowSite['noise'] }
    | {
        readonly kind: 'litTooFast'
        readonly firing: ShowSite['firing']
        readonly spacing_ms: number
        readonly needed_ms: number
        /** the cues that follow each other too fast; one alone: its own devices do */
        readonly pairs: readonly FastLighting[]
      }
    | { readonly kind: 'gap'; readonly from_ms: number; readonly to_ms: number }
    | { readonly kind: 'soldOut'; readonly product: ShowProduct; readonly missing: number }
    | {
        readonly kind: 'leftover'
        readonly product: ShowProduct
        readonly devices: number
        /** cents; null without a login */
        readonly value: number | null
      }
    | { readonly kind: 'isDisplay' }
  )
export type FindingKind = Finding['kind']

export type FindingSettings = DistanceSettings & {
  /** the customer may use professional goods */
  readonly hasPapers: boolean
  /** of delivery, such as TX */
  readonly state?: string | null | undefined
}

/** Dangers first, then what makes the show thin, sold out, and what is left over. */
export function findings(
  doc: ShowDoc,
  products: ShowProducts,
  settings: FindingSettings,
): readonly Finding[] {
  return [
    ...tooNear(doc, products, settings),
    ...litBeforeStart(doc, products),
    ...restricted(doc, products, settings),
    ...litTooFast(doc, products),
    ...gapsOf(doc, products).map((gap) => ({ kind: 'gap' as const, ...gap, sources: ['own' as const] })),
    ...inStock(doc, caseTable(doc, products)),
    ...isDisplay(doc, products),
  ]
}

const dangers: ReadonlySet<FindingKind> = new Set([
  'crowdTooNear',
  'litBeforeStart',
  'needsPapers',
  'restrictedInState',
  'tooLoud',
  'litTooFast',
] as const)

/** They head the print and every file. */
export const isDanger = ({ kind }: Finding): boolean => dangers.has(kind)

function tooNear(doc: ShowDoc, products: ShowProducts, settings: FindingSettings): readonly Finding[] {
  const { crowd_ft } = doc.site
  return distances(doc, products, settings)
    .filter(({ feet }) => feet > crowd_ft)
    .map(({ feet, product, cue_ids, sources }) => {
      return { kind: 'crowdTooNear' as const, product, cue_ids, sources, crowd_ft, needed_ft: feet }
    })
}

function litBeforeStart({ cues }: ShowDoc, products: ShowProducts): readonly Finding[] {
  const early = cues.flatMap((cue) => {
    const product = products.get(cue.products_id)
    const span = product ? spanOf(cue, product) : null
    return span !== null && span.ignition_ms < 0 ? [{ id: cue.id, ms: -span.ignition_ms }] : []
  })
  if (early.length === 0) return []
  const early_ms = Math.max(...early.map(({ ms }) => ms))
  return [{ kind: 'litBeforeStart', cue_ids: early.map(({ id }) => id), sources: ['visco'], early_ms }]
}

function restricted(
  doc: ShowDoc,
  products: ShowProducts,
  { hasPapers, state = null }: FindingSettings,
): readonly Finding[] {
  const { noise } = doc.site
  const found = (finding: Finding) => (finding.cue_ids.length > 0 ? [finding] : [])
  const named = (is: (product: ShowProduct) => boolean) => cuesOf(doc, products, is)
  const pro = hasPapers ? [] : named(({ pro_use }) => pro_use)
  const texas = state === 'TX' ? named(({ texas_restricted }) => texas_restricted) : []
  return [
    ...found({ kind: 'needsPapers', cue_ids: pro, sources: ['state'] }),
    ...found({ kind: 'restrictedInState', cue_ids: texas, sources: ['state'], state: state ?? '' }),
    ...found({
      kind: 'tooLoud',
      cue_ids: named((product) => isDevice(product) && isTooLoud(product, noise)),
      sources: ['own'],
      admitted: noise,
    }),
  ]
}

function litTooFast(doc: ShowDoc, products: ShowProducts): readonly Finding[] {
  const { firing } = doc.site
  const pairs = fastPairs(lightings(doc, products), firing)
  const [first] = pairs
  if (first === undefined) return []
  const cue_ids = [...new Set(pairs.flatMap((pair) => pair.cue_ids))]
  const spacing_ms = Math.min(...pairs.map((pair) => pair.spacing_ms))
  const sources = [firing === 'hand' ? 'hand' : 'clip'] as const
  return [{ kind: 'litTooFast', cue_ids, sources, firing, spacing_ms, needed_ms: first.needed_ms, pairs }]
}

function inStock(doc: ShowDoc, { rows }: CaseTable): readonly Finding[] {
  const idsOf = (id: number) => doc.cues.filter(({ products_id }) => products_id === id).map((cue) => cue.id)
  const short = rows.filter(({ missing }) => missing > 0)
  const left = rows.filter(({ leftover }) => leftover > 0)
  return [
    ...short.map(({ product, missing, products_id }) => {
      return { kind: 'soldOut' as const, cue_ids: idsOf(products_id), sources: [], product, missing }
    }),
    ...left.map(({ product, leftover, leftover_value, products_id }) => {
      const cue_ids = idsOf(products_id)
      return {
        kind: 'leftover' as const,
        cue_ids,
        sources: [],
        product,
        devices: leftover,
        value: leftover_value,
      }
    }),
  ]
}

function isDisplay(doc: ShowDoc, products: ShowProducts): readonly Finding[] {
  const consumer = cuesOf(doc, products, (product) => isDevice(product) && !product.pro_use)
  return consumer.length > 0 ? [{ kind: 'isDisplay', cue_ids: [], sources: ['audience'] }] : []
}

function cuesOf(
  { cues }: ShowDoc,
  products: ShowProducts,
  is: (product: ShowProduct) => boolean,
): readonly string[] {
  return cues
    .filter(({ products_id }) => {
      const product = products.get(products_id)
      return product !== undefined && is(product)
    })
    .map(({ id }) => id)
}
