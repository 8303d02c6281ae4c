import { type Camera, createCamera, type Size } from '#pyro/flight/camera.ts'
import type { ShowPlan } from '#pyro/flight/plan.ts'
import { createShotIndex, type ShotIndex } from '#pyro/flight/visible-shots.ts'
import type { Night } from '#pyro/paint/landscape.ts'
import type { NightSource } from '#pyro/paint/painter.ts'
import { createTarget, dropTarget, smooth, type Target } from './program.ts'

/** squares of glow in the height of a picture, as the painter has them */
const SQUARES = 60

/** What depends on the show and the size of the picture. */
export interface Scene {
  readonly camera: Camera
  readonly index: ShotIndex
  readonly night: WebGLTexture
  readonly light: Target
  readonly glow: readonly [Target, Target]
}

export function createScene(
  gl: WebGL2RenderingContext,
  plan: ShowPlan,
  size: Size,
  nightOf: NightSource,
): Scene {
  const camera = createCamera(plan.extent, size)
  const [columns, rows] = [Math.ceil((size.width * SQUARES) / size.height), SQUARES]
  return {
    camera,
    index: createShotIndex(plan),
    night: nightTexture(gl, camera, nightOf(camera, plan)),
    light: createTarget(gl, size.width, size.height),
    glow: [createTarget(gl, columns, rows), createTarget(gl, columns, rows)],
  }
}

/** The share of light that is seen on a pixel is its alpha. */
function nightTexture(gl: WebGL2RenderingContext, { size }: Camera, { bytes, open }: Night): WebGLTexture {
  const shades = Uint8Array.from(bytes)
  for (const [pixel, share] of open.entries()) if (share < 1) shades[pixel * 4 + 3] = share * 255
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  const { width, height } = size
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, shades)
  smooth(gl)
  return texture
}

export function dropScene(gl: WebGL2RenderingContext, scene: Scene | null): void {
  if (!scene) return
  gl.deleteTexture(scene.night)
  for (const target of [scene.light, ...scene.glow]) dropTarget(gl, target)
}
