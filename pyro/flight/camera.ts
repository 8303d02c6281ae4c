import type { ShowExtent } from './plan.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * How the crowd sees the vertical plane of the positions. A lens that looks level shows this plane without
 * distortion: a foot is as long at the top as at the bottom.
 */
export interface Camera {
  readonly size: Size
  /** pixels a foot, in the plane of the positions */
  readonly scale: number
  /** pixels from the left to the middle of the positions */
  readonly middle: number
  /** pixels from the top to the ground of the positions */
  readonly ground: number
}

/** Of the height of a picture: where the water begins, as in the pictures of products. */
const HORIZON = 0.835
/** of the height above the ground that the highest effect takes */
const FILLED = 0.94
const HALF_FILLED = 0.96

/** Fits the whole show into a picture. */
export function createCamera(extent: ShowExtent, size: Size): Camera {
  const ground = Math.round(size.height * HORIZON)
  const scale = Math.min((ground * FILLED) / extent.top_ft, (size.width * HALF_FILLED) / 2 / extent.half_ft)
  return { size, scale, middle: size.width / 2, ground }
}

export const toX = (camera: Camera, x_ft: number): number => camera.middle + x_ft * camera.scale
export const toY = (camera: Camera, y_ft: number): number => camera.ground - y_ft * camera.scale

/** Heights of a ruler beside the picture, in feet: at most ten. */
export function rulerMarks(camera: Camera): readonly number[] {
  const top = camera.ground / camera.scale
  const step = [10, 25, 50, 100, 200, 500].find((feet) => top / feet <= 8) ?? 1_000
  return Array.from({ length: Math.floor(top / step) }, (_, i) => (i + 1) * step)
}
