import type { Random } from '#pyro/random.ts'

/** One tube of a cake: where it stands, how it leans (radians), how high it shoots and how big it breaks. */
export type Shot = {
  readonly offset: number
  readonly angle: number
  readonly height: number
  /** 0 for a comet without a break */
  readonly size: number
}

const FAN = 7

/** The tubes that fire at once, by firing pattern. */
export function shotsOf(pattern: string | null, random: Random): readonly Shot[] {
  const shots = patterns[pattern ?? 'fan'] ?? patterns['fan']
  return shots?.(random) ?? []
}

const patterns: Readonly<Record<string, (random: Random) => readonly Shot[]>> = {
  straight: () => [shot(0, 0, 1, 1.6), shot(0, 0, 0.46, 0)],
  'single-shot': () => [shot(0, 0, 1, 1.6)],
  fan: () => spread(FAN, (u) => shot(u * 17, u * 0.7, 1.04 - 0.07 * u * u, 0.84)),
  'v-shape': () => [
    shot(-14, -0.62, 0.88, 0.95),
    shot(-14, -0.5, 1.08, 0.95),
    shot(14, 0.5, 1.08, 0.95),
    shot(14, 0.62, 0.88, 0.95),
  ],
  'w-shape': () => [
    shot(-66, -0.34, 0.98, 0.76),
    shot(-66, 0.2, 1.06, 0.76),
    shot(66, -0.2, 1.06, 0.76),
    shot(66, 0.34, 0.98, 0.76),
    shot(0, 0, 0.74, 0.6),
  ],
  'z-sweep': () =>
    spread(6, (u, share) => shot(u * 18 - 8, u * 0.58 - 0.04, 0.6 + 0.44 * share, 0.5 + 0.4 * share)),
  'x-cross': () => [
    shot(-84, 0.62, 1.06, 0.86),
    shot(-84, 0.84, 0.84, 0.66),
    shot(84, -0.62, 1.06, 0.86),
    shot(84, -0.84, 0.84, 0.66),
  ],
  salvo: () => [-150, -90, -30, 30, 90, 150].map((at, i) => shot(at * 0.82, 0, i % 2 ? 1.06 : 0.86, 0.76)),
  random: (random) =>
    Array.from({ length: 6 }, (_, i) =>
      shot(
        (random() - 0.5) * 30,
        ((i + random()) / 6 - 0.5) * 1.15,
        0.55 + random() * 0.5,
        0.5 + random() * 0.5,
      ),
    ),
  peacock: () => spread(13, (u) => shot(u * 10, u * 0.98, 1.02 - 0.12 * u * u, 0)),
  spiral: () =>
    Array.from({ length: 8 }, (_, i) =>
      shot(Math.sin(i * 0.95) * 14, Math.sin(i * 0.95) * 0.5, 0.34 + 0.103 * i, 0.34 + 0.068 * i),
    ),
}

function shot(offset: number, angle: number, height: number, size: number): Shot {
  return { offset, angle, height, size }
}

/** u runs from -1 to 1, share from 0 to 1. */
function spread(count: number, make: (u: number, share: number) => Shot): readonly Shot[] {
  return Array.from({ length: count }, (_, i) => make((i / (count - 1)) * 2 - 1, i / (count - 1)))
}
