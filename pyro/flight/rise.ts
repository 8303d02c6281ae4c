import type { ArtSpec } from '#pyro/art-spec.ts'
import { mix } from '#pyro/color.ts'
import { muzzleSparks } from '#pyro/marks/cone-spray.ts'
import { type CometOptions, risingComet } from '#pyro/marks/rising-comet.ts'
import { addHalo, colorAt, createScene, type Scene } from '#pyro/scene.ts'
import { bake } from './bake.ts'
import type { Burst } from './burst.ts'

/** A shell draws a thin trail, the tube of a cake a comet, and a comet without a break a thick one. */
export type RiseKind = 'shell' | 'tube' | 'comet'

const UNITS = 206
const SECONDS = 1.6
const DETAIL = 0.7
const STRAW = 0xffcf80

/** The way up from (0, 0) to (0, 1) in one second, slower towards its end. */
export function riseOf(spec: ArtSpec, kind: RiseKind, turn: number): Burst {
  const scene = createScene({ ...spec, key: `${spec.key} rise ${turn}` }, DETAIL)
  const color = mix(colorAt(scene, turn), STRAW, kind === 'shell' ? 0.75 : 0.3)
  risingComet(scene, { x: 0, y: 0, angle: 0, height: UNITS, color, life: SECONDS, ...looks[kind] })
  if (kind !== 'shell') muzzle(scene, color)
  return bake(scene, { x: 0, y: 0, scale: 1 / UNITS, pace: 1 / SECONDS, steady_s: 0 })
}

const looks: Readonly<Record<RiseKind, Partial<CometOptions>>> = {
  shell: { width: 1.2, strands: 0, glitter: 14, from: 0.02 },
  tube: { width: 2.6, strands: 2, glitter: 22, from: 0.08 },
  comet: { width: 4.2, strands: 4, glitter: 50, from: 0.08 },
}

function muzzle(scene: Scene, color: number): void {
  muzzleSparks(scene, 0, 0, 4, 12)
  addHalo(scene, 0, -4, 46, mix(color, 0xffb45a, 0.4), 0.5)
}
