import { css, mix } from '#pyro/color.ts'
import { sphericalBreak } from '#pyro/marks/spherical-break.ts'
import { gaussian } from '#pyro/random.ts'
import { addFlare, addHalo, colorAt, type Scene } from '#pyro/scene.ts'
import { short } from '#pyro/shapes/svg-number.ts'

/** A braid of firecrackers going off at its lower end. */
export function crackers(scene: Scene): void {
  const { random, colors } = scene
  const [a] = colors
  const rows = Array.from({ length: 17 }, (_, i) => {
    const y = 52 + i * 10.6
    const length = 20 + (i % 3) * 2
    const body = css(mix(colorAt(scene, i % 4 === 3 ? 1 : 0), 0x7a0d1c, i > 12 ? 0.7 : 0.25))
    return [-1, 1].map((side) => cracker(y, side, length, 28 + 10 * random(), body)).join('')
  })
  scene.objects.push(`<path d="M200 40V250" stroke="#6d5a3a" stroke-width="1.6"/>${rows.join('')}`)
  for (let i = 0; i < 26; i++) {
    const [x, y] = [200 + gaussian(random) * 40, 244 + gaussian(random) * 26]
    const size = 4 + 17 * random() ** 2
    addFlare(scene, x, y, size, i % 4 ? 0xffdf9a : a, random() * 0.8, 0.6 + 0.4 * random())
    if (size > 9) addHalo(scene, x, y, size * 2.6, 0xffcf80, 0.6)
  }
  sphericalBreak(scene, {
    x: 200,
    y: 246,
    radius: 92,
    count: 90,
    color: 0xffd089,
    flight: { drag: 2.6, gravity: 90, life: 0.8 },
    trail: { from: 0.35, tailColor: mix(a, 0xff9b4a, 0.5), pieces: 3 },
    star: { width: 1.1, heat: 0.5 },
    jitter: { speed: 0.3 },
  })
  addHalo(scene, 200, 246, 130, mix(a, 0xffb45a, 0.5), 0.8)
}

function cracker(y: number, side: number, length: number, turn: number, fill: string): string {
  const left = side > 0 ? '201' : short(199 - length)
  const tube = `<rect x="${left}" y="${short(y - 3.4)}" width="${length}" height="6.8" rx="1.6" fill="${fill}"/>`
  const shine = `<rect x="${left}" y="${short(y - 3.4)}" width="${length}" height="2.2" rx="1" fill="#fff" opacity=".22"/>`
  return `<g transform="rotate(${short(side * turn)} 200 ${short(y)})">${tube}${shine}</g>`
}
