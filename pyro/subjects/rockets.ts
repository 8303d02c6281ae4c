import { css, mix } from '#pyro/color.ts'
import { coneSpray } from '#pyro/marks/cone-spray.ts'
import { risingComet } from '#pyro/marks/rising-comet.ts'
import { addFlare, addHalo, colorAt, type Scene } from '#pyro/scene.ts'
import { cakeBox, candleTube, cone } from '#pyro/shapes/devices.ts'
import { crackleAbout } from './launched.ts'
import { smallBreak } from './small-break.ts'

const STRAW = 0xffd79a

/** A stick rocket breaking, and the next one in its tube. */
export function rocket(scene: Scene): void {
  const { colors, detail, spec } = scene
  const [a, b] = colors
  const tip = risingComet(scene, {
    x: 186,
    y: 300,
    angle: 0.1,
    height: 186,
    color: mix(a, STRAW, 0.5),
    width: 4.4,
    glitter: 110 * detail,
    strands: 6,
  })
  endOf(scene, spec.effects[0] ?? 'peony', tip, scene.radius * 0.78)
  scene.objects.push(
    `<path d="M180 346l4-46h9l4 46z" fill="url(#tube)"/><path d="M216 346l3-46h8l3 46z" fill="url(#tube)"/>` +
      `<path d="M222.6 312V252" stroke="#b08a55" stroke-width="1.7"/><rect x="219.2" y="232" width="7" height="24" rx="1.4" fill="${css(b)}"/><path d="M218.6 232l4.1-10 4.1 10z" fill="${css(a)}"/>`,
  )
}

/** A whistle ends in a bright screaming star, every other effect in its break. */
function endOf(
  scene: Scene,
  effect: string,
  tip: { x: number; y: number; at: number },
  radius: number,
): void {
  const [first, second] = scene.colors
  if (effect !== 'whistle') return smallBreak(scene, effect, { ...tip, radius, first, second, born: tip.at })
  addHalo(scene, tip.x, tip.y, radius, first, 0.9)
  addFlare(scene, tip.x, tip.y, radius * 0.32, second, 0.2)
  for (const lean of [-0.9, 0.9, 2.4, -2.4])
    coneSpray(scene, {
      x: tip.x,
      y: tip.y,
      count: 22,
      color: first,
      born: tip.at,
      jet: { speed: 190, slowest: 0.4, lean, spread: 0.22 },
      flight: { drag: 3, gravity: 40, life: 0.7 },
      trail: { from: 0.05, pieces: 4 },
      star: { width: 1.3, head: 1.8 },
    })
}

/** A rocket on a stick leaving a bottle, others waiting in another one. */
export function bottleRocket(scene: Scene): void {
  const { colors, detail, spec } = scene
  const [a, b] = colors
  const flights = [
    { angle: 0.16, height: 178, size: 1, color: a },
    { angle: -0.22, height: 120, size: 0.66, color: colors[2] ?? b },
  ]
  for (const { angle, height, size, color } of flights) {
    const tip = risingComet(scene, {
      x: 184,
      y: 268,
      angle,
      height,
      color: mix(color, STRAW, 0.5),
      width: 2.6 * size + 0.6,
      glitter: 70 * detail,
      strands: 3,
    })
    if (spec.effects[0] === 'whistle') endOf(scene, 'whistle', tip, 34 * size)
    else smallBreak(scene, 'crackle', { ...tip, radius: 52 * size, first: color, second: b, born: tip.at })
    crackleAbout(scene, tip.x, tip.y, 14 * size)
  }
  addHalo(scene, 184, 268, 40, mix(a, STRAW, 0.5), 0.7)
  scene.objects.push(bottle(184, 268, false, css(a), css(b)), bottle(232, 268, true, css(b), css(a)))
}

function bottle(x: number, y: number, full: boolean, paper: string, tip: string): string {
  const loaded = [-5, 0, 5].map((lean, i) => {
    const top = `${x + lean * 2.2} ${y - 34 - i * 3}`
    return `<path d="M${x + lean * 0.5} ${y + 50}L${top}" stroke="#b08a55" stroke-width="1.5"/><path d="M${top}l0 -20" stroke="${i % 2 ? paper : tip}" stroke-width="5"/>`
  })
  const glass = `M${x - 5} ${y}h10v22q10 8 10 20v34q0 3-3 3h-24q-3 0-3-3v-34q0-12 10-20z`
  return `${full ? loaded.join('') : ''}<path d="${glass}" fill="#1d4a3c" opacity=".85"/><path d="${glass}" fill="url(#shade)" opacity=".5"/><path d="M${x - 10} ${y + 44}v28" stroke="#9fe3c6" stroke-width="1.6" opacity=".6"/>`
}

/** A tray with a little of everything. */
export function assortment(scene: Scene): void {
  const { colors, spec } = scene
  const [a, b] = colors
  const [c, d] = [colorAt(scene, 2), colorAt(scene, 3)]
  const effects = spec.effects.length ? spec.effects : ['brocade-crown', 'peony', 'palm']
  const skies = [
    { x: 112, y: 96, radius: 58, first: a, second: b },
    { x: 288, y: 104, radius: 54, first: b, second: c },
    { x: 204, y: 146, radius: 46, first: c, second: d },
  ]
  for (const [index, sky] of skies.entries())
    smallBreak(scene, effects[index % effects.length] ?? 'peony', { ...sky, born: index * 0.4 })
  coneSpray(scene, {
    x: 120,
    y: 290,
    count: 90,
    color: mix(a, STRAW, 0.5),
    jet: { speed: 330, slowest: 0.3, spread: 0.17 },
    flight: { drag: 1.6, gravity: 260, life: 1 },
    trail: { from: 0.1, tailColor: 0xfff3d0, tailWidth: 0.7, fades: true },
    star: { width: 1 },
    glitter: { count: 2 },
  })
  coneSpray(scene, {
    x: 290,
    y: 294,
    count: 60,
    color: d,
    jet: { speed: 300, slowest: 0.3, spread: 0.22 },
    flight: { drag: 1.6, gravity: 240, life: 1 },
    trail: { from: 0.1 },
    star: { width: 1.3, head: 2 },
  })
  for (const [x, color] of [
    [120, a],
    [290, d],
    [200, b],
  ] as const)
    addHalo(scene, x, 302, 52, color, 0.7)
  scene.objects.push(tray(css(mix(a, 0x0a0d1a, 0.62)), css(b)))
  scene.objects.push(cone(120, 286, a, b), cakeBox(200, 290, b, c))
  scene.objects.push(candleTube(250, 280, c, d), candleTube(262, 286, d, c), cone(290, 292, d, a))
}

function tray(side: string, band: string): string {
  const shape = 'M84 318h232l14 34H70z'
  return `<path d="${shape}" fill="${side}"/><path d="${shape}" fill="url(#shade)"/><path d="M80 328h240l3 9H77z" fill="${band}" opacity=".5"/>`
}
