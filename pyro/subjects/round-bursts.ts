import { mix, quantize, WHITE } from '#pyro/color.ts'
import { sphericalBreak } from '#pyro/marks/spherical-break.ts'
import { speedToReach } from '#pyro/motion.ts'
import { addStar, type Scene } from '#pyro/scene.ts'
import { lookOf } from '#pyro/star.ts'

export function peony(scene: Scene): void {
  const [a, b] = scene.colors
  sphericalBreak(scene, {
    count: 230,
    color: a,
    flight: { drag: 1.7, gravity: 16, life: 1.6 },
    trail: { from: 0.42, tailColor: mix(a, WHITE, 0.12), tailWidth: 0.4, tailAlpha: 0.06, pieces: 6 },
    star: { width: 2.5, head: 3.4, heat: 0.35 },
  })
  sphericalBreak(scene, {
    count: 74,
    radius: scene.radius * 0.47,
    color: b,
    flight: { drag: 1.7, gravity: 14, life: 1.25 },
    trail: { from: 0.5 },
    star: { width: 2, head: 2.8, heat: 0.6 },
  })
}

export function chrysanthemum(scene: Scene): void {
  const [a, b] = scene.colors
  sphericalBreak(scene, {
    count: 165,
    color: a,
    flight: { drag: 1.5, gravity: 20, life: 1.8 },
    trail: { from: 0.08, tailColor: mix(a, 0xffb35c, 0.5), tailWidth: 0.35, tailAlpha: 0.14, pieces: 6 },
    star: { width: 1.8, head: 2.3, heat: 0.7 },
    glitter: { count: 1.4, spread: 1, color: a },
  })
  sphericalBreak(scene, {
    count: 54,
    radius: scene.radius * 0.4,
    color: b,
    flight: { drag: 1.8, gravity: 14, life: 1.2 },
    trail: { from: 0.2 },
    star: { width: 1.6, head: 2 },
  })
}

export function dahlia(scene: Scene): void {
  const [a, b] = scene.colors
  sphericalBreak(scene, {
    count: 34,
    exact: true,
    color: a,
    flight: { drag: 1.6, gravity: 20, life: 1.7 },
    trail: { from: 0.3, tailColor: mix(a, WHITE, 0.1), tailWidth: 0.6 },
    star: { width: 5, head: 7, heat: 0.3 },
    jitter: { direction: 0.08 },
  })
  sphericalBreak(scene, {
    count: 16,
    exact: true,
    radius: scene.radius * 0.45,
    color: b,
    flight: { drag: 1.7, gravity: 16, life: 1.2 },
    trail: { from: 0.4 },
    star: { width: 3.4, head: 5, heat: 0.4 },
  })
}

const RING_STARS = 46

/** A circle of stars seen at a slant, about a small ball. */
export function ring(scene: Scene): void {
  const [a, b] = scene.colors
  const tilt = 0.35 + scene.random() * 0.35
  const yaw = (scene.random() - 0.5) * 1.1
  const speed = speedToReach(scene.radius * 1.05, 1.6, 1.6)
  const look = lookOf(a, {
    trail: { from: 0.5, tailWidth: 0.5 },
    star: { width: 3, heat: 0.4, head: 4.2 },
    glitter: { count: 2, spread: 1.4, color: a },
  })
  for (let i = 0; i < RING_STARS; i++) {
    const angle = (i / RING_STARS) * 2 * Math.PI
    const [across, along] = [Math.cos(angle), Math.sin(angle) * tilt]
    const body = {
      x: scene.center.x,
      y: scene.center.y,
      vx: (across * Math.cos(yaw) - along * Math.sin(yaw)) * speed,
      vy: (across * Math.sin(yaw) + along * Math.cos(yaw)) * speed,
      drag: 1.6,
      gravity: 14,
    }
    const brightness = 0.7 + 0.3 * quantize((Math.sin(angle) + 1) / 2, 3)
    addStar(scene, look, body, { life: 1.6, brightness })
  }
  sphericalBreak(scene, {
    count: 90,
    radius: scene.radius * 0.58,
    color: b,
    flight: { drag: 1.7, gravity: 14, life: 1.3 },
    trail: { from: 0.5 },
    star: { width: 2, head: 2.8, heat: 0.5 },
  })
}
