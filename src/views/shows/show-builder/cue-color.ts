import { swatches } from '#src/ui/theme/palettes.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'

/** Of a product without a known color. */
const OTHER = swatches.silver

/** The first color of a product, as its block in the timeline has it. */
export function cueColor(product: ShowProduct | undefined): string {
  const name = (product?.colors[0] ?? '').toLowerCase()
  return Object.entries(swatches).find(([color]) => color === name)?.[1] ?? OTHER
}
