import type {
  CaliberLabel,
  ColorLabel,
  DebrisLabel,
  DurationLabel,
  EffectLabel,
  HeightLabel,
  IgnitionLabel,
  PatternLabel,
} from '#server/new-shop/facet-values.ts'
import type { Prices } from './price-levels.ts'

/** The attributes that listings filter by and that pictures are drawn from; gear has none of them. */
export type ProductAttributes = {
  readonly colors: readonly ColorLabel[]
  readonly effects: readonly EffectLabel[]
  readonly firing_pattern: PatternLabel | null
  readonly duration: DurationLabel | null
  readonly seconds: number | null
  readonly shots: number | null
  readonly caliber: CaliberLabel | null
  readonly performance_height: HeightLabel | null
  readonly debris_profile: DebrisLabel | null
  readonly ignition_type: IgnitionLabel | null
}

export type CatalogueProduct = ProductAttributes & {
  readonly products_id: number
  /** 11 consumer, 14 professional */
  readonly project: 11 | 14
  readonly products_model: string
  readonly products_name: string
  readonly products_url: string
  readonly manufacturers_name: string
  readonly brand_url: string
  readonly category: string
  readonly category_url: string
  readonly products_packaging: string
  readonly pieces_per_case: number
  readonly upc: string
  /** cents per case at each level */
  readonly prices: Prices
  /** cases in stock */
  readonly quantity: number
  /** days from the day of seeding until more arrives */
  readonly eta_days: number | null
  readonly pro_use: boolean
  readonly texas_restricted: boolean
  readonly hazmat: string | null
  readonly lists: readonly ListUrl[]
  readonly weight_lb: number
  readonly description_html: string
}

export const listUrls = [
  'New_Products_2025',
  'Just_Arrived',
  'Best_Sellers',
  'On_Sale',
  'Low_Debris',
] as const
export type ListUrl = (typeof listUrls)[number]

export type Line = 'consumer' | 'pro'
