import { mix, quantize, WHITE } from '#pyro/color.ts'
import { positionAt } from '#pyro/motion.ts'
import { gaussian, type Random } from '#pyro/random.ts'
import type { Scene } from '#pyro/scene.ts'
import type { Look, Star } from '#pyro/star.ts'
import { Ink } from './ink.ts'

export type Exposure = { readonly trails: Ink; readonly glitter: Ink }

/** No star of an aerial burst is drawn below the tree line. */
const TREE_LINE = 312

/** The whole flight of every star, as a camera with an open shutter sees it. */
export function exposeScene(scene: Scene, thickness: number): Exposure {
  const [trails, glitter] = [new Ink(), new Ink()]
  for (const born of scene.stars) {
    const star = scene.place === 'sky' ? burntOut(born, scene.random) : born
    drawTrail(star, trails, scene.detail, thickness)
    drawHead(star, trails, thickness)
    drawGlitter(star, glitter, scene)
  }
  return { trails, glitter }
}

function burntOut(star: Star, random: Random): Star {
  const { body, burn, look } = star
  if (positionAt(body, burn.life)[1] <= TREE_LINE) return star
  const limit = TREE_LINE - 12 + 14 * random()
  let [early, late] = [burn.life * look.trail.from, burn.life]
  for (let i = 0; i < 14; i++) {
    const middle = (early + late) / 2
    if (positionAt(body, middle)[1] > limit) late = middle
    else early = middle
  }
  const trail = { ...look.trail, from: Math.min(look.trail.from, 0.6) }
  return { body, look: { ...look, trail }, burn: { ...burn, life: early } }
}

function drawTrail({ look, body, burn }: Star, ink: Ink, detail: number, thickness: number): void {
  const wanted = look.trail.pieces
  const pieces = detail < 0.6 ? Math.max(2, Math.round(wanted * 0.6)) : wanted
  const start = burn.life * look.trail.from
  const span = (burn.life - start) / pieces
  const depth = 0.78 + 0.22 * burn.brightness
  let from = positionAt(body, start)
  for (let i = 0; i < pieces; i++) {
    const middle = positionAt(body, start + span * (i + 0.5))
    const to = positionAt(body, start + span * (i + 1))
    const { width, opacity, color } = toneAt(look, (i + 0.5) / pieces)
    const control = [2 * middle[0] - (from[0] + to[0]) / 2, 2 * middle[1] - (from[1] + to[1]) / 2] as const
    ink.curve(color, width * depth * thickness, opacity * burn.brightness, from, control, to)
    from = to
  }
}

/** Look of a trail at a share of its way, from the tail (0) to the star (1). */
function toneAt({ color, trail, star }: Look, u: number) {
  const hot = quantize(star.heat * u ** 4, 8)
  const tone = mix(mix(trail.tailColor, color, Math.min(1, u * 1.3)), WHITE, hot)
  const swell = trail.fades ? Math.sin(Math.PI * u) : u ** trail.ease
  const width = trail.tailWidth + (star.width - trail.tailWidth) * swell
  const opacity = trail.fades
    ? star.alpha * Math.sin(Math.PI * (0.12 + 0.86 * u)) ** 0.8
    : trail.tailAlpha + (star.alpha - trail.tailAlpha) * swell
  return { color: tone, width, opacity }
}

function drawHead({ look, body, burn }: Star, ink: Ink, thickness: number): void {
  const { head, headColor } = look.star
  if (!head) return
  const [x, y] = positionAt(body, burn.life)
  ink.dot(headColor, x, y, head * (0.7 + 0.5 * burn.brightness) * thickness, burn.brightness)
  ink.dot(mix(headColor, WHITE, 0.78), x, y, head * 0.4 * thickness, burn.brightness)
}

function drawGlitter({ look, body, burn }: Star, ink: Ink, { random, detail }: Scene): void {
  const { count, spread, drift, color } = look.glitter
  const { from } = look.trail
  const whole = Math.floor(count * detail) + (random() < (count * detail) % 1 ? 1 : 0)
  for (let i = 0; i < whole; i++) {
    const u = random() ** (drift ? 0.6 : 0.8)
    const [x, y] = positionAt(body, burn.life * (from + (1 - from) * u))
    const reach = spread * (drift ? drift * (1 - u) * 2 + 0.5 : 0.35 + u)
    const faint = drift ? 0.35 + 0.65 * u : 1
    ink.dot(
      mix(color, WHITE, quantize(random(), 2) * 0.5),
      x + gaussian(random) * reach * 0.7,
      y + Math.abs(gaussian(random)) * reach * (drift ? 1.8 : 1.3),
      quantize(0.5 + random() * 0.9, 3),
      quantize((0.3 + 0.7 * random()) * burn.brightness * faint, 3),
    )
  }
}
