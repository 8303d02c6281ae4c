import { integer, type Random } from '#server/demo/seeded-random.ts'
import type { Brand } from './brands.ts'
import {
  type CatalogueProduct,
  type Line,
  type ListUrl,
  type ProductAttributes,
} from './catalogue-product.ts'
import type { Category } from './category.ts'
import { type Prices, pricesFrom } from './price-levels.ts'

/** "12/6" is twelve packs of six pieces. */
export function piecesOf(packaging: string): { readonly packs: number; readonly perPack: number } {
  const [packs = 1, ...rest] = packaging.split('/').map(Number)
  return { packs, perPack: rest.reduce((product, each) => product * each, 1) }
}

export function drawPrices(
  random: Random,
  category: Category,
  brand: Brand,
  packaging: string,
  shots: number | null,
): Prices {
  const { packs, perPack } = piecesOf(packaging)
  const worth = packs * category.base * perPack ** 0.75 * packs ** -0.05
  const size = category.shots ? shotScale(category.shots, shots ?? 1) : 0.75 + random() * 0.6
  return pricesFrom(worth * size * brand.priceFactor * (0.94 + random() * 0.12))
}

function shotScale([low, high]: readonly [number, number], shots: number): number {
  return 0.62 + (0.76 * (shots - low)) / Math.max(1, high - low)
}

export function drawStock(random: Random): Pick<CatalogueProduct, 'quantity' | 'eta_days'> {
  const fate = random()
  if (fate < 0.78) return { quantity: integer(random, 10, 400), eta_days: null }
  if (fate < 0.88) return { quantity: integer(random, 1, 9), eta_days: null }
  return { quantity: 0, eta_days: fate >= 0.96 ? integer(random, 9, 150) : null }
}

export function drawLists(random: Random, attributes: ProductAttributes): readonly ListUrl[] {
  const chances: readonly (readonly [ListUrl, number])[] = [
    ['New_Products_2025', 0.07],
    ['Just_Arrived', 0.07],
    ['Best_Sellers', 0.08],
    ['On_Sale', 0.06],
  ]
  const drawn = chances.filter(([, chance]) => random() < chance).map(([url]) => url)
  return attributes.debris_profile === 'No Debris' ? [...drawn, 'Low_Debris'] : drawn
}

export function hazmatOf(random: Random, category: Category, line: Line): string | null {
  if (category.kind === 'gear') return null
  if (category.hazmat) return category.hazmat
  if (line === 'consumer') return 'UN0336 1.4G'
  return random() < 0.55 ? 'UN0431 1.4G' : 'UN0335 1.3G'
}

export function drawWeight(random: Random, category: Category): number {
  const pounds = category.kind === 'gear' ? 4 + random() * 30 : 12 + random() * 34
  return Math.round(pounds * 10) / 10
}
