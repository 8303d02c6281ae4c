import { HALO, HALO_ROW } from '#pyro/flight/burst.ts'
import type { Camera } from '#pyro/flight/camera.ts'
import type { VisibleShot } from '#pyro/flight/visible-shots.ts'
import { haloDisc, haloLight } from '#pyro/paint/glow.ts'
import { createProgram } from './program.ts'
import { HALO_FRAGMENT, HALO_VERTEX } from './picture-shaders.ts'

export interface HaloDrawing {
  /** adds the wide glows of shots to the bound target */
  draw(camera: Camera, shots: readonly VisibleShot[], isCalm: boolean): void
}

export function createHaloDrawing(gl: WebGL2RenderingContext): HaloDrawing {
  const { program, uniform } = createProgram(gl, HALO_VERTEX, HALO_FRAGMENT)
  return {
    draw(camera, shots, isCalm) {
      gl.useProgram(program)
      gl.uniform2f(uniform('size'), camera.size.width, camera.size.height)
      gl.enable(gl.BLEND)
      gl.blendFunc(gl.ONE, gl.ONE)
      for (const shot of shots) {
        const { halos, haloCount, steady_s } = shot.burst
        for (let row = 0; row < haloCount * HALO_ROW; row += HALO_ROW) {
          const light = shot.light * haloLight(halos, row, shot.seconds, steady_s, isCalm)
          if (light <= 0.01) continue
          const { x, y, radius } = haloDisc(camera, shot, row)
          gl.uniform4f(uniform('disc'), x, y, radius, 0)
          const [red, green, blue] = [HALO.red, HALO.green, HALO.blue].map(
            (at) => (halos[row + at] ?? 0) * light,
          )
          gl.uniform3f(uniform('tint'), red ?? 0, green ?? 0, blue ?? 0)
          gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
        }
      }
      gl.disable(gl.BLEND)
    },
  }
}
