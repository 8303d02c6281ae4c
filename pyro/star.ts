import type { Color } from './color.ts'
import { type Body, type Point, positionAt } from './motion.ts'

/** How the tail end of a star's light is drawn. */
export type Trail = {
  /** visible from this share of its life on */
  readonly from: number
  /** pieces that the trail is cut into */
  readonly pieces: number
  readonly ease: number
  /** fades at both ends, as willows and fountains do */
  readonly fades: boolean
  readonly tailColor: Color
  readonly tailWidth: number
  readonly tailAlpha: number
}

/** How its bright end is drawn. */
export type Bright = {
  readonly width: number
  readonly alpha: number
  /** how white it glows */
  readonly heat: number
  /** diameter of the dot at the end; 0 for none */
  readonly head: number
  readonly headColor: Color
}

export type Glitter = {
  readonly count: number
  readonly spread: number
  /** hangs behind the star; 0 keeps it about the trail */
  readonly drift: number
  readonly color: Color
}

export type Look = {
  readonly color: Color
  readonly trail: Trail
  readonly star: Bright
  readonly glitter: Glitter
}
export type LookOptions = {
  readonly trail?: Partial<Trail>
  readonly star?: Partial<Bright>
  readonly glitter?: Partial<Glitter>
}

export type Star = {
  readonly look: Look
  readonly body: Body
  readonly burn: Burn
}

export type Burn = {
  readonly life: number
  /** seconds after the shot */
  readonly born: number
  /** 0.5 at the back of the ball to 1 at the front */
  readonly brightness: number
  /** flashes a second; 0 burns steadily */
  readonly blink: number
}

const PALE_GOLD: Color = 0xffe3ae

/** Where a star goes out. */
export const tipOf = (star: Star): Point => positionAt(star.body, star.burn.life)

/** A plain look in a color; what is given wins. */
export function lookOf(color: Color, given: LookOptions = {}): Look {
  return {
    color,
    trail: {
      from: 0,
      pieces: 5,
      ease: 1.5,
      fades: false,
      tailColor: color,
      tailWidth: 0.3,
      tailAlpha: 0.05,
      ...given.trail,
    },
    star: { width: 1.5, alpha: 1, heat: 0.55, head: 0, headColor: color, ...given.star },
    glitter: { count: 0, spread: 2, drift: 0, color: PALE_GOLD, ...given.glitter },
  }
}
