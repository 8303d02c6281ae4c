import { type Random, randomOf } from '#pyro/random.ts'

export type { Random }

/** The generator of a path of names and numbers, independent of the generators of all other paths. */
export function seededRandom(...path: readonly (string | number)[]): Random {
  return randomOf(['seed-2025', ...path].join('|'))
}

/** A whole number from low to high, both included. */
export function integer(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

export function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new Error('nothing to pick from')
  return choice
}

/** Some different choices; fewer than asked when the same one is drawn twice. */
export function pickSome<T>(random: Random, choices: readonly T[], count: number): readonly T[] {
  return [...new Set(Array.from({ length: count }, () => pick(random, choices)))]
}

export type Weights<T extends string> = { readonly [K in T]?: number }

export function pickWeighted<T extends string>(random: Random, weights: Weights<T>): T {
  const entries = Object.entries<number | undefined>(weights).map(
    ([key, weight]) => [key, weight ?? 0] as const,
  )
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [key, weight] of entries) {
    left -= weight
    // the keys of Weights<T> are T
    if (left < 0) return key as T
  }
  throw new Error('weights sum to nothing')
}
