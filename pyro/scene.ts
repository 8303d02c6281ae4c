import type { ArtSpec } from './art-spec.ts'
import { gearSubjects } from './art-subject.ts'
import { type Color, fireworkColors, mix, quantize, WHITE } from './color.ts'
import { fnv1a, type Random, randomOf } from './random.ts'
import type { Body } from './motion.ts'
import type { Burn, Look, Star } from './star.ts'

export type Halo = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly color: Color
  readonly opacity: number
}
export type Flare = Halo & { readonly turn: number }

/** The state of one drawing: subjects add stars and markup to it, in a box of 400 × 400. */
export type Scene = {
  readonly spec: ArtSpec
  readonly random: Random
  /** multiplies the number of stars and glitter */
  readonly detail: number
  readonly colors: readonly [first: Color, second: Color, ...more: Color[]]
  /** above the water, on its shore, or on a plain ground */
  readonly place: 'sky' | 'shore' | 'studio'
  /** where an aerial burst breaks */
  readonly center: { readonly x: number; readonly y: number }
  readonly radius: number
  /** where things on the ground shoot from */
  readonly nozzle: { readonly x: number; readonly y: number }
  readonly stars: Star[]
  readonly flares: Flare[]
  readonly halos: Halo[]
  /** solid things as markup, drawn behind the light */
  readonly objects: string[]
}

export function createScene(spec: ArtSpec, detail: number): Scene {
  const random = randomOf(spec.key)
  const size = Math.max(0, Math.min(1, (spec.caliber - 1) / 5))
  const hangs = spec.effects[0] === 'willow' || spec.effects[0] === 'palm'
  return {
    spec,
    random,
    detail,
    colors: colorsOf(spec),
    place: placeOf(spec),
    center: { x: 200 + (random() - 0.5) * 16, y: hangs ? 140 : 162 - 6 * size },
    radius: 116 + 30 * size,
    nozzle: { x: 200, y: 308 },
    stars: [],
    flares: [],
    halos: [],
    objects: [],
  }
}

function placeOf({ subject }: ArtSpec): Scene['place'] {
  if (subject === 'burst') return 'sky'
  return gearSubjects.has(subject) ? 'studio' : 'shore'
}

export function addStar(
  scene: Scene,
  look: Look,
  body: Body,
  burn: Pick<Burn, 'life' | 'brightness'> & Partial<Burn>,
): Star {
  const star = { look, body, burn: { born: 0, blink: 0, ...burn } }
  scene.stars.push(star)
  return star
}

export function addHalo(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  color: Color,
  opacity: number,
): void {
  scene.halos.push({ x, y, radius, color, opacity })
}

export function addFlare(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  color: Color,
  turn = 0,
  opacity = 1,
): void {
  scene.flares.push({ x, y, radius, color, turn, opacity: quantize(opacity, 4) || 0.25 })
}

/** The color of the nth shot, going round through all colors of the product. */
export function colorAt(scene: Scene, index: number): Color {
  return scene.colors[index % scene.colors.length] ?? scene.colors[0]
}

const gearPairs: readonly (readonly [Color, Color])[] = [
  [fireworkColors.aqua, fireworkColors.green],
  [fireworkColors.gold, fireworkColors.orange],
  [fireworkColors.lime, fireworkColors.green],
  [fireworkColors.pink, fireworkColors.yellow],
  [fireworkColors.silver, fireworkColors.blue],
  [fireworkColors.purple, fireworkColors.aqua],
]
const plainPair = [fireworkColors.silver, fireworkColors.gold] as const

function colorsOf(spec: ArtSpec): Scene['colors'] {
  const [first, second, ...more] = spec.colors.map((name) => fireworkColors[name])
  if (first !== undefined) return [first, second ?? mix(first, WHITE, 0.45), ...more]
  if (!gearSubjects.has(spec.subject)) return plainPair
  return gearPairs[fnv1a(spec.key) % gearPairs.length] ?? plainPair
}
