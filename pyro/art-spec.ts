import type { ArtSource } from './art-source.ts'
import { type Subject, subjectOf } from './art-subject.ts'
import { type ColorName, fireworkColors } from './color.ts'

/** What is drawn, in the words of the catalogue: attributes without anything invented. */
export type ArtSpec = {
  readonly key: string
  readonly subject: Subject
  /** names of the product's own colors, in its order; empty for gear and for a product without colors */
  readonly colors: readonly ColorName[]
  /** `brocade-crown`: effects of the product, in its order; the first decides the picture */
  readonly effects: readonly string[]
  /** `z-sweep`: how the tubes fire */
  readonly pattern: string | null
  /** diameter of the tube in inches */
  readonly caliber: number
  readonly shots: number
  readonly name: string
}

export function artSpec(product: ArtSource): ArtSpec {
  const effects = product.effects.map(word)
  return {
    key: product.products_url,
    subject: subjectOf(product.category_url, effects[0] ?? null, product.products_name, product.products_url),
    colors: product.colors.map(word).filter(isColorName),
    effects,
    pattern: product.firing_pattern === null ? null : word(product.firing_pattern),
    caliber: inches(product.caliber),
    shots: product.shots ?? 1,
    name: product.products_name,
  }
}

const word = (label: string): string => label.toLowerCase().replaceAll(' ', '-')

const isColorName = (name: string): name is ColorName => Object.hasOwn(fireworkColors, name)

const MEDIUM = 2

/** 1.75" is inches, 30mm millimeters; without a caliber the burst gets a medium size. */
function inches(caliber: string | null): number {
  const size = Number.parseFloat(caliber ?? '')
  if (!Number.isFinite(size)) return MEDIUM
  return caliber?.endsWith('mm') ? size / 25.4 : size
}
