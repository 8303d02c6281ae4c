/**
 * Stars of one shot as a function of time: any frame can be drawn alone. In feet and seconds from its first effect at
 * (0, 0), up is positive. Both renderers read the same rows.
 */
export interface Burst {
  /** `STAR_ROW` numbers a star; the first `main` are trails, the rest is glitter */
  readonly stars: Float32Array
  readonly count: number
  readonly main: number
  /** `HALO_ROW` numbers a glow */
  readonly halos: Float32Array
  readonly haloCount: number
  /** stars follow each other so long; 0: each burns once */
  readonly steady_s: number
}

/** A burst that is computed when its first frame is drawn. */
export type BurstSource = () => Burst

export const STAR_ROW = 24
export const HALO_ROW = 12

/** Places in a row of a star. Colors are red, green, blue from 0 to 1. */
export const STAR = {
  x: 0,
  y: 1,
  vx: 2,
  vy: 3,
  drag: 4,
  /** downwards */
  gravity: 5,
  born: 6,
  life: 7,
  /** seconds after its birth from which on the trail is seen */
  from: 8,
  /** in seconds: how fast its trail fades when it is out */
  linger: 9,
  /** flashes a second; 0 burns steadily */
  blink: 10,
  phase: 11,
  red: 12,
  green: 13,
  blue: 14,
  alpha: 15,
  tailRed: 16,
  tailGreen: 17,
  tailBlue: 18,
  tailAlpha: 19,
  width: 20,
  /** diameter of the dot at its end; 0 for none */
  head: 21,
  /** how the trail brightens towards the star; 0: it fades at both ends */
  ease: 22,
  /** how white the star glows */
  heat: 23,
} as const

/** Places in a row of a glow. */
export const HALO = {
  x: 0,
  y: 1,
  radius: 2,
  red: 3,
  green: 4,
  blue: 5,
  alpha: 6,
  born: 7,
  life: 8,
  /** it drifts so far while it lives */
  driftX: 9,
  driftY: 10,
  /** it has grown by so much of its radius when it ends */
  growth: 11,
} as const
