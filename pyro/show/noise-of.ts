import type { ShowSite } from '#contract/shows/show-doc.ts'
import { subjectOfProduct } from './devices-per-case.ts'
import { isRising } from './required-distance.ts'
import type { ShowProduct } from './show-product.ts'

export type Noise = 'quiet' | 'moderate' | 'loud'

const levels: readonly Noise[] = ['quiet', 'moderate', 'loud']

/** Reports and crackers are loud; what whistles, crackles or rises is moderate; the rest is quiet. An estimate. */
export function noiseOf(product: ShowProduct): Noise {
  const { effects } = product
  if (effects.includes('Report') || subjectOfProduct(product) === 'crackers') return 'loud'
  if (effects.includes('Whistle') || effects.includes('Crackle') || isRising(product)) return 'moderate'
  return 'quiet'
}

export const isTooLoud = (product: ShowProduct, admitted: ShowSite['noise']): boolean =>
  levels.indexOf(noiseOf(product)) > (admitted === 'any' ? 2 : levels.indexOf(admitted))

export const loudest = (noises: readonly Noise[]): Noise =>
  levels.findLast((level) => noises.includes(level)) ?? 'quiet'
