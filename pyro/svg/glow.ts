import { type Color, css, mix, WHITE } from '#pyro/color.ts'
import type { Flare, Scene } from '#pyro/scene.ts'
import { short, shortList } from '#pyro/shapes/svg-number.ts'

/** One radial gradient for each color that glows. */
export function haloGradients(scene: Scene): string {
  return haloColors(scene)
    .map((color, index) => {
      const stop = (at: string, tone: Color, opacity: string) =>
        `<stop offset="${at}" stop-color="${css(tone)}" stop-opacity="${opacity}"/>`
      const stops =
        stop('0', mix(color, WHITE, 0.25), '.9') + stop('.22', color, '.4') + stop('.55', color, '.12')
      return `<radialGradient id="h${index}">${stops}${stop('1', color, '0')}</radialGradient>`
    })
    .join('')
}

export function haloMarkup(scene: Scene): string {
  const colors = new Map(haloColors(scene).map((color, index) => [color, index]))
  return scene.halos
    .map(({ x, y, radius, color, opacity }) => {
      const shade = opacity < 1 ? ` opacity="${opacity.toFixed(2).replace(/^0/, '').replace(/0$/, '')}"` : ''
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="url(#h${colors.get(color)})"${shade}/>`
    })
    .join('')
}

const haloColors = (scene: Scene): readonly Color[] => [...new Set(scene.halos.map((halo) => halo.color))]

/** Eight-pointed sparkles; those of one color and opacity share a path. */
export function flareMarkup(scene: Scene): string {
  const groups = Map.groupBy(
    scene.flares,
    ({ color, opacity }) => `${css(mix(color, WHITE, 0.7))} ${opacity}`,
  )
  return [...groups]
    .map(([key, flares]) => {
      const [fill = '', opacity = '1'] = key.split(' ')
      const shade = opacity === '1' ? '' : ` opacity="${opacity.replace(/^0/, '')}"`
      return `<path fill="${fill}"${shade} d="${flares.map(sparkle).join('')}"/>`
    })
    .join('')
}

/** Reach of the corners of a sparkle: a long point, a notch, a short point, a notch. */
const points = [1, 0.1, 0.6, 0.1]

function sparkle({ x, y, radius, turn }: Flare): string {
  const corners = Array.from({ length: 8 }, (_, i) => {
    const reach = radius * (points[i % 4] ?? 1)
    const angle = turn + (i * Math.PI) / 4
    return shortList(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  })
  return `M${corners.join('L')}z`
}
