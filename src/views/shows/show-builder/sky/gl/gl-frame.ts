import type { VisibleShot } from '#pyro/flight/visible-shots.ts'
import { type Detail, details, type Look } from '#pyro/paint/detail.ts'
import { CALM_CAP, CAP } from '#pyro/paint/painter.ts'
import type { Scene } from './gl-scene.ts'
import type { HaloDrawing } from './halo-drawing.ts'
import { BLUR_FRAGMENT, COMPOSE_FRAGMENT, GATHER_FRAGMENT, WHOLE_VERTEX } from './picture-shaders.ts'
import { createProgram, type Program, type Target } from './program.ts'
import { HEAD_FRAGMENT, HEAD_VERTEX, PIECES, TRAIL_FRAGMENT, TRAIL_VERTEX } from './shaders.ts'
import type { StarBatches } from './star-batches.ts'

interface Programs {
  readonly trail: Program
  readonly head: Program
  readonly gather: Program
  readonly blur: Program
  readonly compose: Program
}

export const createPrograms = (gl: WebGL2RenderingContext): Programs => ({
  trail: createProgram(gl, TRAIL_VERTEX, TRAIL_FRAGMENT),
  head: createProgram(gl, HEAD_VERTEX, HEAD_FRAGMENT),
  gather: createProgram(gl, WHOLE_VERTEX, GATHER_FRAGMENT),
  blur: createProgram(gl, WHOLE_VERTEX, BLUR_FRAGMENT),
  compose: createProgram(gl, WHOLE_VERTEX, COMPOSE_FRAGMENT),
})

interface Drawing {
  readonly programs: Programs
  readonly batches: StarBatches
  readonly halos: HaloDrawing
  readonly scene: Scene
}

/** One frame: stars into light, light into glow, both and the night onto the canvas. */
export function drawFrame(gl: WebGL2RenderingContext, drawing: Drawing, at_ms: number, look: Look): void {
  const { scene, batches, programs } = drawing
  const detail = details[look.grade]
  const shots = scene.index.at(at_ms)
  into(gl, scene.light)
  gl.clearColor(0, 0, 0, 1)
  gl.clear(gl.COLOR_BUFFER_BIT)
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.ONE, gl.ONE)
  for (const [program, vertices] of [
    [programs.trail, (PIECES + 1) * 2],
    [programs.head, 4],
  ] as const)
    drawStars(gl, drawing, shots, program, vertices, detail, look.isCalm)
  gl.disable(gl.BLEND)
  gl.bindVertexArray(null)
  drawGlow(gl, drawing, shots, detail, look.isCalm)
  compose(gl, drawing, at_ms, look.isCalm)
  batches.sweep()
}

function drawStars(
  gl: WebGL2RenderingContext,
  { batches, scene: { camera } }: Drawing,
  shots: readonly VisibleShot[],
  { program, uniform }: Program,
  vertices: number,
  detail: Detail,
  isCalm: boolean,
): void {
  gl.useProgram(program)
  gl.uniform3f(uniform('camera'), camera.scale, camera.middle, camera.ground)
  gl.uniform2f(uniform('size'), camera.size.width, camera.size.height)
  gl.uniform1f(uniform('calm'), isCalm ? 1 : 0)
  for (const shot of shots) {
    const { burst } = shot
    gl.uniform1f(uniform('seconds'), shot.seconds)
    gl.uniform1f(uniform('fall'), shot.fall)
    gl.uniform1f(uniform('thickness'), shot.thickness)
    gl.uniform1f(uniform('shotLight'), shot.light)
    gl.uniform1f(uniform('steady'), burst.steady_s)
    gl.uniform4f(uniform('place'), shot.left_ft, shot.up_ft, shot.along, shot.across)
    for (const part of ['trails', 'glitter'] as const) {
      const [first, whole] = part === 'trails' ? [0, burst.main] : [burst.main, burst.count - burst.main]
      const count = Math.ceil(whole * (part === 'trails' ? detail.stars : detail.glitter))
      if (count === 0) continue
      gl.uniform1f(uniform('first'), first)
      batches.bind(burst, part)
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, vertices, count)
    }
  }
}

function into(gl: WebGL2RenderingContext, target: Target | null): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, target?.frame ?? null)
  gl.viewport(0, 0, target?.width ?? gl.drawingBufferWidth, target?.height ?? gl.drawingBufferHeight)
}

function drawGlow(
  gl: WebGL2RenderingContext,
  { programs, halos, scene }: Drawing,
  shots: readonly VisibleShot[],
  detail: Detail,
  isCalm: boolean,
): void {
  const [a, b] = scene.glow
  into(gl, a)
  if (!detail.hasGlow) return gl.clear(gl.COLOR_BUFFER_BIT)
  const cell = [1 / a.width, 1 / a.height] as const
  whole(gl, programs.gather, scene.light, cell)
  for (let round = 0; round < 2; round++) {
    into(gl, b)
    whole(gl, programs.blur, a, [cell[0], 0])
    into(gl, a)
    whole(gl, programs.blur, b, [0, cell[1]])
  }
  halos.draw(scene.camera, shots, isCalm)
}

function whole(
  gl: WebGL2RenderingContext,
  { program, uniform }: Program,
  source: Target,
  cell: readonly [number, number],
): void {
  gl.useProgram(program)
  gl.activeTexture(gl.TEXTURE0)
  gl.bindTexture(gl.TEXTURE_2D, source.texture)
  gl.uniform1i(uniform('light'), 0)
  gl.uniform2f(uniform('cell'), cell[0], cell[1])
  gl.drawArrays(gl.TRIANGLES, 0, 3)
}

function compose(
  gl: WebGL2RenderingContext,
  { programs: { compose: composing }, scene }: Drawing,
  at_ms: number,
  isCalm: boolean,
): void {
  const { camera, night, light, glow } = scene
  const { program, uniform } = composing
  into(gl, null)
  gl.useProgram(program)
  for (const [unit, [name, texture]] of [
    ['night', night] as const,
    ['light', light.texture] as const,
    ['glow', glow[0].texture] as const,
  ].entries()) {
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, texture)
    gl.uniform1i(uniform(name), unit)
  }
  gl.uniform2f(uniform('size'), camera.size.width, camera.size.height)
  gl.uniform1f(uniform('ground'), camera.ground)
  gl.uniform1f(uniform('unit'), camera.size.height / 240)
  gl.uniform1f(uniform('cap'), (isCalm ? CALM_CAP : CAP) / 255)
  gl.uniform1f(uniform('seconds'), (at_ms / 1_000) % 1_000)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
}
