import type { ArtSpec } from '#pyro/art-spec.ts'

/** What the drawings of a product are placed and timed by; feet and seconds. */
export interface Measures {
  readonly height: number
  readonly radius: number
  readonly pace: number
  readonly seconds: number
}

/** Different bursts of a product, so that no two neighbors are the same. */
export const VARIANTS = 3
const MOST_TURNS = 6

/** How many shots differ before colors and effects begin again. */
export function turnsOf({ colors, effects }: ArtSpec): number {
  const [a, b] = [Math.max(1, colors.length), Math.max(1, effects.length)]
  const all = a % b === 0 || b % a === 0 ? Math.max(a, b) : a * b
  return Math.min(MOST_TURNS, Math.max(VARIANTS, all))
}

/** Effects of a cake that are comets and not breaks. */
export function isCometTurn({ effects }: ArtSpec, turn: number): boolean {
  const effect = turnEffect(effects, turn)
  return effect === 'comet' || effect === 'whistle'
}

/** A fan is how a cake fires and not what breaks. */
export function turnEffect(effects: readonly string[], turn: number): string {
  const shown = effects.filter((effect) => effect !== 'fan')
  return shown[turn % Math.max(1, shown.length)] ?? 'peony'
}

/** The first is the burst of the product's picture. */
export const variantOf = (spec: ArtSpec, variant: number): ArtSpec =>
  variant === 0 ? spec : { ...spec, key: `${spec.key} ${variant}` }
