import type { Product } from '#contract/catalogue/products.ts'

/** At most two flags on the picture, the most important first. */
export function productFlags(product: Product): readonly string[] {
  const flags = [
    product.on_sale ? 'On sale' : null,
    product.is_new ? 'New' : null,
    product.texas_restricted ? 'No TX shipping' : null,
    product.pro_use ? 'Pro use only' : null,
  ]
  return flags.filter((flag) => flag !== null).slice(0, 2)
}

/**
 * Distinguishing attributes, for example "23 shots", "1.75"", "Willow", "Fan". Only one effect, preferably one of
 * `wanted`.
 */
export function traits(product: Product, wanted: readonly string[] = []): readonly string[] {
  const isWanted = (effect: string) => wanted.some((each) => each.toLowerCase() === effect.toLowerCase())
  const { shots, caliber, effects, firing_pattern: pattern } = product
  const texts = [
    shots !== null && shots > 1 ? `${shots} shots` : null,
    caliber,
    effects.find((effect) => isWanted(effect)) ?? effects[0] ?? null,
    pattern === 'Single Shot' ? null : pattern,
  ]
  const known = texts.filter((text) => text !== null)
  return known.length > 0 ? known : [product.category]
}

/** In cents: a lower price per piece is not shown. */
const LEAST_EACH = 5

export function eachCents({ price, pieces_per_case: pieces }: Product): number | undefined {
  if (price === undefined || pieces <= 1) return undefined
  const each = Math.round(price / pieces)
  return each < LEAST_EACH ? undefined : each
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
export const shortDay = (isoDay: string): string =>
  dayFormat.format(new Date(`${isoDay.slice(0, 10)}T12:00:00Z`))

/** When more of a sold-out product is expected; null when nobody knows, or the day has passed. @param today YYYY-MM-DD */
export const arrivalText = ({ eta }: Pick<Product, 'eta'>, today: () => string): string | null =>
  eta === null || eta.slice(0, 10) < today() ? null : `Expected ${shortDay(eta)}`
