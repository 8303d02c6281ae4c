import type { Animation, Strokes } from '#pyro/animation.ts'
import { css } from '#pyro/color.ts'

/** The side of the box in which scenes are drawn. */
const BOX = 400
/** The glow about a light: twice, ever wider and fainter. */
const GLOWS = [
  { wider: 3, opacity: 0.14 },
  { wider: 8, opacity: 0.06 },
] as const

/** Draws an animation at a time over the whole canvas. */
export function drawFrame(context: CanvasRenderingContext2D, animation: Animation, seconds: number): void {
  const scale = context.canvas.width / BOX
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
  drawNight(context, animation)
  context.globalCompositeOperation = 'lighter'
  context.lineCap = 'round'
  for (const strokes of animation.frame(seconds)) {
    const path = pathOf(strokes)
    context.strokeStyle = css(strokes.color)
    for (const { wider, opacity } of GLOWS) {
      context.globalAlpha = strokes.opacity * opacity
      context.lineWidth = strokes.width + wider
      context.stroke(path)
    }
    context.globalAlpha = strokes.opacity
    context.lineWidth = strokes.width
    context.stroke(path)
  }
}

function drawNight(context: CanvasRenderingContext2D, { sky, horizon }: Animation): void {
  const gradient = context.createLinearGradient(0, 0, 0, BOX)
  gradient.addColorStop(0, css(sky.top))
  gradient.addColorStop(0.42, css(sky.high))
  gradient.addColorStop(0.72, css(sky.warm))
  gradient.addColorStop(0.86, css(sky.low))
  context.fillStyle = gradient
  context.fillRect(0, 0, BOX, BOX)
  context.fillStyle = '#04060d'
  context.fillRect(0, horizon, BOX, BOX - horizon)
}

function pathOf({ lines }: Strokes): Path2D {
  const path = new Path2D()
  for (const [from, to] of lines) {
    path.moveTo(...from)
    path.lineTo(...to)
  }
  return path
}
