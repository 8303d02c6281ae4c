import { type Color, mix } from '#pyro/color.ts'
import { sphericalBreak } from '#pyro/marks/spherical-break.ts'
import { addFlare, addHalo, type Scene } from '#pyro/scene.ts'
import { tipOf } from '#pyro/star.ts'

const EMBER: Color = 0xff9a3a
const CREAM: Color = 0xfff0c8

export function willow(scene: Scene): void {
  const [a, b] = scene.colors
  sphericalBreak(scene, {
    count: 124,
    radius: scene.radius * 0.98,
    color: mix(a, EMBER, 0.25),
    flight: { drag: 0.95, gravity: 42, life: 3.15 },
    trail: { from: 0.03, tailColor: mix(a, CREAM, 0.4), tailWidth: 0.8, pieces: 9, fades: true },
    star: { width: 1.25, alpha: 0.8, heat: 0.1, ...secondColorTips(scene, b, 2.1) },
    glitter: { count: 18, spread: 1.6, drift: 0.6, color: mix(a, CREAM, 0.5) },
    jitter: { speed: 0.17, direction: 0.14, life: 0.12 },
  })
}

export function kamuro(scene: Scene): void {
  const [a, b] = scene.colors
  sphericalBreak(scene, {
    count: 230,
    radius: scene.radius * 1.05,
    color: a,
    flight: { drag: 1.05, gravity: 34, life: 2.9 },
    trail: { from: 0.03, tailColor: mix(a, CREAM, 0.5), tailWidth: 0.7, pieces: 8, fades: true },
    star: { width: 1.2, alpha: 0.85, heat: 0.1, ...secondColorTips(scene, b, 1.8) },
    glitter: { count: 10, spread: 1.7, drift: 0.5, color: mix(a, CREAM, 0.6) },
    jitter: { speed: 0.05, life: 0.08 },
  })
}

/** Hanging trails have no heads unless the product has a second color to tip them with. */
function secondColorTips(scene: Scene, color: Color, head: number) {
  return scene.spec.colors.length > 1 ? { head, headColor: color } : {}
}

export function brocadeCrown(scene: Scene): void {
  const { random } = scene
  const [a, b] = scene.colors
  const stars = sphericalBreak(scene, {
    count: 150,
    radius: scene.radius * 1.02,
    color: a,
    flight: { drag: 1.25, gravity: 28, life: 2.4 },
    trail: {
      from: 0.04,
      tailColor: mix(a, 0xfff1d0, 0.35),
      tailWidth: 0.6,
      tailAlpha: 0.3,
      pieces: 7,
      ease: 1.1,
    },
    star: { width: 1.5, alpha: 0.95, heat: 0.6, head: 2.2, headColor: b },
    glitter: { count: 13, spread: 1.9, drift: 0.7, color: mix(a, CREAM, 0.55) },
    jitter: { speed: 0.05 },
  })
  for (const star of stars) {
    if (random() >= 0.16) continue
    const [x, y] = tipOf(star)
    addFlare(scene, x, y, (3 + 7 * random()) * star.burn.brightness, b, 0, 0.5 + 0.5 * star.burn.brightness)
  }
}

export function palm(scene: Scene): void {
  const [a, b] = scene.colors
  const fronds = sphericalBreak(scene, {
    count: 15,
    exact: true,
    strands: 9,
    radius: scene.radius * 1.06,
    color: a,
    flight: { drag: 0.95, gravity: 42, life: 2.1 },
    trail: { from: 0.01, tailColor: mix(a, EMBER, 0.3), tailWidth: 1, tailAlpha: 0.35, pieces: 8, ease: 1.1 },
    star: { width: 4.2, heat: 0.75, head: 3.6 },
    glitter: { count: 46, spread: 3.2, drift: 0.9, color: mix(a, CREAM, 0.5) },
    jitter: { strand: 0.045, direction: 0.13, speed: 0.05 },
  })
  for (const star of fronds.filter((frond) => frond.look.star.head > 0)) {
    const [x, y] = tipOf(star)
    addHalo(scene, x, y, 15 * star.burn.brightness, a, 0.9)
    addFlare(scene, x, y, 8 * star.burn.brightness, a, 0.3, 0.9)
  }
  sphericalBreak(scene, {
    count: 40,
    radius: scene.radius * 0.3,
    color: b,
    flight: { drag: 1.9, gravity: 12, life: 1 },
    trail: { from: 0.3 },
    star: { width: 1.9, head: 2.5 },
  })
}
