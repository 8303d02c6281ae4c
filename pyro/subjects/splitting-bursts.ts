import { type Color, mix, quantize, WHITE } from '#pyro/color.ts'
import { depthOf, sphericalBreak } from '#pyro/marks/spherical-break.ts'
import { sphereDirections, type Direction } from '#pyro/motion.ts'
import { gaussian } from '#pyro/random.ts'
import { addFlare, addHalo, addStar, type Scene } from '#pyro/scene.ts'
import { lookOf, type Star, tipOf } from '#pyro/star.ts'

/** Stars that each split into four at right angles. */
export function crossette(scene: Scene): void {
  const [a, b] = scene.colors
  const stars = sphericalBreak(scene, {
    count: 19,
    exact: true,
    radius: scene.radius * 0.82,
    color: a,
    flight: { drag: 1.1, gravity: 18, life: 1.4 },
    trail: { from: 0.04, tailColor: mix(a, 0xffd28a, 0.55), tailWidth: 0.5, tailAlpha: 0.2, pieces: 7 },
    star: { width: 2.8, heat: 0.7 },
    glitter: { count: 14, spread: 1.6, drift: 0.9, color: 0xffe6b8 },
    jitter: { direction: 0.07, life: 0.01 },
  })
  const split = { reach: scene.radius * 0.5, life: 1.2, drag: 1.5, width: 2.5, head: 3 }
  for (const star of stars) {
    const [x, y] = tipOf(star)
    const { brightness } = star.burn
    const turn = splitInFour(scene, star, split)
    addHalo(scene, x, y, 20 * brightness, b, 0.7)
    addFlare(scene, x, y, 9 * brightness + 2, b, turn, brightness)
  }
}

export type Split = Readonly<Record<'reach' | 'life' | 'drag' | 'width' | 'head', number>>

/** Adds the four pieces of a star at its end; returns their angles. */
export function splitInFour(
  scene: Scene,
  star: Star,
  split: Split,
  colors: readonly Color[] = scene.colors,
): number {
  const { born, life, brightness } = star.burn
  const [a = star.look.color, b = star.look.color] = colors
  const [x, y] = tipOf(star)
  const turn = (scene.random() * Math.PI) / 2
  const speed = split.reach * (0.7 + 0.3 * brightness)
  for (let i = 0; i < 4; i++) {
    const angle = turn + (i * Math.PI) / 2
    const look = lookOf(i % 2 ? b : mix(b, WHITE, 0.3), {
      trail: {
        from: 0.02,
        ease: 1,
        tailColor: mix(a, WHITE, 0.2),
        tailWidth: split.width * 0.45,
        tailAlpha: 0.6,
      },
      star: { width: split.width, heat: 0.6, head: split.head, headColor: b },
      glitter: { count: split.head > 2 ? 3 : 0, spread: 1, color: b },
    })
    const [vx, vy] = [Math.cos(angle) * speed, Math.sin(angle) * speed]
    const body = { x, y, vx, vy, drag: split.drag, gravity: 26 }
    addStar(scene, look, body, { life: split.life, born: born + life, brightness })
  }
  return turn
}

/** A ball of points that burn in flashes. */
export function strobe(scene: Scene): void {
  const [a] = scene.colors
  const points = sphereDirections(Math.round(250 * scene.detail), scene.random, 0.12)
  for (const [index, direction] of points.entries()) addStrobe(scene, direction, index)
  sphericalBreak(scene, {
    count: 60,
    radius: scene.radius * 0.9,
    color: mix(a, 0x8ea2d8, 0.5),
    flight: { drag: 1.6, gravity: 12, life: 1.3 },
    trail: { from: 0.1, pieces: 3 },
    star: { width: 0.7, alpha: 0.35, heat: 0 },
  })
}

function addStrobe(scene: Scene, direction: Direction, index: number): void {
  const { random, center, colors } = scene
  const color = index % 3 ? colors[0] : (colors[1 + (index % (colors.length - 1))] ?? colors[1])
  const reach = scene.radius * (0.22 + 0.86 * Math.cbrt(random()))
  const [x, y] = [center.x + direction[0] * reach, center.y + direction[1] * reach + random() * 12]
  const brightness = depthOf(direction[2])
  if (random() > 0.6) {
    const size = (2.6 + 11 * random() ** 2.4) * brightness
    addHalo(scene, x, y, quantize(size * 2.4, 0.5) || 4, color, 0.55)
    addFlare(scene, x, y, size * 1.5, color, 0, 0.5 + 0.5 * brightness)
  }
  const look = lookOf(color, {
    trail: { pieces: 2, ease: 1, tailWidth: 0.2, tailAlpha: 0.02 },
    star: { width: 1.2, alpha: 0.4, heat: 0, head: 1.2 + quantize(random(), 3) * 1.6 },
    glitter: { count: 1.5, spread: 3.5, color },
  })
  const body = { x, y: y - 8, vx: direction[0] * 3, vy: 8, drag: 1, gravity: 4 }
  addStar(scene, look, body, { life: 1, blink: 4 + random() * 5, brightness })
}

/** Stars whose ends burst into a crackle of tiny flashes. */
export function crackle(scene: Scene): void {
  const { random } = scene
  const [a, b] = scene.colors
  const stars = sphericalBreak(scene, {
    count: 110,
    radius: scene.radius * 0.9,
    color: a,
    flight: { drag: 1.4, gravity: 22, life: 1.9 },
    trail: { from: 0.1, tailColor: mix(a, 0xffb35c, 0.5), tailWidth: 0.4, tailAlpha: 0.2 },
    star: { width: 1.3, heat: 0.5 },
    glitter: { count: 3, spread: 1.4 },
  })
  for (const star of stars) {
    const [x, y] = tipOf(star)
    for (let i = 0; i < 5 * scene.detail; i++) {
      const [px, py] = [x + gaussian(random) * 9, y + gaussian(random) * 9]
      addFlare(scene, px, py, 1.6 + 4.5 * random() ** 2, b, random() * 0.78, 0.5 + 0.5 * random())
      if (random() < 0.12) addHalo(scene, px, py, 9, b, 0.6)
    }
  }
}
