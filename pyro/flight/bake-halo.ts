import type { Color } from '#pyro/color.ts'
import type { Halo, Scene } from '#pyro/scene.ts'
import { type Star, tipOf } from '#pyro/star.ts'

export interface Frame {
  /** of the drawing, which becomes (0, 0) */
  readonly x: number
  readonly y: number
  /** feet a unit of the drawing */
  readonly scale: number
  /** stretches time */
  readonly pace: number
  /** 0: each star burns once */
  readonly steady_s: number
}

const GLOW_S = 0.6
/** in units of a drawing: a glow so near to the end of a star belongs to it */
const NEAR = 6
/** The puffs of smoke rise and fade so long. */
const PUFF_S = 5
const FLYER_CROWN = 150

/** The glow about a break lives as long as its stars, one at the end of a star for a moment. */
export function haloRow(halo: Halo, scene: Scene, { x, y, scale, pace, steady_s }: Frame): readonly number[] {
  const place = [(halo.x - x) * scale, (y - halo.y) * scale, halo.radius * scale]
  const look = [...place, ...channels(halo.color), halo.opacity]
  if (isSmoke(scene)) {
    const far = Math.hypot(halo.x - x, halo.y - y)
    const age = steady_s > 0 ? ((far * 0.618) % 1) * PUFF_S : far / 180
    return [...look, age, PUFF_S, 26 * scale, 34 * scale, 0.5]
  }
  const longest = scene.stars.reduce((end, { burn }) => Math.max(end, burn.born + burn.life), 0)
  const { distance, moment } = endingAt(scene.stars, halo.x, halo.y)
  const isAtEnd = distance < NEAR && halo.radius < scene.radius * 0.55
  // the crown of a winged spinner glows once it is up
  const isLate = isAtEnd || (scene.spec.subject === 'flyer' && halo.y < FLYER_CROWN)
  const born = isLate ? Math.max(0, moment - 0.12) : 0
  return [...look, born * pace, (isLate ? GLOW_S : longest * 1.15) * pace, 0, 0, 0]
}

const isSmoke = ({ spec }: Scene): boolean => spec.subject === 'smoke' || spec.subject === 'day-smoke'

/** The star that ends nearest to a place: how far from it, and when in seconds. */
export function endingAt(stars: readonly Star[], x: number, y: number): { distance: number; moment: number } {
  let [nearest, moment] = [Number.POSITIVE_INFINITY, 0]
  for (const star of stars) {
    const [tipX, tipY] = tipOf(star)
    const distance = (tipX - x) ** 2 + (tipY - y) ** 2
    if (distance >= nearest) continue
    nearest = distance
    moment = star.burn.born + star.burn.life
  }
  return { distance: Math.sqrt(nearest), moment }
}

export const channels = (color: Color): readonly number[] => [
  (color >> 16) / 255,
  ((color >> 8) & 255) / 255,
  (color & 255) / 255,
]
