import { createPainter } from '#pyro/paint/painter.ts'
import { createGlRenderer } from '#src/views/shows/show-builder/sky/gl/gl-renderer.ts'
import { finaleOf } from '#tests/pyro/paint/shows.ts'

const SIZE = { width: 780, height: 480 }
const LOOK = { grade: 'full', isCalm: false } as const
const WINDOW = 3
const BRIGHT = 110

interface Spot {
  readonly x: number
  readonly y: number
}

/** One frame of a finale by both renderers, on an imitation of a graphics processor, and by the painter with another seed: shares of stars at the same places. */
function compareRenderers(at_ms: number) {
  const own = painted(at_ms, 7)
  const spots = spotsOf(own)
  return {
    count: spots.length,
    isImitationUsed: createGlRenderer(() => undefined) !== null,
    own: agreement(own, spots, drawn(at_ms)),
    another: agreement(own, spots, painted(at_ms, 8)),
  }
}
export type Comparison = ReturnType<typeof compareRenderers>

function painted(at_ms: number, seed: number): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(SIZE.width * SIZE.height * 4)
  createPainter(finaleOf(30, seed), SIZE).paint(bytes, at_ms, LOOK)
  return bytes
}

function drawn(at_ms: number): Uint8ClampedArray {
  const renderer = createGlRenderer(() => undefined, true)
  if (!renderer) throw new Error('this browser has no WebGL 2')
  renderer.prepare(finaleOf(30, 7), SIZE)
  renderer.draw(at_ms, LOOK)
  const copy = Object.assign(document.createElement('canvas'), SIZE)
  const context = copy.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  context.drawImage(renderer.canvas, 0, 0)
  return context.getImageData(0, 0, SIZE.width, SIZE.height).data
}

const light = (bytes: Uint8ClampedArray, pixel: number) =>
  Math.max(bytes[pixel * 4] ?? 0, bytes[pixel * 4 + 1] ?? 0, bytes[pixel * 4 + 2] ?? 0)

/** Where the light above the water is stronger than anywhere near: the heads of stars. */
function spotsOf(bytes: Uint8ClampedArray): readonly Spot[] {
  const spots: Spot[] = []
  for (let y = WINDOW; y < SIZE.height * 0.8; y++)
    for (let x = WINDOW; x < SIZE.width - WINDOW; x++) {
      const here = light(bytes, y * SIZE.width + x)
      if (here > BRIGHT && isPeak(bytes, x, y, here)) spots.push({ x, y })
    }
  return spots
}

function isPeak(bytes: Uint8ClampedArray, x: number, y: number, here: number): boolean {
  for (let dy = -WINDOW; dy <= WINDOW; dy++)
    for (let dx = -WINDOW; dx <= WINDOW; dx++)
      if ((dx !== 0 || dy !== 0) && light(bytes, (y + dy) * SIZE.width + x + dx) >= here) return false
  return true
}

const AS_BRIGHT = 0.8

/** The share of stars of one picture where the other is about as bright within a pixel. */
function agreement(bytes: Uint8ClampedArray, spots: readonly Spot[], other: Uint8ClampedArray): number {
  const found = spots.filter(({ x, y }) => {
    const near = [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].map((dx) => light(other, (y + dy) * SIZE.width + x + dx)),
    )
    return Math.max(...near) >= AS_BRIGHT * light(bytes, y * SIZE.width + x)
  })
  return found.length / spots.length
}

Object.assign(globalThis, { compareRenderers })
