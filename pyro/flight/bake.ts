import type { Color } from '#pyro/color.ts'
import { positionAt } from '#pyro/motion.ts'
import { gaussian, type Random, randomOf } from '#pyro/random.ts'
import type { Flare, Scene } from '#pyro/scene.ts'
import type { Star } from '#pyro/star.ts'
import { channels, endingAt, type Frame, haloRow } from './bake-halo.ts'
import { type Burst, HALO_ROW, STAR_ROW } from './burst.ts'

const MAX_GLITTER = 420
/** The share of the glitter of a picture that shows at a time. */
const GLITTER_SHARE = 0.32
const SPARKLE_S = 0.22
const STROBE_FLASHES = 3

/** The stars, sparkles and glows of a drawing as numbers. */
export function bake(scene: Scene, frame: Frame): Burst {
  const random = randomOf(`${scene.spec.key} glitter`)
  const trails = shuffled(scene.stars, random).flatMap((star) => trailRows(star, frame))
  const sparkles = scene.flares.flatMap((flare) => sparkleRows(flare, scene, frame, random))
  const glitter = scene.stars.flatMap((star) => glitterRows(star, scene.detail, frame, random))
  const rows = [...trails, ...sparkles, ...shuffled(glitter, random).slice(0, MAX_GLITTER)]
  const halos = scene.halos.map((halo) => haloRow(halo, scene, frame))
  return {
    stars: packed(rows, STAR_ROW),
    count: rows.length,
    main: trails.length + sparkles.length,
    halos: packed(halos, HALO_ROW),
    haloCount: halos.length,
    steady_s: frame.steady_s,
  }
}

function packed(rows: readonly (readonly number[])[], width: number): Float32Array {
  const numbers = new Float32Array(rows.length * width)
  for (const [index, row] of rows.entries()) numbers.set(row, index * width)
  return numbers
}

/** So that any first part of the stars is an even sample of all. */
function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items]
  for (let i = mixed.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1))
    const [a, b] = [mixed[i], mixed[other]]
    if (a === undefined || b === undefined) continue
    mixed[i] = b
    mixed[other] = a
  }
  return mixed
}

/** A sparkle of a picture flashes where its star ends, those of a strobe again and again. */
function sparkleRows(
  { x, y, radius, color, opacity }: Flare,
  scene: Scene,
  frame: Frame,
  random: Random,
): readonly (readonly number[])[] {
  const isStrobe = scene.stars.some(({ burn }) => burn.blink > 0)
  const moments = isStrobe
    ? Array.from({ length: STROBE_FLASHES }, () => 0.3 + 1.7 * random())
    : [endingAt(scene.stars, x, y).moment + gaussian(random) * 0.06]
  return moments.map((born) =>
    dotRow({ x, y, color, size: radius * 0.9, alpha: opacity, born, life: SPARKLE_S }, frame),
  )
}

function trailRows({ look, body, burn }: Star, frame: Frame): readonly (readonly number[])[] {
  const { scale, pace } = frame
  const { trail, star } = look
  const life = burn.life * pace
  const hasOwnHead = star.head > 0 && star.headColor !== look.color
  const motion = [
    (body.x - frame.x) * scale,
    (frame.y - body.y) * scale,
    (body.vx * scale) / pace,
    (-body.vy * scale) / pace,
    body.drag / pace,
    (body.gravity * scale) / pace ** 2,
    burn.born * pace,
    life,
  ]
  const rows = [
    [
      ...motion,
      trail.from * life,
      trail.fades ? 0.7 : 0.4,
      burn.blink / pace,
      (body.vx * 0.137) % 1,
      ...channels(look.color),
      star.alpha * burn.brightness,
      ...channels(trail.tailColor),
      trail.tailAlpha / Math.max(0.05, star.alpha),
      star.width * scale,
      hasOwnHead ? 0 : star.head * scale,
      trail.fades ? 0 : trail.ease,
      star.heat,
    ],
  ]
  if (hasOwnHead) rows.push(headRow(motion, star.headColor, burn.brightness, star.head * scale))
  return rows
}

function headRow(motion: readonly number[], color: Color, alpha: number, head: number): number[] {
  return [...motion, 0, 0.2, 0, 0, ...channels(color), alpha, ...channels(color), 0, 0, head, 1, 0.3]
}

interface Dot {
  readonly x: number
  readonly y: number
  readonly color: Color
  readonly size: number
  readonly alpha: number
  readonly born: number
  readonly life: number
}

/** A light that hardly moves. */
function dotRow(dot: Dot, { x, y, scale, pace }: Frame): readonly number[] {
  const [left, up] = [(dot.x - x) * scale, (y - dot.y) * scale]
  const motion = [left, up, 0, 0, 2, 5 * scale, Math.max(0, dot.born) * pace, dot.life]
  return [
    ...motion,
    0,
    0.08,
    0,
    0,
    ...channels(dot.color),
    dot.alpha,
    ...channels(dot.color),
    0,
    0,
    dot.size * scale,
    1,
    0.6,
  ]
}

function glitterRows(star: Star, detail: number, frame: Frame, random: Random): (readonly number[])[] {
  const { look, body, burn } = star
  const { count, spread, drift, color } = look.glitter
  const wanted = count * detail * GLITTER_SHARE
  const whole = Math.floor(wanted) + (random() < wanted % 1 ? 1 : 0)
  return Array.from({ length: whole }, () => {
    const age = burn.life * (look.trail.from + (1 - look.trail.from) * random() ** 0.7)
    const [x, y] = positionAt(body, age)
    const reach = spread * (drift ? drift + 0.5 : 0.8)
    return dotRow(
      {
        x: x + gaussian(random) * reach * 0.8,
        y: y + Math.abs(gaussian(random)) * reach,
        color,
        size: 0.7 + random() * 0.9,
        alpha: (0.35 + 0.65 * random()) * burn.brightness,
        born: burn.born + age + 0.05 + 0.3 * random(),
        life: 0.25 + 0.5 * random(),
      },
      frame,
    )
  })
}
