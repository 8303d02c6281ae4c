import type { Random } from '#pyro/random.ts'

/** Tubes that fire together, or one shortly after the other. */
export type Volley = readonly VolleyShot[]
export interface VolleyShot {
  /** in seconds after the first of the volley */
  readonly after: number
  readonly fan: number
  readonly height: number
  readonly size: number
}

type Pattern = (count: number, random: Random) => readonly Volley[]

/** All shots of a device in volleys, in the angles of the pictures of its firing pattern. */
export function volleysOf(pattern: string | null, count: number, random: Random): readonly Volley[] {
  const make = patterns[pattern ?? 'straight'] ?? singles
  return make(count, random)
}

const SWEEP_STEP = 0.12

const shot = (fan: number, height = 1, size = 1, after = 0): VolleyShot => ({ fan, height, size, after })

const singles: Pattern = (count, random) =>
  Array.from({ length: count }, () => [shot((random() - 0.5) * 0.06, 0.96 + random() * 0.08)])

const patterns: Readonly<Record<string, Pattern>> = {
  fan: (count) => grouped(count, fanWidth(count), (u) => shot(u * 0.62, 1.02 - 0.07 * u * u, 0.92)),
  peacock: (count) => grouped(count, Math.min(13, count), (u) => shot(u * 0.95, 1.02 - 0.12 * u * u, 0)),
  'z-sweep': sweeping,
  'v-shape': (count) =>
    grouped(count, 2, (u, row) => (row % 2 ? shot(u * 0.62, 0.92) : shot(u * 0.45, 1.05))),
  'w-shape': (count) => grouped(count, 3, (u) => shot(u * 0.42, u === 0 ? 0.86 : 1.02, u === 0 ? 0.85 : 1)),
  'x-cross': (count) =>
    grouped(count, 2, (u, row) => (row % 2 ? shot(-u * 0.7, 0.88) : shot(-u * 0.5, 1.05))),
  salvo: (count) =>
    grouped(count, Math.min(6, Math.max(3, Math.round(count / 4))), (u, row) =>
      shot(u * 0.2, row % 2 ? 1.04 : 0.94, 0.95),
    ),
  random: (count, random) =>
    Array.from({ length: count }, () => [
      shot((random() - 0.5) * 1.05, 0.75 + random() * 0.3, 0.75 + random() * 0.35, random() * 0.4),
    ]),
  spiral: (count) =>
    Array.from({ length: count }, (_, i) => [shot(Math.sin(i * 0.95) * 0.5, 0.8 + 0.25 * (i / count))]),
  mine: (count) => Array.from({ length: count }, () => [shot(0)]),
  candle: (count, random) =>
    Array.from({ length: count }, (_, i) => [
      shot(Math.sin(i * 1.9 + 0.6) * 0.1, 0.85 + random() * 0.15, 0.3, random() * 0.15),
    ]),
  missiles: (count, random) =>
    Array.from({ length: count }, () => [
      shot((random() - 0.5) * 0.7, 0.7 + random() * 0.35, 0, random() * 0.12),
    ]),
}

/** 3 to 7 tubes at once, so that the last volley is a whole one where that is possible. */
function fanWidth(count: number): number {
  const whole = [5, 7, 6, 4, 3].find((width) => count % width === 0)
  return Math.min(count, whole ?? 5)
}

/** u runs from -1 to 1 through each volley. */
function grouped(
  count: number,
  width: number,
  make: (u: number, row: number) => VolleyShot,
): readonly Volley[] {
  return Array.from({ length: Math.ceil(count / width) }, (_, row) => {
    const tubes = Math.min(width, count - row * width)
    return Array.from({ length: tubes }, (__, i) => make(tubes === 1 ? 0 : (i / (tubes - 1)) * 2 - 1, row))
  })
}

/** From one side to the other and back. */
function sweeping(count: number): readonly Volley[] {
  return grouped(count, Math.min(count, 7), (u, row) => {
    const way = row % 2 ? -u : u
    return shot(way * 0.58, 1, 0.9, ((u + 1) / 2) * 6 * SWEEP_STEP)
  })
}
