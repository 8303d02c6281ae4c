import type { Size } from '#pyro/flight/camera.ts'
import type { ShowPlan } from '#pyro/flight/plan.ts'
import type { Look } from '#pyro/paint/detail.ts'

/** Draws frames of a show on a canvas of its own. */
export interface FrameRenderer {
  readonly canvas: HTMLCanvasElement
  /** what it draws with */
  readonly kind: 'graphics' | 'painter'
  /** pixels of the canvas for a pixel of the page */
  readonly density: (ratio: number) => number
  /** another show, or another size in pixels of the canvas */
  prepare(plan: ShowPlan, size: Size): void
  draw(at_ms: number, look: Look): void
  dispose(): void
}
