import { STAR, STAR_ROW } from '#pyro/flight/burst.ts'
import type { Camera } from '#pyro/flight/camera.ts'
import { SHORTEST_TRAIL, starLight, steadyAge } from '#pyro/flight/star-light.ts'
import type { VisibleShot } from '#pyro/flight/visible-shots.ts'
import { addDot, addGlow, addLine, type LightBuffer, type Pen } from './light-buffer.ts'
import type { Detail } from './detail.ts'

/** What stays the same for all stars of a frame. */
export interface Stroking {
  readonly buffer: LightBuffer
  readonly camera: Camera
  readonly detail: Detail
  readonly isCalm: boolean
}

const FAINTEST = 0.02
/** of the light of a line to what glows about it */
const BLOOM = 0.55
const YOUNG_S = 0.35
const PIXELS_A_PIECE = 8
/** a piece of a trail that is fainter is not drawn */
const UNSEEN = 0.025
const MOST_PIECES = 8
/** what is thinner than a pixel is not as much fainter */
const THINNEST = 0.6
/** of the light of the pictures: what moves is seen for a moment only */
const EXPOSURE = 1.7

const pen: Pen = { red: 0, green: 0, blue: 0 }

/** Adds the trails, stars and glitter of a shot; of fewer details each star is an even sample of all. */
export function strokeShot(stroking: Stroking, shot: VisibleShot): void {
  const { burst, seconds } = shot
  const { detail, isCalm } = stroking
  const { stars, main, count, steady_s } = burst
  const trails = Math.ceil(main * detail.stars)
  const glitter = Math.ceil((count - main) * detail.glitter)
  for (let index = 0; index < trails + glitter; index++) {
    const star = index < trails ? index : main + index - trails
    const row = star * STAR_ROW
    const age =
      steady_s > 0 ? steadyAge(stars, row, star, seconds, steady_s) : seconds - (stars[row + STAR.born] ?? 0)
    if (age <= 0) continue
    const light = shot.light * starLight(stars, row, age, isCalm)
    if (light > FAINTEST) strokeStar(stroking, shot, row, age, light)
  }
}

/** Where the last point of `place` lies, in pixels. */
let placeX = 0
let placeY = 0

function place({ camera }: Stroking, shot: VisibleShot, row: number, age: number): void {
  const { stars } = shot.burst
  const drag = stars[row + STAR.drag] ?? 1
  const e = (1 - Math.exp(-drag * age)) / drag
  const x = (stars[row + STAR.x] ?? 0) + (stars[row + STAR.vx] ?? 0) * e
  const y = (stars[row + STAR.y] ?? 0) + (stars[row + STAR.vy] ?? 0) * e
  const drop = ((stars[row + STAR.gravity] ?? 0) / drag) * (age - e)
  placeX = camera.middle + (shot.left_ft + shot.along * x + shot.across * y) * camera.scale
  placeY = camera.ground - (shot.up_ft + shot.along * y - shot.across * x - shot.fall * drop) * camera.scale
}

function strokeStar(stroking: Stroking, shot: VisibleShot, row: number, age: number, light: number): void {
  const { stars } = shot.burst
  const tip = Math.min(age, stars[row + STAR.life] ?? 0)
  const scale = shot.thickness * stroking.camera.scale
  const width = (stars[row + STAR.width] ?? 0) * scale
  if (width > 0) strokeTrail(stroking, shot, row, tip, light, width)
  const head = (stars[row + STAR.head] ?? 0) * scale
  if (head === 0 || age > tip + (stars[row + STAR.linger] ?? 0)) return
  place(stroking, shot, row, tip)
  const bright = EXPOSURE * (stars[row + STAR.alpha] ?? 0) * light * Math.min(1, 0.55 + head * 0.3)
  tint(stars, row, 1, bright, (stars[row + STAR.heat] ?? 0) * 0.7)
  addDot(stroking.buffer, pen, placeX, placeY, Math.max(0.9, head))
  addGlow(stroking.buffer, pen, placeX, placeY, BLOOM * Math.max(1, head * head))
}

function strokeTrail(
  stroking: Stroking,
  shot: VisibleShot,
  row: number,
  tip: number,
  light: number,
  width: number,
): void {
  const { stars } = shot.burst
  const start = Math.max(0, Math.min(stars[row + STAR.from] ?? 0, tip - SHORTEST_TRAIL))
  place(stroking, shot, row, start)
  let x = placeX
  let y = placeY
  place(stroking, shot, row, tip)
  const reach = Math.hypot(placeX - x, placeY - y)
  const pieces = Math.min(
    MOST_PIECES,
    Math.max(2, Math.round(reach / PIXELS_A_PIECE)),
    stroking.detail.pieces,
  )
  const bright = EXPOSURE * (stars[row + STAR.alpha] ?? 0) * light * Math.min(1, Math.max(THINNEST, width))
  const young = Math.max(0, 1 - tip / YOUNG_S) * (stroking.isCalm ? 0.25 : 0.6)
  const heat = stars[row + STAR.heat] ?? 0
  const drawn = Math.max(1, width)
  for (let i = 1; i <= pieces; i++) {
    const u = (i - 0.5) / pieces
    place(stroking, shot, row, start + ((tip - start) * i) / pieces)
    const shine = bright * profile(stars, row, u)
    if (shine > UNSEEN) {
      tint(stars, row, u, shine, Math.max(young, heat * u * u * u * u))
      addLine(stroking.buffer, pen, x, y, placeX, placeY, drawn)
      const length = Math.abs(placeX - x) + Math.abs(placeY - y)
      addGlow(stroking.buffer, pen, (x + placeX) / 2, (y + placeY) / 2, BLOOM * length * drawn)
    }
    x = placeX
    y = placeY
  }
}

/** How bright a trail is from its tail (0) to its star (1). */
function profile(stars: Float32Array, row: number, u: number): number {
  const ease = stars[row + STAR.ease] ?? 1
  if (ease === 0) return Math.sin(Math.PI * (0.12 + 0.86 * u))
  const tail = stars[row + STAR.tailAlpha] ?? 0
  return tail + (1 - tail) * u * (1 - (ease - 1) * (1 - u))
}

/** Sets the pen to the color of a trail at a share of its length, so bright and so white. */
function tint(stars: Float32Array, row: number, u: number, bright: number, white: number): void {
  const share = Math.min(1, u * 1.3)
  const own = (1 - white) * share * bright
  const tail = (1 - white) * (1 - share) * bright
  const added = white * bright
  pen.red = (stars[row + STAR.red] ?? 0) * own + (stars[row + STAR.tailRed] ?? 0) * tail + added
  pen.green = (stars[row + STAR.green] ?? 0) * own + (stars[row + STAR.tailGreen] ?? 0) * tail + added
  pen.blue = (stars[row + STAR.blue] ?? 0) * own + (stars[row + STAR.tailBlue] ?? 0) * tail + added
}
