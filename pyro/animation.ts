import { type ArtSource } from './art-source.ts'
import { artSpec } from './art-spec.ts'
import type { Subject } from './art-subject.ts'
import { type Color, mix, quantize, WHITE } from './color.ts'
import { type Point, positionAt } from './motion.ts'
import { createScene, type Scene } from './scene.ts'
import type { Star } from './star.ts'
import { drawSubject } from './subjects/draw-subject.ts'
import { horizonOf, type Sky, skyOf } from './svg/landscape.ts'

/** Lines of one color, opacity and width, in a box of 400 × 400. */
export interface Strokes {
  readonly color: Color
  readonly opacity: number
  readonly width: number
  /** the ends of each */
  readonly lines: (readonly [from: Point, to: Point])[]
}

export interface Animation {
  readonly seconds: number
  readonly sky: Sky
  readonly horizon: number
  /** what burns at a time; any frame can be drawn alone */
  frame(seconds: number): readonly Strokes[]
}

const DETAIL = 0.7
/** in seconds: how long a shell rises before it breaks */
const RISE = 1.1
/** in seconds: how long a trail glows when its star is out */
const LINGER = 0.6
/** in seconds: how long things burn that burn all the time */
const STEADY = 6
const PIECES = 4
const BLINKING_HEAD = 3
const steadySubjects: ReadonlySet<Subject> = new Set([
  'fountain',
  'sparkler',
  'smoke',
  'day-smoke',
  'spinner',
  'wheel',
  'flyer',
  'crackers',
  'snaps',
  'set-piece',
] as const)

/** A product in motion: the stars of its picture, from the same model. */
export function animationOf(product: ArtSource): Animation {
  const spec = artSpec(product)
  const scene = createScene(spec, DETAIL)
  drawSubject(scene)
  const isSteady = steadySubjects.has(spec.subject)
  const start = scene.place === 'sky' ? RISE : 0
  const last = scene.stars.reduce((end, { burn }) => Math.max(end, burn.born + burn.life), 0)
  return {
    seconds: isSteady ? STEADY : start + last + LINGER,
    sky: skyOf(scene),
    horizon: horizonOf(scene),
    frame: (seconds) => {
      const ink = new StrokeBuckets()
      if (seconds < start) rise(scene, seconds / start, ink)
      for (const [index, star] of scene.stars.entries())
        expose(star, isSteady ? repeated(star, index, seconds) : seconds - start - star.burn.born, ink)
      return ink.strokes
    },
  }
}

/** The age of a star that is followed by another, each at a time of its own. */
function repeated({ burn }: Star, index: number, seconds: number): number {
  const cycle = burn.life + LINGER / 2
  const offset = ((index * 0.618) % 1) * cycle
  return seconds < offset ? -1 : (seconds - offset) % cycle
}

function rise({ center, colors }: Scene, share: number, ink: StrokeBuckets): void {
  const y = (part: number) => 340 - (340 - center.y) * Math.sin((part * Math.PI) / 2)
  for (let i = 0; i < PIECES; i++) {
    const [from, to] = [share - 0.12 + 0.03 * i, share - 0.09 + 0.03 * i].map((part) => Math.max(0, part))
    ink.add(
      mix(colors[0], 0xffdca0, 0.7),
      (0.2 + 0.2 * i) * (1.1 - share),
      1.6,
      [center.x, y(from ?? 0)],
      [center.x, y(to ?? 0)],
    )
  }
}

/** The trail behind a star of this age, brighter towards the star. */
function expose({ look, body, burn }: Star, age: number, ink: StrokeBuckets): void {
  if (age <= 0 || age > burn.life + LINGER) return
  const { color, trail, star } = look
  const isOut = age > burn.life
  const fade = isOut ? 1 - (age - burn.life) / LINGER : Math.min(1, (1.25 - age / burn.life) / 0.5)
  const isDark = burn.blink > 0 && !isOut && Math.sin(2 * Math.PI * (burn.blink * age + body.vx)) < 0
  const light = fade * burn.brightness * (isDark ? 0.15 : 1)
  if (light <= 0.02) return
  const tip = Math.min(age, burn.life)
  const length = Math.min(tip, Math.max(0.12, burn.life * (1 - trail.from) * 0.55))
  const young = Math.max(0, 1 - age / 0.35)
  let from = positionAt(body, tip - length)
  for (let i = 1; i <= PIECES; i++) {
    const to = positionAt(body, tip - length + (length * i) / PIECES)
    const share = i / PIECES
    const tone = mix(
      mix(trail.tailColor, color, Math.min(1, share * 1.3)),
      WHITE,
      Math.max(young * 0.6, star.heat * 0.8 * share ** 6),
    )
    ink.add(
      tone,
      star.alpha * share ** 2 * light,
      trail.tailWidth + (star.width - trail.tailWidth) * share,
      from,
      to,
    )
    from = to
  }
  const head = burn.blink > 0 ? Math.max(star.head, BLINKING_HEAD) : star.head
  if (head > 0 && !isOut) ink.add(mix(star.headColor, WHITE, 0.4), light, head, from, from)
}

/** Collects lines of the same look, so that each look is drawn once. */
class StrokeBuckets {
  readonly #buckets = new Map<string, Strokes>()

  add(color: Color, opacity: number, width: number, from: Point, to: Point): void {
    const alpha = quantize(opacity, 6)
    if (alpha === 0) return
    const look = { color: color & 0xf8f8f8, opacity: alpha, width: quantize(width, 2) || 0.5 }
    const key = `${look.color} ${look.opacity} ${look.width}`
    const found = this.#buckets.get(key)
    if (found) found.lines.push([from, to])
    else this.#buckets.set(key, { ...look, lines: [[from, to]] })
  }

  get strokes(): readonly Strokes[] {
    return [...this.#buckets.values()]
  }
}
