/** A source of numbers in [0, 1) that repeats exactly for the same seed. */
export type Random = () => number

/** Random source of a text: the same text gives the same numbers everywhere. */
export function randomOf(text: string): Random {
  return mulberry32(fnv1a(text))
}

/** Makes six uniform draws spread like a normal distribution of deviation 1. */
const SPREAD = Math.SQRT2

export function gaussian(random: Random): number {
  let sum = 0
  for (let i = 0; i < 6; i++) sum += random()
  return (sum - 3) * SPREAD
}

export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

function mulberry32(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
