import type { ArtSpec } from '#pyro/art-spec.ts'
import { WHITE } from '#pyro/color.ts'
import { coneSpray } from '#pyro/marks/cone-spray.ts'
import { addFlare, addHalo, addStar, colorAt, createScene, type Scene } from '#pyro/scene.ts'
import { lookOf, type Star } from '#pyro/star.ts'
import { burst } from '#pyro/subjects/burst.ts'
import { crackleAbout } from '#pyro/subjects/launched.ts'
import { smallBreak } from '#pyro/subjects/small-break.ts'
import { bake } from './bake.ts'
import type { Burst } from './burst.ts'
import { type Measures, turnEffect } from './turns.ts'

const DETAIL = 0.7
const BREAK = 55

/** A shell as its picture shows it. */
export function airBurst(spec: ArtSpec, { radius, pace }: Measures): Burst {
  if (spec.subject === 'parachute') return canopies(spec, radius)
  const scene = createScene(spec, DETAIL)
  burst(scene)
  scene.stars.splice(0, scene.stars.length, ...scene.stars.map((star) => flungOut(star, scene)))
  const { x, y } = scene.center
  return bake(scene, { x, y, scale: radius / scene.radius, pace, steady_s: 0 })
}

const FLING = 5

/** Points of a strobe stand where they burn; here they fly there from the break. */
function flungOut(star: Star, { center }: Scene): Star {
  const { body, burn } = star
  if (burn.blink === 0 || Math.hypot(body.vx, body.vy) > 20) return star
  const [dx, dy] = [body.x - center.x, body.y - center.y]
  const flung = {
    ...body,
    x: center.x,
    y: center.y,
    vx: dx * FLING,
    vy: dy * FLING,
    drag: FLING,
    gravity: 20,
  }
  return { ...star, body: flung, burn: { ...burn, life: burn.life * 2.1 } }
}

/** One break of a cake or rocket, in the colors and effect of its turn; a comet only glows at its end. */
export function cakeBurst(spec: ArtSpec, { radius, pace }: Measures, turn: number, isComet: boolean): Burst {
  const scene = createScene(spec, DETAIL)
  const [first, second] = [colorAt(scene, turn), colorAt(scene, turn + 1)]
  const [x, y] = [200, 160]
  if (isComet) tipGlow(scene, x, y, first)
  else smallBreak(scene, turnEffect(spec.effects, turn), { x, y, radius: BREAK, first, second, born: 0 })
  return bake(scene, { x, y, scale: radius / BREAK, pace, steady_s: 0 })
}

function tipGlow(scene: Scene, x: number, y: number, color: number): void {
  addHalo(scene, x, y, 26, color, 0.7)
  coneSpray(scene, {
    count: 22,
    x,
    y,
    color,
    jet: { speed: 26, slowest: 0.2, spread: 1.6 },
    flight: { drag: 1.4, gravity: 34, life: 0.9 },
    trail: { from: 0.1, pieces: 3 },
    star: { width: 1.1, head: 1.4 },
  })
  if (scene.spec.effects[0] === 'crackle') crackleAbout(scene, x, y, 9)
}

/** Paper canopies that sink with a light below them. */
function canopies(spec: ArtSpec, radius: number): Burst {
  const scene = createScene(spec, DETAIL)
  for (const [index, drift] of [-9, 13].entries()) {
    const color = colorAt(scene, index)
    const look = lookOf(color, {
      trail: { from: 0.85, tailAlpha: 0.02 },
      star: { width: 2.2, head: 7, heat: 0.7 },
    })
    const body = { x: 200, y: 160, vx: drift * 3, vy: 10, drag: 1.2, gravity: 16 }
    addStar(scene, look, body, { life: 8, brightness: 1 })
    for (let i = 0; i < 40; i++) addSpark(scene, color, drift, i / 40)
    addFlare(scene, 200, 160, 6, color)
  }
  addHalo(scene, 200, 160, 60, WHITE, 0.3)
  return bake(scene, { x: 200, y: 160, scale: radius / 60, pace: 1, steady_s: 0 })
}

function addSpark(scene: Scene, color: number, drift: number, share: number): void {
  const age = share * 8
  const e = (1 - Math.exp(-1.2 * age)) / 1.2
  const [x, y] = [200 + drift * 3 * e, 160 + 10 * e + (16 / 1.2) * (age - e)]
  const look = lookOf(color, { trail: { from: 0.2, pieces: 3 }, star: { width: 0.9, head: 1.2 } })
  const body = { x, y, vx: (scene.random() - 0.5) * 26, vy: 8 + scene.random() * 20, drag: 1.6, gravity: 40 }
  addStar(scene, look, body, { life: 0.9, born: age, brightness: 0.7 })
}
