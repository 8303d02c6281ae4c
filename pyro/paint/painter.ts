import { type Camera, createCamera, type Size } from '#pyro/flight/camera.ts'
import type { ShowPlan } from '#pyro/flight/plan.ts'
import { createShotIndex } from '#pyro/flight/visible-shots.ts'
import { compose } from './compose.ts'
import { detailOf, type Look } from './detail.ts'
import { addHalos, blurGlow } from './glow.ts'
import { type Night, paintNight } from './landscape.ts'
import { createLightBuffer } from './light-buffer.ts'
import { strokeShot } from './stroke-shot.ts'

export type NightSource = (camera: Camera, plan: ShowPlan) => Night

export interface Painter {
  readonly size: Size
  /** fills all of `target`: RGBA, four bytes a pixel */
  paint(target: Uint8ClampedArray, at_ms: number, look: Look): void
}

/** of 255: how bright light becomes at most where flashes are reduced */
export const CALM_CAP = 228
export const CAP = 255

/**
 * Paints frames of a show into bytes, each for itself: the same time gives the same bytes in any order.
 * @param nightOf the night before any light, which whoever changes a show again and again may keep
 */
export function createPainter(plan: ShowPlan, size: Size, nightOf: NightSource = paintNight): Painter {
  const camera = createCamera(plan.extent, size)
  const buffer = createLightBuffer(size)
  const spare = new Float32Array(buffer.glow.length)
  const night = nightOf(camera, plan)
  const line = new Float32Array((buffer.across + 1) * 3)
  const index = createShotIndex(plan)
  return {
    size,
    paint(target, at_ms, { grade, isCalm }) {
      const detail = detailOf(grade, size.height)
      const shots = index.at(at_ms)
      buffer.light.fill(0)
      buffer.glow.fill(0)
      for (const shot of shots) strokeShot({ buffer, camera, detail, isCalm }, shot)
      if (detail.hasGlow) {
        blurGlow(buffer, spare)
        for (const shot of shots) addHalos(buffer, camera, shot, isCalm)
      } else line.fill(0)
      const cap = isCalm ? CALM_CAP : CAP
      compose(target, { buffer, night, camera, hasGlow: detail.hasGlow, cap, seconds: at_ms / 1_000, line })
    },
  }
}

/** One frame alone; whoever paints many keeps a painter. */
export function paintFrame(
  target: Uint8ClampedArray,
  size: Size,
  plan: ShowPlan,
  at_ms: number,
  look: Look,
): void {
  createPainter(plan, size).paint(target, at_ms, look)
}
