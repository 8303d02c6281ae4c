import type { ArtSpec } from '#pyro/art-spec.ts'
import type { Subject } from '#pyro/art-subject.ts'
import { mix, WHITE } from '#pyro/color.ts'
import { risingComet } from '#pyro/marks/rising-comet.ts'
import { gaussian } from '#pyro/random.ts'
import { addFlare, addHalo, addStar, colorAt, createScene, type Scene } from '#pyro/scene.ts'
import { lookOf } from '#pyro/star.ts'
import { drawSubject } from '#pyro/subjects/draw-subject.ts'
import { crackleAbout } from '#pyro/subjects/launched.ts'
import { bake } from './bake.ts'
import type { Burst } from './burst.ts'
import { type Measures, turnEffect } from './turns.ts'

const DETAIL = 0.7
const THROWN = 232

interface Drawing {
  /** where its drawing touches the ground */
  readonly x: number
  readonly y: number
  /** how far up the drawing reaches */
  readonly units: number
  readonly isSteady: boolean
}

const usual: Drawing = { x: 200, y: 308, units: 240, isSteady: true }
const frames: Partial<Readonly<Record<Subject, Drawing>>> = {
  comet: { ...usual, units: 250, isSteady: false },
  mine: { ...usual, units: 262, isSteady: false },
  sparkler: { ...usual, y: 344, units: 280 },
  crackers: { ...usual, y: 330, units: 180 },
  snaps: { ...usual, y: 330, units: 60, isSteady: false },
  spinner: { ...usual, y: 330, units: 60 },
  wheel: { ...usual, y: 346, units: 290 },
  flyer: { ...usual, units: 218, isSteady: false },
  'set-piece': { ...usual, y: 346, units: 290 },
  'paper-toy': { ...usual, y: 346, units: 260 },
  'day-smoke': { ...usual, units: 250, isSteady: false },
  confetti: { ...usual, isSteady: false },
}

/** What burns on the ground or is thrown up from it, as its picture shows it. */
export function groundBurst(spec: ArtSpec, { height, seconds }: Measures): Burst {
  const frame = frames[spec.subject] ?? usual
  const scene = createScene(spec, DETAIL)
  if (spec.subject === 'confetti') paper(scene)
  else drawSubject(scene)
  const steady_s = frame.isSteady ? seconds : 0
  return bake(scene, { x: frame.x, y: frame.y, scale: height / frame.units, pace: 1, steady_s })
}

const FLAKES = 150

/** Confetti is solid in its picture; here every flake is a dim light that tumbles down. */
function paper(scene: Scene): void {
  const { random } = scene
  for (let i = 0; i < FLAKES; i++) {
    const angle = gaussian(random) * 0.42
    const speed = (90 + 480 * random() ** 0.7) * 1.6
    const look = lookOf(mix(colorAt(scene, i), WHITE, 0.2), {
      trail: { from: 0.9, tailAlpha: 0 },
      star: { width: 0.6, alpha: 0.6, heat: 0, head: 3 },
    })
    const body = {
      x: 200,
      y: 308,
      vx: Math.sin(angle) * speed,
      vy: -Math.cos(angle) * speed,
      drag: 3,
      gravity: 120,
    }
    addStar(scene, look, body, { life: 3.5 + 1.5 * random(), blink: 1.5 + random(), brightness: 0.6 })
  }
  addHalo(scene, 200, 296, 90, mix(scene.colors[0], 0xffe9bc, 0.4), 0.5)
}

/** One ball of a candle, one missile of a battery. */
export function thrownStar(spec: ArtSpec, { height }: Measures, turn: number): Burst {
  const scene = createScene(spec, DETAIL)
  const color = colorAt(scene, turn)
  const isCandle = spec.subject === 'candle'
  const look = isCandle
    ? { width: 4.2, strands: 3, glitter: 40, from: 0.45, life: 1.5 }
    : { width: 2, strands: 1, glitter: 18, from: 0.35, life: 1.3 }
  const tip = risingComet(scene, { x: 200, y: 308, angle: 0, height: THROWN, color, ...look })
  const size = isCandle ? 12 : 6
  addHalo(scene, tip.x, tip.y, size * 3, color, 0.8)
  addFlare(scene, tip.x, tip.y, size, color)
  const effect = turnEffect(spec.effects, turn)
  if (effect === 'crackle' || effect === 'report') crackleAbout(scene, tip.x, tip.y, size, 12)
  addHalo(scene, 200, 304, 30, mix(color, 0xffb45a, 0.5), 0.5)
  return bake(scene, { x: 200, y: 308, scale: height / THROWN, pace: 1, steady_s: 0 })
}
