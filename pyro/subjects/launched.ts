import { mix } from '#pyro/color.ts'
import { coneSpray, muzzleSparks } from '#pyro/marks/cone-spray.ts'
import { risingComet } from '#pyro/marks/rising-comet.ts'
import { gaussian } from '#pyro/random.ts'
import { addFlare, addHalo, colorAt, type Scene } from '#pyro/scene.ts'
import { cakeBox, candleTube, mortarTubes } from '#pyro/shapes/devices.ts'
import { WHITE } from '#pyro/color.ts'

/** Three comets side by side. */
export function comet(scene: Scene): void {
  const { nozzle, colors, detail } = scene
  const [a, b] = colors
  const rises = [
    { angle: -0.34, share: 0.72, color: b, width: 5, glitter: 130 },
    { angle: 0.34, share: 0.72, color: colors[2] ?? b, width: 5, glitter: 130 },
    { angle: 0, share: 1, color: a, width: 8.5, glitter: 260 },
  ]
  for (const { angle, share, color, width, glitter } of rises) {
    const shape = { angle, color, width, glitter: glitter * detail, strands: 9, life: 1.5 + 0.2 * share }
    const tip = risingComet(scene, {
      ...shape,
      x: nozzle.x + angle * 26,
      y: nozzle.y,
      height: (nozzle.y - 58) * share,
    })
    addHalo(scene, tip.x, tip.y, angle ? 38 : 58, color, 0.95)
    addFlare(scene, tip.x, tip.y, angle ? 19 : 31, color)
  }
  coneSpray(scene, {
    ...nozzle,
    count: 70,
    color: 0xffcf85,
    jet: { speed: 170, slowest: 0.2, spread: 0.6 },
    flight: { drag: 2.2, gravity: 70, life: 0.8 },
    trail: { from: 0.1, pieces: 3 },
    star: { width: 0.9 },
  })
  addHalo(scene, nozzle.x, nozzle.y, 60, mix(a, 0xffb45a, 0.4), 0.9)
  scene.objects.push(mortarTubes(nozzle.x, nozzle.y, 3, 9, a))
}

/** Stars thrown up in a cone from one tube. */
export function mine(scene: Scene): void {
  const { nozzle, colors } = scene
  const [a, b] = colors
  const from = { ...nozzle, born: 0 }
  coneSpray(scene, {
    ...from,
    count: 72,
    color: a,
    jet: { speed: 660, slowest: 0.5, spread: 0.24 },
    flight: { drag: 1.75, gravity: 70, life: 1.25 },
    trail: { from: 0.03, tailColor: mix(a, 0xffdca0, 0.6), tailWidth: 0.8, tailAlpha: 0.22, pieces: 7 },
    star: { width: 2.4, heat: 0.65, head: 3.3 },
    glitter: { count: 5, spread: 1.6, drift: 0.8 },
  })
  coneSpray(scene, {
    ...from,
    count: 84,
    color: (i) => (i % 2 ? (colors[2] ?? b) : b),
    jet: { speed: 440, slowest: 0.4, spread: 0.34 },
    flight: { drag: 1.8, gravity: 80, life: 1.2 },
    trail: { from: 0.4, tailWidth: 0.4, pieces: 3 },
    star: { width: 2, head: 2.9 },
  })
  coneSpray(scene, {
    ...from,
    count: 130,
    color: 0xffd98f,
    jet: { speed: 250, slowest: 0.2, spread: 0.5 },
    flight: { drag: 2.2, gravity: 60, life: 0.9 },
    trail: { from: 0.2, pieces: 3 },
    star: { width: 0.9, heat: 0.8, alpha: 0.8 },
  })
  addHalo(scene, nozzle.x, nozzle.y - 6, 95, a, 0.95)
  addHalo(scene, nozzle.x, nozzle.y - 120, 160, a, 0.32)
  scene.objects.push(mortarTubes(nozzle.x, nozzle.y, 1, 15, a))
}

const BALLS = 6

export function candle(scene: Scene): void {
  const { nozzle, colors, detail } = scene
  for (let i = 0; i < BALLS; i++) {
    const u = i / (BALLS - 1)
    const color = colorAt(scene, i)
    const tip = risingComet(scene, {
      ...nozzle,
      angle: Math.sin(i * 1.9 + 0.6) * 0.1,
      color,
      strands: 4,
      height: (nozzle.y - 46) * (0.22 + 0.78 * u ** 0.85),
      width: 4.6 - 0.4 * u,
      glitter: 70 * detail,
      from: 0.5 - 0.12 * u,
      born: (BALLS - 1 - i) * 0.55,
    })
    const size = 9 + 5 * u
    addHalo(scene, tip.x, tip.y, size * 3.6, color, 1)
    addHalo(scene, tip.x, tip.y, size * 1.1, WHITE, 0.85)
    addFlare(scene, tip.x, tip.y, size * 1.75, color, 0.2 * i)
    if (scene.spec.effects[0] === 'crackle') crackleAbout(scene, tip.x, tip.y, size)
  }
  coneSpray(scene, {
    ...nozzle,
    count: 120,
    color: 0xffcf7d,
    jet: { speed: 190, slowest: 0.25, spread: 0.2 },
    flight: { drag: 2, gravity: 90, life: 0.95 },
    trail: { from: 0.1, pieces: 3 },
    star: { width: 0.9, heat: 0.9 },
    glitter: { count: 1 },
  })
  addHalo(scene, nozzle.x, nozzle.y, 54, colors[0], 0.9)
  scene.objects.push(candleTube(nozzle.x, nozzle.y, colors[0], colors[1]))
}

/** A little cloud of flashes about a point. */
export function crackleAbout(scene: Scene, x: number, y: number, size: number, count = 16): void {
  const { random, colors } = scene
  for (let i = 0; i < count; i++) {
    const [px, py] = [x + gaussian(random) * size * 1.5, y + gaussian(random) * size * 1.5]
    addFlare(
      scene,
      px,
      py,
      1.6 + 4 * random() ** 2,
      i % 2 ? colors[1] : 0xfff0cc,
      random(),
      0.5 + 0.5 * random(),
    )
  }
}

const MISSILES = 11
const BATTERY = 25

/** A battery of whistling missiles; a large one sends up a swarm. */
export function missiles(scene: Scene): void {
  const { nozzle, random, detail, spec } = scene
  const many = spec.pattern === 'salvo'
  const count = many ? BATTERY : MISSILES
  for (let i = 0; i < count; i++) {
    const u = (i / (count - 1)) * 2 - 1
    const color = colorAt(scene, i)
    const tip = risingComet(scene, {
      x: nozzle.x + u * 24,
      y: nozzle.y,
      angle: u * (many ? 0.42 : 0.3) + gaussian(random) * 0.06,
      color,
      height: 130 + 110 * random(),
      width: many ? 1.7 : 2.2,
      glitter: 26 * detail,
      strands: 1,
      from: 0.35,
    })
    addFlare(scene, tip.x, tip.y, many ? 4.5 : 6, color, random())
    addHalo(scene, tip.x, tip.y, many ? 12 : 17, color, 0.8)
    if (spec.effects[0] !== 'whistle' && i % 3 === 0) crackleAbout(scene, tip.x, tip.y, 7)
  }
  muzzleSparks(scene, nozzle.x, nozzle.y, 46, 60)
  addHalo(scene, nozzle.x, nozzle.y, 80, scene.colors[0], 0.7)
  scene.objects.push(cakeBox(nozzle.x, nozzle.y, scene.colors[0], scene.colors[1]))
}
