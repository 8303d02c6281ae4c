import { type Color, css, mix, WHITE } from '#pyro/color.ts'
import { coneSpray } from '#pyro/marks/cone-spray.ts'
import { risingComet } from '#pyro/marks/rising-comet.ts'
import { addFlare, addHalo, type Scene } from '#pyro/scene.ts'
import { mortarTubes } from '#pyro/shapes/devices.ts'
import { short, shortList } from '#pyro/shapes/svg-number.ts'

/** Paper canopies sinking with a light below them, and the tube that sent them up. */
export function parachute(scene: Scene): void {
  const { colors } = scene
  const [a, b] = colors
  risingComet(scene, {
    x: 232,
    y: 308,
    angle: -0.09,
    height: 190,
    color: mix(a, 0xffd79a, 0.5),
    width: 2.6,
    strands: 3,
  })
  const canopies = [
    { x: 178, y: 104, size: 1.25, first: a, second: b },
    { x: 296, y: 178, size: 0.7, first: b, second: colors[2] ?? a },
  ]
  for (const { x, y, size, first, second } of canopies) {
    scene.objects.push(canopy(x, y, size, first, second))
    const [lightX, lightY] = [x, y + 96 * size]
    addHalo(scene, lightX, lightY, 62 * size, first, 0.9)
    addHalo(scene, x, y + 8, 80 * size, first, 0.35)
    addHalo(scene, lightX, lightY, 14 * size, WHITE, 0.95)
    addFlare(scene, lightX, lightY, 20 * size, second)
    coneSpray(scene, {
      x: lightX,
      y: lightY,
      count: 34 * size,
      color: first,
      jet: { speed: 40, slowest: 0.2, lean: Math.PI, spread: 0.9 },
      flight: { drag: 1.6, gravity: 70, life: 1 },
      trail: { from: 0.1, pieces: 3 },
      star: { width: 1, head: 1.5 },
      glitter: { count: 2 },
    })
  }
  scene.objects.push(mortarTubes(232, 308, 1, 11, a))
}

function canopy(x: number, y: number, size: number, first: Color, second: Color): string {
  const [light, dark] = [css(mix(first, WHITE, 0.1)), css(mix(second, 0x0a0d1a, 0.15))]
  const gores = [-56, -34, -12, 12, 34]
  const stripes = gores
    .map(
      (at, i) =>
        `<path d="M0-52Q${shortList(at * 1.05, -44, at, 0)}h22Q${shortList((at + 22) * 1.05, -44, 0, -52)}z" fill="${i % 2 ? dark : light}"/>`,
    )
    .join('')
  const lines = [-56, -34, -12, 12, 34, 56].map((at) => `M${at} 0L0 84`).join('')
  return (
    `<g transform="translate(${x} ${y}) scale(${short(size)})"><path d="${lines}" stroke="#cfd6f2" stroke-width=".8" opacity=".75"/>${stripes}` +
    `<path d="M-56 0Q-58-52 0-52Q58-52 56 0q-11-9-22 0q-11-9-22 0q-12-9-24 0q-11-9-22 0q-11-9-22 0z" fill="url(#shade)" opacity=".8"/>` +
    '<path d="M-50-14Q-40-44-8-50" stroke="#fff" stroke-width="2" fill="none" opacity=".45" stroke-linecap="round"/><rect x="-3.4" y="82" width="6.8" height="13" rx="2" fill="#d8c9a4"/></g>'
  )
}
