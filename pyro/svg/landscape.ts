import { type Color, css, isWarm, mix, quantize } from '#pyro/color.ts'
import { gaussian, type Random } from '#pyro/random.ts'
import type { Scene } from '#pyro/scene.ts'
import { short, shortList } from '#pyro/shapes/svg-number.ts'
import { Ink } from './ink.ts'

export type Sky = { readonly top: Color; readonly high: Color; readonly warm: Color; readonly low: Color }

/** The width of the picture of a product, and the height of every picture. */
export const SQUARE = 400

/** Where water meets land: lower behind things that stand on the shore. */
export const horizonOf = (scene: Scene): number => (scene.place === 'sky' ? 330 : 346)

/** Night with a breath of the product's first color; gold would turn it brown, so it gets less. */
export function skyOf(scene: Scene): Sky {
  const [first] = scene.colors
  const share = isWarm(first) ? 0.45 : 1
  const base = mix(0x2b1c60, 0x182c6a, scene.random())
  if (scene.spec.subject === 'day-smoke')
    return { top: 0x0d1a3f, high: 0x1d3a78, warm: 0x3f5fa0, low: mix(0x8a6f93, first, 0.12) }
  return {
    top: 0x03050d,
    high: 0x090d24,
    warm: mix(mix(0x12143c, base, 0.35), first, 0.12 * share),
    low: mix(base, first, 0.18 * share),
  }
}

export function starField(random: Random, width = SQUARE): string {
  let [faint, clear] = ['', '']
  for (let i = 0; i < (60 * width) / SQUARE; i++) {
    const dot = `M${shortList(random() * width, random() ** 1.4 * 260)}h0`
    if (i % 4) faint += dot
    else clear += dot
  }
  return `<g stroke="#cfd8ff" stroke-linecap="round"><path d="${faint}" stroke-width=".8" opacity=".45"/><path d="${clear}" stroke-width="1.4" opacity=".7"/></g>`
}

export function drifts(scene: Scene): string {
  const { random, radius, nozzle, center } = scene
  const [x, y] = scene.place === 'sky' ? [center.x, center.y + 24] : [nozzle.x, nozzle.y - 70]
  return Array.from({ length: 7 }, () => {
    const [angle, reach] = [random() * 2 * Math.PI, radius * 0.75 * random()]
    const at = `cx="${short(x + Math.cos(angle) * reach)}" cy="${short(y + Math.sin(angle) * reach * 0.7)}"`
    return `<ellipse ${at} rx="${short(60 + random() * 70)}" ry="${short(40 + random() * 34)}" fill="url(#smoke)"/>`
  }).join('')
}

/** Two ridges, trees, lights on the shore and the lake. */
export function shore(scene: Scene, sky: Sky, width = SQUARE): string {
  const { random } = scene
  const horizon = horizonOf(scene)
  const far = css(mix(sky.low, 0x05070f, 0.62))
  const near = css(mix(sky.low, 0x04060d, 0.82))
  return (
    `<path d="${ridge(random, horizon - 20, 9, 20, width)}" fill="${far}"/><path d="${ridge(random, horizon - 9, 7, 14, width)}" fill="${near}"/>` +
    `<path fill="#04060d" d="${trees(random, horizon, width)}"/>` +
    `<path d="${lights(scene, horizon, width)}" stroke="#ffc27a" stroke-width="1.3" stroke-linecap="round" opacity=".75"/>` +
    `<path fill="url(#lake)" d="M0 ${horizon}H${width}V400H0z"/>`
  )
}

function ridge(random: Random, y: number, roughness: number, stride: number, width: number): string {
  let path = `M0 400V${short(y)}`
  let height = 0
  // a square ends where its last whole stride does, as its pictures are kept
  const end = width === SQUARE ? width : width + stride
  for (let x = 0; x <= end; x += stride) {
    height = height * 0.75 + (random() - 0.5) * roughness
    path += `L${x} ${short(y + height)}`
  }
  return `${path}L${end} 400z`
}

function trees(random: Random, y: number, width: number): string {
  let path = `M0 ${y + 6}`
  const middle = width / 2
  for (let x = -4; x < width + 2; ) {
    const foot = 4 + random() * 7
    const height = (4 + random() * 15) * (0.35 + Math.abs(x - middle) / (1.3 * middle))
    path += `L${short(x)} ${y}L${short(x + foot / 2)} ${short(y - height)}L${short(x + foot)} ${y}`
    x += foot * (0.55 + random() * 0.5)
  }
  return `${path}L${width + 2} ${y + 6}z`
}

function lights(scene: Scene, horizon: number, width: number): string {
  const places = Array.from(
    { length: Math.round((16 * width) / SQUARE) },
    () => [scene.random() * width, horizon - 1 - scene.random() * 3] as const,
  )
  const seen = places.filter(([x]) => scene.place === 'sky' || Math.abs(x - width / 2) >= 44)
  return seen.map(([x, y]) => `M${shortList(x, y)}h0`).join('')
}

/** The light (`#light`) upside down in the lake, with ripples over it. */
export function reflection(scene: Scene, width = SQUARE): string {
  const horizon = horizonOf(scene)
  const squash = scene.place === 'sky' ? 0.27 : 0.3
  const count = Math.round((30 * width) / SQUARE)
  const ripples = Array.from({ length: count }, (_, i) => {
    const y = horizon + 1.5 + (i / (count - 1)) ** 1.5 * 66
    return `M${shortList(-20 + scene.random() * (width - 310), y)}h${short(160 + scene.random() * 260)}`
  })
  const every = (rest: number) => ripples.filter((_, i) => i % 2 === rest).join('')
  return (
    `<g clip-path="url(#water)"><g class="s" opacity=".6"><use href="#light" transform="translate(0 ${short(horizon * (1 + squash))}) scale(1 -${squash})"/></g>` +
    `<g stroke="#03040a"><path d="${every(1)}" stroke-width=".9" opacity=".5"/><path d="${every(0)}" stroke-width="1.7" opacity=".55"/></g></g>`
  )
}

/** The way up of an aerial shell, as 42 tapering pieces. */
export function riseTrail(scene: Scene): Ink {
  const { random, center, colors, spec } = scene
  const ink = new Ink()
  const horizon = horizonOf(scene)
  const foot = center.x + (random() - 0.5) * 40
  const thick = spec.effects[0] === 'palm' ? 3 : 1
  let [x, y] = [foot, horizon]
  for (let i = 1; i <= 42; i++) {
    const u = i / 42
    const nextX = foot + (center.x - foot) * u + gaussian(random) * 0.35
    const nextY = horizon + (center.y - horizon) * (1 - (1 - u) ** 1.7)
    ink.put(
      mix(0xffb45e, colors[0], 0.2),
      (0.5 + u * 1.1) * thick,
      quantize(0.05 + 0.4 * u, 10),
      `M${shortList(x, y)}L${shortList(nextX, nextY)}`,
    )
    ink.dot(
      0xffd9a0,
      nextX + gaussian(random) * 1.6,
      nextY + random() * 5,
      0.5 + quantize(random(), 2) * 0.5,
      0.2 + 0.4 * quantize(u, 3),
    )
    ;[x, y] = [nextX, nextY]
  }
  return ink
}
