import type { Weights } from '#server/demo/seeded-random.ts'
import type {
  CaliberLabel,
  DebrisLabel,
  EffectLabel,
  IgnitionLabel,
  PatternLabel,
} from '#server/new-shop/facet-values.ts'
import { slug } from '#server/catalogue/slug.ts'

/** What fills the packs of a category; it decides names, attributes and prices. */
export type CategoryKind = 'cake' | 'shell' | 'single' | 'item' | 'mix' | 'gear'

export type Category = {
  readonly name: string
  readonly url: string
  readonly kind: CategoryKind
  /** how many products are generated */
  readonly count: number
  /** packaging to weight: packs per case / pieces per pack */
  readonly packaging: Weights<string>
  /** base price of one piece, in cents */
  readonly base: number
  readonly shots?: readonly [low: number, high: number]
  readonly calibers?: readonly CaliberLabel[]
  /** indices of performanceHeights, low and high */
  readonly heights: readonly [low: number, high: number]
  readonly effects?: readonly EffectLabel[]
  readonly pattern?: PatternLabel | 'drawn' | 'none'
  readonly seconds?: readonly [low: number, high: number]
  readonly ignition?: IgnitionLabel
  readonly debris?: DebrisLabel
  readonly hazmat?: string
  readonly texasRestricted?: true
}

export type CategoryTraits = Omit<
  Category,
  'name' | 'url' | 'kind' | 'count' | 'packaging' | 'base' | 'heights'
> & {
  readonly heights?: readonly [number, number]
  readonly url?: string
}

export function category(
  name: string,
  kind: CategoryKind,
  count: number,
  packaging: Weights<string>,
  base: number,
  traits: CategoryTraits = {},
): Category {
  return { heights: [0, 0], url: slug(name), ...traits, name, kind, count, packaging, base }
}
