import { css } from '#pyro/color.ts'
import { coneSpray } from '#pyro/marks/cone-spray.ts'
import { addFlare, addHalo, colorAt, type Scene } from '#pyro/scene.ts'

/** A strip of lances on a frame: points of light along an outline, dripping sparks. */
export function setPiece(scene: Scene): void {
  const { random } = scene
  const corners = outlines[Math.floor(random() * outlines.length)] ?? outlines[0]
  const points = along(corners?.() ?? [], 64)
  scene.objects.push(frame())
  for (const [index, [px, py]] of points.entries()) {
    const color = colorAt(scene, Math.floor((index / points.length) * scene.colors.length * 2))
    addHalo(scene, px, py, 13, color, 0.8)
    addFlare(scene, px, py, 6.5 + 2 * random(), color, random())
    coneSpray(scene, {
      x: px,
      y: py,
      count: 3,
      color,
      jet: { speed: 46, slowest: 0.3, spread: 1.2 },
      flight: { drag: 2, gravity: 90, life: 0.9 },
      trail: { from: 0.1, pieces: 3 },
      star: { width: 0.9, heat: 0.6 },
    })
  }
  addHalo(scene, 200, 170, 170, scene.colors[0], 0.35)
}

type Point = readonly [x: number, y: number]

const polar = (radius: number, angle: number): Point => [
  200 + radius * Math.sin(angle),
  166 - radius * Math.cos(angle),
]
const outlines: readonly (() => readonly Point[])[] = [
  () => Array.from({ length: 10 }, (_, i) => polar(i % 2 ? 46 : 112, (i * Math.PI) / 5)),
  () => Array.from({ length: 6 }, (_, i) => polar(104, (i * Math.PI) / 3)),
  () =>
    Array.from({ length: 40 }, (_, i) => {
      const t = (i / 40) * 2 * Math.PI
      const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)
      return [200 + 6.4 * 16 * Math.sin(t) ** 3, 164 - 6.4 * y] as const
    }),
  () => Array.from({ length: 8 }, (_, i) => polar(i % 2 ? 60 : 108, (i * Math.PI) / 4)),
  () =>
    Array.from({ length: 48 }, (_, i) =>
      polar(78 + 26 * Math.cos(5 * ((i / 48) * 2 * Math.PI)), (i / 48) * 2 * Math.PI),
    ),
]

/** So many points spaced evenly along a closed outline. */
function along(corners: readonly Point[], count: number): readonly Point[] {
  const sides = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
  const whole = sides.reduce((sum, side) => sum + side.length, 0)
  return Array.from({ length: count }, (_, i) => {
    let left = (i / count) * whole
    const side = sides.find(({ length }) => (left < length ? true : ((left -= length), false)))
    if (!side) return [200, 166]
    const share = left / side.length
    return [
      side.from[0] + (side.to[0] - side.from[0]) * share,
      side.from[1] + (side.to[1] - side.from[1]) * share,
    ]
  })
}

function frame(): string {
  const beam = css(0x2b2118)
  const posts = `<path d="M96 52V346M304 52V346M84 60H316M84 272H316M96 272L304 60M304 272L96 60" stroke="${beam}" stroke-width="4" fill="none" opacity=".8"/>`
  return `${posts}<path d="M70 346L96 292M330 346L304 292" stroke="${beam}" stroke-width="5"/>`
}
