import { createPainter, type Painter } from '#pyro/paint/painter.ts'
import type { FrameRenderer } from './frame-renderer.ts'
import { createKeptNight } from './kept-night.ts'

/** Half of the pixels of the page each way: a quarter of the work, and night hides it. */
const DENSITY = 0.5

/** Draws without a graphics processor; null where a page has no canvas. */
export function createPainterRenderer(): FrameRenderer | null {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return null
  const night = createKeptNight()
  let painter: Painter | null = null
  let image: ImageData | null = null
  return {
    canvas,
    kind: 'painter',
    density: () => DENSITY,
    prepare(plan, size) {
      if (image?.width !== size.width || image.height !== size.height) {
        canvas.width = size.width
        canvas.height = size.height
        image = context.createImageData(size.width, size.height)
      }
      painter = createPainter(plan, size, night)
    },
    draw(at_ms, look) {
      if (!painter || !image) return
      painter.paint(image.data, at_ms, look)
      context.putImageData(image, 0, 0)
    },
    dispose() {
      painter = null
      image = null
    },
  }
}
