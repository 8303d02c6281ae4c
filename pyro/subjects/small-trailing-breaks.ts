import { mix } from '#pyro/color.ts'
import { sphericalBreak } from '#pyro/marks/spherical-break.ts'
import type { Scene } from '#pyro/scene.ts'
import { place, type SmallBreak } from './small-break-place.ts'

export function hanging(scene: Scene, at: SmallBreak, count: (full: number) => number): void {
  const { first, second } = at
  sphericalBreak(scene, {
    ...place(at),
    count: count(46),
    color: mix(first, 0xff9a3a, 0.15),
    flight: { drag: 1, gravity: 40, life: 1.9 },
    trail: { from: 0.04, tailColor: mix(first, 0xfff0c8, 0.4), tailWidth: 0.7, pieces: 6, fades: true },
    star: {
      width: 1.1,
      alpha: 0.85,
      heat: 0.1,
      ...(scene.spec.colors.length > 1 ? { head: 1.5, headColor: second } : {}),
    },
    glitter: { count: 6, spread: 1.2, color: mix(first, 0xfff2cf, 0.5) },
    jitter: { speed: 0.13 },
  })
}

export function brocade(scene: Scene, at: SmallBreak, count: (full: number) => number): void {
  const { first, second } = at
  sphericalBreak(scene, {
    ...place(at),
    count: count(48),
    color: first,
    flight: { drag: 1.25, gravity: 26, life: 1.6 },
    trail: { from: 0.05, tailColor: mix(first, 0xfff1d0, 0.35), tailWidth: 0.5, tailAlpha: 0.3 },
    star: { width: 1.3, head: 1.8, headColor: second },
    glitter: { count: 5, spread: 1.4, color: mix(first, 0xfff0c4, 0.55) },
  })
}

export function palm(scene: Scene, at: SmallBreak): void {
  const { first, radius } = at
  sphericalBreak(scene, {
    ...place(at),
    radius: radius * 1.05,
    count: 9,
    exact: true,
    strands: radius < 46 ? 4 : 5,
    color: first,
    flight: { drag: 0.95, gravity: 36, life: 1.5 },
    trail: { from: 0.02, tailColor: mix(first, 0xff9b3d, 0.3), tailWidth: 0.7, tailAlpha: 0.35, pieces: 6 },
    star: { width: 2.8, heat: 0.7, head: 2.4 },
    glitter: { count: 10, spread: 1.8, drift: 0.9, color: mix(first, 0xfff0c0, 0.5) },
    jitter: { direction: 0.13 },
  })
}
