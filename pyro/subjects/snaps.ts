import { type Color, css, mix, WHITE } from '#pyro/color.ts'
import { sphericalBreak } from '#pyro/marks/spherical-break.ts'
import { gaussian } from '#pyro/random.ts'
import { addFlare, addHalo, colorAt, type Scene } from '#pyro/scene.ts'
import { short } from '#pyro/shapes/svg-number.ts'

const twists: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
  [104, 250, -28, 1.5],
  [170, 206, 14, 1.3],
  [252, 190, -10, 1.15],
  [318, 236, 30, 1.4],
  [146, 120, -40, 1],
  [286, 110, 36, 0.95],
]

/** Paper twists falling, and two that snap on the boards. */
export function snaps(scene: Scene): void {
  const { colors, random } = scene
  scene.objects.push(boards())
  for (const [index, [x, y, turn, size]] of twists.entries())
    scene.objects.push(twist(x, y, turn + gaussian(random) * 8, size, colorAt(scene, index)))
  for (const [index, [x, y, size]] of (
    [
      [150, 322, 1],
      [262, 330, 0.8],
    ] as const
  ).entries()) {
    const color = colorAt(scene, index)
    sphericalBreak(scene, {
      x,
      y,
      radius: 60 * size,
      count: 70,
      color: mix(color, 0xfff3d0, 0.4),
      flight: { drag: 4, gravity: 60, life: 0.4 },
      trail: { from: 0.2, tailColor: WHITE, pieces: 3 },
      star: { width: 1.2, heat: 0.8, head: 1.4 },
      jitter: { speed: 0.35 },
    })
    for (let i = 0; i < 9; i++)
      addFlare(
        scene,
        x + gaussian(random) * 22 * size,
        y + gaussian(random) * 12,
        3 + 8 * random() ** 2,
        color,
        random(),
      )
    addFlare(scene, x, y, 30 * size, 0xfff3d0, 0.2)
    addHalo(scene, x, y, 74 * size, mix(colors[0], 0xffd9a0, 0.5), 0.9)
    addHalo(scene, x, y, 20 * size, WHITE, 0.95)
  }
}

/** A pinch of paper with a twisted tail. */
function twist(x: number, y: number, turn: number, size: number, band: Color): string {
  const paper = 'M0 13c-9 0-13-7-11-14 2-8 8-9 9-16l-5-15 5 4 3-6 3 6 5-3-6 14c1 7 8 8 9 16 1 8-3 14-12 14z'
  return (
    `<g transform="translate(${x} ${y}) rotate(${short(turn)}) scale(${short(size)})">` +
    `<path d="${paper}" fill="#e9e4d6"/><path d="M0 13c-9 0-13-7-11-14h22c2 8-2 14-11 14z" fill="${css(band)}" opacity=".75"/>` +
    `<path d="M-2-17l-2 16M2-17l3 18M-6-30l4 12M5-30l-3 12" stroke="#a59b84" stroke-width=".9" fill="none"/>` +
    '<path d="M-8 2c0 5 3 8 6 9" stroke="#fff" stroke-width="1.6" fill="none" opacity=".6" stroke-linecap="round"/></g>'
  )
}

function boards(): string {
  const planks = Array.from({ length: 6 }, (_, i) => {
    const at = (i * 400) / 5 - 40
    return `M${short(at * 0.55 + 90)} 316L${short(at * 1.3 - 60)} 400`
  })
  return `<path d="M0 316H400V400H0z" fill="#1b1620"/><path d="${planks.join('')}" stroke="#0b0910" stroke-width="2.4"/><path d="M0 316H400" stroke="#4b3c44" stroke-width="1.4"/>`
}
