import type { Size } from '#pyro/flight/camera.ts'

/** The glow is kept for squares, so many in the height of a picture. */
const SQUARES = 60
const SMALLEST_SQUARE = 2

/** Light of one frame: fine lines a pixel each, and what glows about them in squares. */
export interface LightBuffer {
  readonly size: Size
  /** pixels a side of a square of glow */
  readonly cell: number
  /** three numbers a pixel */
  readonly light: Float32Array
  /** three numbers a square */
  readonly glow: Float32Array
  readonly across: number
  readonly down: number
}

export function createLightBuffer(size: Size): LightBuffer {
  const cell = Math.max(SMALLEST_SQUARE, Math.round(size.height / SQUARES))
  const across = Math.ceil(size.width / cell) + 1
  const down = Math.ceil(size.height / cell) + 1
  return {
    size,
    cell,
    light: new Float32Array(size.width * size.height * 3),
    glow: new Float32Array(across * down * 3),
    across,
    down,
  }
}

/** The color of what is added next; one object, so that a frame allocates nothing. */
export interface Pen {
  red: number
  green: number
  blue: number
}

/** Adds a line of light with soft edges; `width` is at least 1. */
export function addLine(
  buffer: LightBuffer,
  pen: Pen,
  x: number,
  y: number,
  toX: number,
  toY: number,
  width: number,
): void {
  const dx = toX - x
  const dy = toY - y
  const isFlat = Math.abs(dx) >= Math.abs(dy)
  const length = isFlat ? Math.abs(dx) : Math.abs(dy)
  const steps = Math.max(1, Math.round(length))
  if (steps > 4_000) return
  const { width: columns, height: rows } = buffer.size
  const { light } = buffer
  const { red, green, blue } = pen
  const half = width / 2
  // a slanting line is longer than its steps, and lies under fewer pixels across
  const slant = half * (length > 0 ? Math.hypot(dx, dy) / length : 1)
  const stepX = dx / steps
  const stepY = dy / steps
  const major = isFlat ? columns : rows
  const minor = isFlat ? rows : columns
  const majorStride = isFlat ? 3 : columns * 3
  const minorStride = isFlat ? columns * 3 : 3
  for (let i = 0; i < steps; i++) {
    const px = x + stepX * (i + 0.5)
    const py = y + stepY * (i + 0.5)
    const along = Math.floor(isFlat ? px : py)
    if (along < 0 || along >= major) continue
    const center = isFlat ? py : px
    const first = Math.max(0, Math.floor(center - slant))
    const last = Math.min(minor - 1, Math.floor(center + slant))
    for (let at = first; at <= last; at++) {
      const distance = Math.abs(at + 0.5 - center)
      const cover = Math.min(1, slant + 0.5 - distance)
      if (cover <= 0) continue
      const index = along * majorStride + at * minorStride
      light[index] = (light[index] ?? 0) + red * cover
      light[index + 1] = (light[index + 1] ?? 0) + green * cover
      light[index + 2] = (light[index + 2] ?? 0) + blue * cover
    }
  }
}

/** Adds a round light; brighter in its middle. */
export function addDot(buffer: LightBuffer, pen: Pen, x: number, y: number, diameter: number): void {
  const { light } = buffer
  const { width, height } = buffer.size
  const radius = diameter / 2 + 0.5
  const left = Math.max(0, Math.floor(x - radius))
  const right = Math.min(width - 1, Math.floor(x + radius))
  const top = Math.max(0, Math.floor(y - radius))
  const bottom = Math.min(height - 1, Math.floor(y + radius))
  for (let row = top; row <= bottom; row++) {
    const down = row + 0.5 - y
    for (let column = left; column <= right; column++) {
      const aside = column + 0.5 - x
      const cover = radius - Math.sqrt(down * down + aside * aside)
      if (cover <= 0) continue
      const share = Math.min(1, cover)
      const index = (row * width + column) * 3
      light[index] = (light[index] ?? 0) + pen.red * share
      light[index + 1] = (light[index + 1] ?? 0) + pen.green * share
      light[index + 2] = (light[index + 2] ?? 0) + pen.blue * share
    }
  }
}

/** Adds what a light glows that covers so many pixels. */
export function addGlow(
  { glow, cell, across, down }: LightBuffer,
  pen: Pen,
  x: number,
  y: number,
  amount: number,
) {
  const column = Math.floor(x / cell + 0.5)
  const row = Math.floor(y / cell + 0.5)
  if (column < 0 || row < 0 || column >= across || row >= down) return
  const index = (row * across + column) * 3
  const share = amount / (cell * cell)
  glow[index] = (glow[index] ?? 0) + pen.red * share
  glow[index + 1] = (glow[index + 1] ?? 0) + pen.green * share
  glow[index + 2] = (glow[index + 2] ?? 0) + pen.blue * share
}
