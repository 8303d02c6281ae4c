import { STAR } from './burst.ts'

/** In seconds: how long a star takes to light up; slowly where flashes are reduced. */
const ATTACK = 0.03
const CALM_ATTACK = 0.16
/** Share of its light that a star has left when it ends. */
const AT_END = 0.55
const DARK = 0.12
const CALM_BLINK = 0.6

/** How bright a star is at an age, from 0 to 1; the shader of the renderer has the same lines. */
export function starLight(stars: Float32Array, row: number, age: number, isCalm: boolean): number {
  if (age <= 0) return 0
  const life = stars[row + STAR.life] ?? 0
  const blink = stars[row + STAR.blink] ?? 0
  const attack = Math.min(1, age / (isCalm ? CALM_ATTACK : ATTACK))
  if (age > life) {
    const linger = stars[row + STAR.linger] ?? 0.2
    return AT_END * attack * Math.exp(-(age - life) / (isCalm ? linger * 1.4 : linger))
  }
  const share = age / life
  const fade = share < 0.7 ? 1 : 1 - ((1 - AT_END) * (share - 0.7)) / 0.3
  if (blink === 0) return attack * fade
  if (isCalm) return attack * fade * CALM_BLINK
  const isLit = Math.sin(2 * Math.PI * (blink * age + (stars[row + STAR.phase] ?? 0))) > 0
  return attack * fade * (isLit ? 1 : DARK)
}

/** The end of the tail of a trail and its star, as ages; a young star has a short trail at least. */
export const SHORTEST_TRAIL = 0.12

/** The age of a star of a steady burst, where each star is followed by another; below 0: not lit. */
export function steadyAge(stars: Float32Array, row: number, index: number, seconds: number, steady: number) {
  const cycle = (stars[row + STAR.life] ?? 1) + 0.3
  const offset = ((index * 0.618_034) % 1) * cycle
  if (seconds < offset) return -1
  const age = (seconds - offset) % cycle
  return seconds - age > steady ? -1 : age
}
