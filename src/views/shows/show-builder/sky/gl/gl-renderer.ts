import type { FrameRenderer } from '#src/views/shows/show-builder/sky/frame-renderer.ts'
import { createKeptNight } from '#src/views/shows/show-builder/sky/kept-night.ts'
import { createPrograms, drawFrame } from './gl-frame.ts'
import { createScene, dropScene, type Scene } from './gl-scene.ts'
import { createHaloDrawing } from './halo-drawing.ts'
import { createStarBatches } from './star-batches.ts'

const MOST_DENSITY = 2

/** Names of drivers that compute on the processor: a frame takes a second, and browsers do not always count that as slow. */
const IMITATION = /swiftshader|llvmpipe|softpipe|software|basic render/i

function isImitation(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  return IMITATION.test(String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)))
}

/**
 * Draws with the graphics processor; null where there is none, or only a slow imitation of one.
 *
 * @param admitsImitation for comparing pictures, where time does not matter
 */
export function createGlRenderer(onLost: () => void, admitsImitation = false): FrameRenderer | null {
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl2', {
    failIfMajorPerformanceCaveat: true,
    alpha: false,
    antialias: false,
    depth: false,
    powerPreference: 'low-power',
  })
  if (!gl || !gl.getExtension('EXT_color_buffer_float') || (isImitation(gl) && !admitsImitation)) return null
  const lose = (event: Event) => {
    event.preventDefault()
    onLost()
  }
  canvas.addEventListener('webglcontextlost', lose)
  const programs = createPrograms(gl)
  const batches = createStarBatches(gl)
  const halos = createHaloDrawing(gl)
  const night = createKeptNight()
  let scene: Scene | null = null
  return {
    canvas,
    kind: 'graphics',
    density: (ratio) => Math.min(MOST_DENSITY, ratio),
    prepare(plan, size) {
      canvas.width = size.width
      canvas.height = size.height
      dropScene(gl, scene)
      scene = createScene(gl, plan, size, night)
    },
    draw(at_ms, look) {
      if (scene && !gl.isContextLost()) drawFrame(gl, { programs, batches, halos, scene }, at_ms, look)
    },
    dispose() {
      canvas.removeEventListener('webglcontextlost', lose)
      dropScene(gl, scene)
      scene = null
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
