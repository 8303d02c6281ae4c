/** What a picture is drawn from: attributes of a product, as the products call names them. */
export type ArtSource = {
  /** seeds the picture: the same address gives the same picture */
  readonly products_url: string
  readonly products_name: string
  readonly category_url: string
  readonly colors: readonly string[]
  readonly effects: readonly string[]
  readonly firing_pattern: string | null
  readonly caliber: string | null
  readonly shots: number | null
}

/** 75 is a thumbnail without scenery, 300 a card, 900 the large picture. */
export const artSizes = [75, 300, 900] as const
export type ArtSize = (typeof artSizes)[number]
