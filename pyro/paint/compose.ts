import type { Camera } from '#pyro/flight/camera.ts'
import type { Night } from './landscape.ts'
import type { LightBuffer } from './light-buffer.ts'

const LEVELS = 2_048
const BRIGHTEST = 8
const LEVEL = (LEVELS - 1) / BRIGHTEST
const CONTRAST = 1.15
/** from this on light turns white, however colored it is */
const WHITENING = 1.6
const FAINTEST = 0.004
/** a thin line glows less than it shines */
const FAINTEST_GLOW = 0.0003

const levels = Array.from({ length: LEVELS }, (_, i) => Math.max(1e-3, i / LEVEL))
const shadeOf = (light: number): number => 1 - Math.exp(-light * CONTRAST)
const whitenessOf = (light: number): number =>
  light < WHITENING ? 0 : 0.85 * (1 - Math.exp((WHITENING - light) * 0.4))
/** By the brightest channel: what each channel is multiplied by, and what is added to all, so that colors stay. */
const factors = Float32Array.from(levels, (light) => (shadeOf(light) * (1 - whitenessOf(light))) / light)
const whites = Float32Array.from(levels, (light) => shadeOf(light) * whitenessOf(light))

export interface Composing {
  readonly buffer: LightBuffer
  readonly night: Night
  readonly camera: Camera
  readonly hasGlow: boolean
  /** the brightest value that light makes, of 255 */
  readonly cap: number
  /** in seconds: moves the ripples */
  readonly seconds: number
  /** three numbers a column of glow */
  readonly line: Float32Array
}

/** Heights in the water are so much of those above it, as in the pictures. */
const SQUASH = 0.3
const REFLECTED = 0.6
/** in pixels: the height of a picture whose ripples are a row high */
const RIPPLED_HEIGHT = 240

/** Adds the light of a frame, and its reflection in the water, to the night. */
export function compose(target: Uint8ClampedArray, composing: Composing): void {
  const { height } = composing.buffer.size
  const { ground } = composing.camera
  target.set(composing.night.bytes)
  for (let row = 0; row < height; row++) {
    if (row < ground) lightRow(target, composing, row, row, 0, 1)
    else reflectRow(target, composing, row)
  }
}

/** Mirrored, shifted by the ripples, darker on every other one. */
function reflectRow(target: Uint8ClampedArray, composing: Composing, row: number): void {
  const { camera, seconds } = composing
  const unit = camera.size.height / RIPPLED_HEIGHT
  const depth = (row - camera.ground) / unit
  const source = Math.round(camera.ground - 1 - (depth * unit) / SQUASH)
  if (source < 0) return
  const wave = Math.sin(depth * 1.9 - seconds * 2.6) * 0.6 + Math.sin(depth * 0.73 + seconds * 1.7) * 0.4
  const ripple = 0.7 + 0.3 * Math.sin(depth * 1.31 + seconds * 2.1)
  lightRow(target, composing, row, source, Math.round(wave * (1 + depth * 0.06) * unit), REFLECTED * ripple)
}

/** Lights one row of pixels by one row of the light, a square of glow at a time; where nothing glows, nothing shines. */
function lightRow(
  target: Uint8ClampedArray,
  composing: Composing,
  row: number,
  source: number,
  shift: number,
  strength: number,
): void {
  const { buffer, line, hasGlow } = composing
  const { across } = buffer
  if (hasGlow) glowLine(buffer, source, line)
  for (let cell = 0; cell < across; cell++) {
    const at = cell * 3
    const glow =
      (line[at] ?? 0) +
      (line[at + 1] ?? 0) +
      (line[at + 2] ?? 0) +
      (line[at + 3] ?? 0) +
      (line[at + 4] ?? 0) +
      (line[at + 5] ?? 0)
    if (glow > FAINTEST_GLOW || !hasGlow) lightSquare(target, composing, cell, row, source, shift, strength)
  }
}

function lightSquare(
  target: Uint8ClampedArray,
  { buffer, night, cap, line }: Composing,
  cell: number,
  row: number,
  source: number,
  shift: number,
  strength: number,
): void {
  const { light, cell: side } = buffer
  const { width } = buffer.size
  const at = cell * 3
  const red = line[at] ?? 0
  const green = line[at + 1] ?? 0
  const blue = line[at + 2] ?? 0
  const stepRed = ((line[at + 3] ?? 0) - red) / side
  const stepGreen = ((line[at + 4] ?? 0) - green) / side
  const stepBlue = ((line[at + 5] ?? 0) - blue) / side
  for (let i = 0; i < side; i++) {
    const from = cell * side + i
    const column = from - shift
    if (from >= width || column < 0 || column >= width) continue
    const fine = (source * width + from) * 3
    const r = red + stepRed * i + (light[fine] ?? 0)
    const g = green + stepGreen * i + (light[fine + 1] ?? 0)
    const b = blue + stepBlue * i + (light[fine + 2] ?? 0)
    const most = Math.max(r, g, b)
    if (most < FAINTEST) continue
    const level = Math.min(LEVELS - 1, (most * LEVEL) | 0)
    const pixel = row * width + column
    const seen = strength * (night.open[pixel] ?? 0)
    const factor = (factors[level] ?? 0) * seen
    const white = (whites[level] ?? 0) * seen
    const out = pixel * 4
    const baseRed = target[out] ?? 0
    const baseGreen = target[out + 1] ?? 0
    const baseBlue = target[out + 2] ?? 0
    target[out] = baseRed + Math.max(0, cap - baseRed) * (r * factor + white)
    target[out + 1] = baseGreen + Math.max(0, cap - baseGreen) * (g * factor + white)
    target[out + 2] = baseBlue + Math.max(0, cap - baseBlue) * (b * factor + white)
  }
}

/** The glow along one row of pixels, between two rows of squares. */
function glowLine({ glow, cell: side, across, down }: LightBuffer, row: number, line: Float32Array): void {
  const cell = Math.min(down - 2, Math.floor(row / side))
  const part = Math.min(1, row / side - cell)
  const above = cell * across * 3
  const below = above + across * 3
  for (let at = 0; at < across * 3; at++) {
    const upper = glow[above + at] ?? 0
    line[at] = upper + ((glow[below + at] ?? 0) - upper) * part
  }
}
