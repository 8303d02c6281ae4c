import { type Color, mix } from '#pyro/color.ts'
import { type Body, positionAt, travel } from '#pyro/motion.ts'
import { gaussian } from '#pyro/random.ts'
import { addStar, type Scene } from '#pyro/scene.ts'
import { lookOf } from '#pyro/star.ts'

export type CometOptions = {
  readonly x: number
  readonly y: number
  /** radians off the vertical */
  readonly angle: number
  readonly height: number
  readonly color: Color
  readonly width?: number
  readonly glitter?: number
  readonly strands?: number
  readonly from?: number
  readonly life?: number
  readonly born?: number
}
export type Tip = { readonly x: number; readonly y: number; readonly at: number }

const DRAG = 0.8
const GRAVITY = 26
const EMBER: Color = 0xff8a2a
const STRAW: Color = 0xffdca0
const usual = { width: 5, glitter: 60, strands: 4, from: 0.06, life: 1.6, born: 0 }

/** One thick rising star with thin ones about it; returns where and when it ends. */
export function risingComet(scene: Scene, options: CometOptions): Tip {
  const comet = { ...usual, ...options }
  const { x, y, angle, height, color, width, glitter, from, life, born } = comet
  const e = travel(DRAG, life)
  const speed = (height + (GRAVITY / DRAG) * (life - e) * Math.cos(angle)) / e
  const body = bodyOf(x, y, angle, speed)
  const look = lookOf(color, {
    trail: {
      from,
      pieces: 12,
      ease: 1.6,
      tailColor: mix(color, EMBER, 0.35),
      tailWidth: 0.6,
      tailAlpha: 0.1,
    },
    star: { width, heat: 0.95 },
    glitter: { count: glitter, spread: 1.3 + width * 0.3, drift: 1, color: mix(color, STRAW, 0.45) },
  })
  addStar(scene, look, body, { life, born, brightness: 1 })
  for (let i = 0; i < comet.strands; i++) addStrand(scene, comet, speed)
  const [tipX, tipY] = positionAt(body, life)
  return { x: tipX, y: tipY, at: born + life }
}

function addStrand(scene: Scene, comet: Required<CometOptions>, mainSpeed: number): void {
  const { random } = scene
  const { color, width, glitter, born } = comet
  const lean = comet.angle + gaussian(random) * 0.012
  const speed = mainSpeed * (0.985 - 0.05 * random())
  const from = comet.from + 0.1 * random()
  const look = lookOf(mix(color, 0xffd79a, 0.4), {
    trail: { from, pieces: 6, ease: 1.4, tailColor: mix(color, EMBER, 0.5), tailAlpha: 0.02 },
    star: { width: width * 0.42, alpha: 0.75, heat: 0.5 },
    glitter: { count: glitter * 0.22, spread: 1.8 + width * 0.35, drift: 1, color: mix(color, STRAW, 0.5) },
  })
  const body = bodyOf(comet.x + gaussian(random) * 0.6, comet.y, lean, speed)
  addStar(scene, look, body, { life: comet.life * (0.9 + 0.1 * random()), born, brightness: 1 })
}

function bodyOf(x: number, y: number, angle: number, speed: number): Body {
  return { x, y, vx: Math.sin(angle) * speed, vy: -Math.cos(angle) * speed, drag: DRAG, gravity: GRAVITY }
}
