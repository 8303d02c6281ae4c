import { counted } from '#contract/platform/format-count.ts'
import type { Noise } from '#pyro/show/noise-of.ts'
import type { WishedColors } from '#pyro/show/wished-colors.ts'
import type { WishName } from '#pyro/show/wishes.ts'

/** "5 minutes", "1:30 minutes" */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  if (rest > 0) return `${minutes}:${String(rest).padStart(2, '0')} minutes`
  return counted(minutes, 'minute')
}

export const NOISE_TEXTS: Readonly<Record<Noise, string>> = {
  quiet: 'Quiet',
  moderate: 'Moderate noise',
  loud: 'Loud',
}

/** "Red in 2 of 6 products, no Gold; also Green, Blue" */
export function colorsText({ wished, others }: WishedColors, products: number): string {
  const kept = wished.map(({ color, count }) => {
    if (count === 0) return `no ${color}`
    return count === products ? `${color} in all products` : `${color} in ${count} of ${products} products`
  })
  const text = `${kept.join(', ')}${others.length > 0 ? `; also ${others.join(', ')}` : ''}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Why no show can be made, and what to change. */
export const IMPOSSIBLE: Readonly<Record<WishName, string>> = {
  goods: 'Nothing that fits is in stock now.',
  length: 'Everything that fits burns longer than most of the show. Ask for a longer show.',
  crowd: 'No product may be fired this near to a crowd. Move the crowd back.',
  noise: 'Nothing that fits is this quiet. Admit more noise.',
  colors: 'Nothing that fits has these colors. Choose more colors, or none.',
  firing:
    'By hand one device is lit every ten seconds, and nothing that fits burns that long or comes in cases that small. Fire electrically, or ask for a longer show.',
  budget: 'The smallest case that fits costs more than the budget. Raise it.',
}
