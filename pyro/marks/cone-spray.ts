import { type Color, quantize } from '#pyro/color.ts'
import { gaussian } from '#pyro/random.ts'
import { addStar, type Scene } from '#pyro/scene.ts'
import { type LookOptions, lookOf } from '#pyro/star.ts'
import type { Flight } from './spherical-break.ts'

export type SprayOptions = LookOptions & {
  readonly count: number
  readonly x: number
  readonly y: number
  readonly color: Color | ((index: number) => Color)
  readonly jet: Jet
  readonly flight: Flight
  /** width of the opening */
  readonly mouth?: number
  readonly born?: number
}

export type Jet = {
  readonly speed: number
  /** the slowest, as a share of the speed, and how the speeds crowd */
  readonly slowest: number
  readonly crowding?: number
  readonly spread: number
  /** radians off the vertical */
  readonly lean?: number
}

/** Sparks that shoot up from an opening. */
export function coneSpray(scene: Scene, options: SprayOptions): void {
  const { random, detail } = scene
  const { jet, flight, color, mouth = 2, born = 0 } = options
  const trail = { pieces: 4, ease: 1.3, tailAlpha: 0.1, ...options.trail }
  const star = { heat: 0.5, ...options.star }
  const count = Math.round(options.count * detail)
  for (let i = 0; i < count; i++) {
    const angle = (jet.lean ?? 0) + gaussian(random) * jet.spread
    const v = jet.speed * (jet.slowest + (1 - jet.slowest) * random() ** (jet.crowding ?? 0.7))
    const look = lookOf(typeof color === 'function' ? color(i) : color, { ...options, trail, star })
    const body = {
      x: options.x + (random() - 0.5) * mouth,
      y: options.y,
      vx: Math.sin(angle) * v,
      vy: -Math.cos(angle) * v,
      drag: flight.drag,
      gravity: flight.gravity,
    }
    const life = flight.life * (0.45 + 0.55 * random())
    addStar(scene, look, body, { life, born, brightness: 0.45 + 0.55 * quantize(random(), 3) })
  }
}

/** The spitting mouth of a tube or a box of tubes. */
export function muzzleSparks(scene: Scene, x: number, y: number, mouth: number, count = 46): void {
  coneSpray(scene, {
    count,
    x,
    y,
    mouth,
    color: 0xffd389,
    jet: { speed: 130, slowest: 0.2, spread: 0.8 },
    flight: { drag: 2, gravity: 60, life: 0.7 },
    trail: { from: 0.1, pieces: 3 },
    star: { width: 0.8 },
  })
}
