import { mix, quantize, WHITE } from '#pyro/color.ts'
import { coneSpray } from '#pyro/marks/cone-spray.ts'
import { gaussian } from '#pyro/random.ts'
import { addHalo, colorAt, type Scene } from '#pyro/scene.ts'
import { cone, mortarTubes } from '#pyro/shapes/devices.ts'

/** One column of colored smoke. */
export function smoke(scene: Scene): void {
  const { nozzle, random, colors } = scene
  const [a, b] = colors
  for (let i = 0; i < 40; i++) {
    const u = i / 39
    const x = nozzle.x + Math.sin(u * 5 + 1) * 34 * u + gaussian(random) * 9 * u + u * 46
    const y = nozzle.y - 6 - u * 236 + gaussian(random) * 6
    const color = random() < 0.5 ? mix(a, WHITE, 0.1) : mix(colorAt(scene, 1 + i), a, 0.4)
    addHalo(scene, x, y, 16 + 62 * u + random() * 14, color, quantize(0.66 - 0.34 * u, 10))
  }
  coneSpray(scene, {
    ...nozzle,
    count: 24,
    color: 0xffd389,
    jet: { speed: 120, slowest: 0.3, spread: 0.2 },
    flight: { drag: 2, gravity: 60, life: 0.6 },
    trail: { from: 0.1, pieces: 3 },
    star: { width: 0.9 },
  })
  scene.objects.push(cone(nozzle.x, nozzle.y, a, b))
}

/** Daytime effects: puffs of color thrown up in a fan from mortars. */
export function daySmoke(scene: Scene): void {
  const { nozzle, random, colors } = scene
  for (const [index, angle] of [-0.62, -0.3, 0, 0.3, 0.62].entries()) {
    const color = colorAt(scene, index)
    const height = 236 - 60 * Math.abs(angle)
    for (let i = 0; i < 18; i++) {
      const u = i / 17
      const x = nozzle.x + Math.sin(angle) * height * u + gaussian(random) * 5 * u
      const y = nozzle.y - Math.cos(angle) * height * u + 22 * u * u
      addHalo(scene, x, y, 7 + 22 * u ** 1.5, mix(color, WHITE, 0.12), quantize(0.75 - 0.25 * u, 10))
    }
    for (let i = 0; i < 12; i++) {
      const x = nozzle.x + Math.sin(angle) * height + gaussian(random) * 17
      const y = nozzle.y - Math.cos(angle) * height + 18 + gaussian(random) * 14
      addHalo(scene, x, y, 20 + 16 * random(), mix(color, i % 3 ? color : WHITE, 0.3), 0.7)
    }
  }
  addHalo(scene, nozzle.x, nozzle.y, 50, WHITE, 0.5)
  scene.objects.push(mortarTubes(nozzle.x, nozzle.y, 5, 8, colors[0]))
}
