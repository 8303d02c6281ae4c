import { type Color, mix } from '#pyro/color.ts'
import { coneSpray } from '#pyro/marks/cone-spray.ts'
import { gaussian } from '#pyro/random.ts'
import { addFlare, addHalo, colorAt, type Scene } from '#pyro/scene.ts'
import { cone } from '#pyro/shapes/devices.ts'
import { crackleAbout } from './launched.ts'

const CREAM: Color = 0xfff1cc

export function fountain(scene: Scene): void {
  const { nozzle, colors } = scene
  const [a, b] = colors
  coneSpray(scene, {
    ...nozzle,
    count: 250,
    color: mix(a, 0xff8d2e, 0.35),
    jet: { speed: 640, slowest: 0.3, crowding: 0.55, spread: 0.155 },
    flight: { drag: 1.5, gravity: 310, life: 1.7 },
    trail: { from: 0.1, tailColor: mix(a, 0xfff6dc, 0.6), tailWidth: 0.8, pieces: 6, fades: true },
    star: { width: 1.15, alpha: 0.85, heat: 0 },
    glitter: { count: 7, spread: 2.2, drift: 0.3, color: mix(a, CREAM, 0.5) },
  })
  coneSpray(scene, {
    ...nozzle,
    count: 70,
    color: (i) => (i % 3 ? colorAt(scene, 1 + i) : a),
    jet: { speed: 560, slowest: 0.4, spread: 0.14 },
    flight: { drag: 1.5, gravity: 250, life: 1.1 },
    trail: { from: 0.6, tailWidth: 0.4, pieces: 3 },
    star: { width: 1.9, head: 3 },
  })
  coneSpray(scene, {
    ...nozzle,
    count: 110,
    color: 0xfff3d6,
    jet: { speed: 330, slowest: 0.45, spread: 0.075 },
    flight: { drag: 1.9, gravity: 40, life: 0.55 },
    trail: { from: 0.02, tailWidth: 1.1, tailAlpha: 0.8, pieces: 3, ease: 1 },
    star: { width: 1.5, alpha: 0.1, heat: 0.9 },
  })
  fountainSparks(scene)
  addHalo(scene, nozzle.x, nozzle.y - 90, 150, a, 0.55)
  addHalo(scene, nozzle.x, nozzle.y - 4, 70, 0xffe9bc, 0.95)
  addHalo(scene, nozzle.x, nozzle.y - 190, 120, b, 0.22)
  scene.objects.push(cone(nozzle.x, nozzle.y, a, b))
}

/** A crackling fountain bursts at its crown, a strobing one blinks all over, a plain one glints. */
function fountainSparks(scene: Scene): void {
  const { nozzle, random, detail, colors, spec } = scene
  const effect = spec.effects[0]
  const count = (effect === 'strobe' ? 110 : 40) * detail
  for (let i = 0; i < count; i++) {
    const angle = gaussian(random) * (effect === 'strobe' ? 0.46 : 0.36)
    const reach = 100 + random() * 130
    const color = random() < 0.6 ? colorAt(scene, 1 + i) : CREAM
    const size = 2.4 + 7 * random() ** 2
    const [x, y] = [nozzle.x + Math.sin(angle) * reach * 0.8, nozzle.y - Math.cos(angle) * reach]
    addFlare(scene, x, y, size, color, 0.78 * random(), 0.4 + 0.6 * random())
    if (effect === 'strobe' && size > 5) addHalo(scene, x, y, size * 2.4, colors[1], 0.5)
    if (effect === 'crackle' && i % 3 === 0) crackleAbout(scene, x, y - 20, 7, 11)
  }
}
