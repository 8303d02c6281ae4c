import type { ShowProduct } from '#pyro/show/show-product.ts'
import { clockText } from '#src/views/shows/show-builder/show-texts.ts'

/** "87 shots · 0:38", "201-300 ft · 4 s". */
export function productMeta({ shots, performance_height, caliber, seconds }: ShowProduct): string {
  const what = shots !== null && shots > 1 ? `${shots} shots` : (performance_height ?? caliber)
  const long = seconds === null ? null : durationText(seconds)
  return [what, long].filter((part) => part !== null && part !== undefined).join(' · ')
}

const durationText = (seconds: number): string =>
  seconds < 10 ? `${Math.round(seconds * 10) / 10} s` : clockText(seconds * 1_000, false)
