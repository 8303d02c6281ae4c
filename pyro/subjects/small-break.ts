import { mix } from '#pyro/color.ts'
import { sphericalBreak } from '#pyro/marks/spherical-break.ts'
import { speedToReach } from '#pyro/motion.ts'
import { addFlare, addHalo, addStar, type Scene } from '#pyro/scene.ts'
import { lookOf, type Trail, tipOf } from '#pyro/star.ts'
import { type Draw, place, type SmallBreak } from './small-break-place.ts'
import { brocade, hanging, palm } from './small-trailing-breaks.ts'
import { splitInFour } from './splitting-bursts.ts'

/** One break of any effect at the tip of a shot, smaller and with fewer stars than a shell of its own. */
export function smallBreak(scene: Scene, effect: string, at: SmallBreak): void {
  const share = Math.max(0.5, Math.min(1, at.radius / 55))
  addHalo(scene, at.x, at.y, at.radius * 1.15, at.first, 0.5)
  const draw = draws[effect] ?? ball
  draw(scene, at, (full) => Math.round(full * share))
}

const draws: Readonly<Record<string, Draw>> = {
  willow: hanging,
  kamuro: hanging,
  'brocade-crown': brocade,
  palm,
  crossette,
  dahlia,
  ring,
  chrysanthemum: (scene, at, count) => ball(scene, at, count, { from: 0.06, tailAlpha: 0.16, pieces: 5 }),
  strobe: (scene, at, count) => flashes(scene, at, count, 0.8, 5),
  crackle: (scene, at, count) => flashes(scene, at, count, 0.15, 0),
  report: (scene, at, count) => flashes(scene, at, count, 0.15, 0),
}

function ball(
  scene: Scene,
  at: SmallBreak,
  count: (full: number) => number,
  trail: Partial<Trail> = {},
): void {
  const { first, second, radius } = at
  sphericalBreak(scene, {
    ...place(at),
    count: count(62),
    color: first,
    flight: { drag: 1.7, gravity: 18, life: 1.2 },
    trail: { from: 0.34, tailColor: mix(first, 0xffd9a0, 0.3), pieces: 4, ...trail },
    star: { width: 1.8, head: 2.4 },
  })
  sphericalBreak(scene, {
    ...place(at),
    radius: radius * 0.4,
    count: count(16),
    color: second,
    flight: { drag: 1.8, gravity: 12, life: 0.85 },
    trail: { from: 0.3, pieces: 2 },
    star: { width: 1.4, head: 1.8 },
  })
}

function crossette(scene: Scene, at: SmallBreak): void {
  const { first, second, radius } = at
  const stars = sphericalBreak(scene, {
    ...place(at),
    radius: radius * 0.72,
    count: scene.detail < 0.6 ? 7 : 9,
    exact: true,
    color: first,
    flight: { drag: 1.1, gravity: 16, life: 1 },
    trail: { from: 0.05, tailColor: mix(first, 0xffd28a, 0.5), tailWidth: 0.4, tailAlpha: 0.2 },
    star: { width: 2, heat: 0.7 },
    glitter: { count: 3, spread: 1 },
    jitter: { direction: 0.1 },
  })
  const split = { reach: radius * 0.5, life: 0.85, drag: 1.5, width: 1.7, head: 2 }
  for (const star of stars) splitInFour(scene, star, split, [first, second])
}

function dahlia(scene: Scene, at: SmallBreak): void {
  sphericalBreak(scene, {
    ...place(at),
    count: 16,
    exact: true,
    color: at.first,
    flight: { drag: 1.6, gravity: 18, life: 1.3 },
    trail: { from: 0.3, tailWidth: 0.5, pieces: 4 },
    star: { width: 3, head: 4.4, heat: 0.3 },
    jitter: { direction: 0.08 },
  })
}

function ring(scene: Scene, at: SmallBreak, count: (full: number) => number): void {
  const tilt = 0.4 + scene.random() * 0.3
  const speed = speedToReach(at.radius, 1.6, 1.2)
  const look = lookOf(at.first, {
    trail: { from: 0.45, pieces: 4, ease: 1.4, tailWidth: 0.4 },
    star: { width: 2, heat: 0.4, head: 2.8 },
  })
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * 2 * Math.PI
    const body = {
      x: at.x,
      y: at.y,
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * tilt * speed,
      drag: 1.6,
      gravity: 12,
    }
    addStar(scene, look, body, { life: 1.2, born: at.born, brightness: 0.75 })
  }
  sphericalBreak(scene, {
    ...place(at),
    radius: at.radius * 0.5,
    count: count(20),
    color: at.second,
    flight: { drag: 1.7, gravity: 12, life: 0.9 },
    trail: { from: 0.4, pieces: 3 },
    star: { width: 1.4, head: 1.9 },
  })
}

function flashes(
  scene: Scene,
  at: SmallBreak,
  count: (full: number) => number,
  from: number,
  blink: number,
): void {
  const { random } = scene
  const stars = sphericalBreak(scene, {
    ...place(at),
    count: count(42),
    color: at.first,
    flight: { drag: 1.5, gravity: 16, life: 1.2 },
    blink,
    trail: { from, tailAlpha: 0.1, pieces: 3 },
    star: { width: 1, heat: 0.4 },
    glitter: { count: 1 },
  })
  const scale = 0.6 + at.radius / 90
  for (const star of stars) {
    const [x, y] = tipOf(star)
    const color = random() < 0.5 ? at.second : at.first
    const size = (2.2 + 7.5 * random() ** 2) * scale * star.burn.brightness
    addFlare(scene, x, y, size, color, 0, 0.5 + 0.5 * star.burn.brightness)
    if (size > 4.5) addHalo(scene, x, y, Math.round(size * 2.2), color, 0.5)
  }
}
