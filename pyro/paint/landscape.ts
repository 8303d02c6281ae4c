import { type Color, mix } from '#pyro/color.ts'
import { type Camera, type Size, toY } from '#pyro/flight/camera.ts'
import type { ShowPlan } from '#pyro/flight/plan.ts'
import { type Random, randomOf } from '#pyro/random.ts'

export interface Night {
  /** RGBA */
  readonly bytes: Uint8ClampedArray
  /** share of the light that is seen on each pixel: none on the backs of the crowd */
  readonly open: Float32Array
}

const EYE_FT = 5.5
const TALLEST_FT = 6
const CROWD_GAP_FT = 16

interface Canvas {
  readonly camera: Camera
  readonly bytes: Uint8ClampedArray
  readonly open: Float32Array
  readonly random: Random
  readonly low: Color
}

/** The night before any light: stars, ridges, trees and lamps on the far shore, the water, and the heads of the crowd. */
export function paintNight(camera: Camera, plan: ShowPlan): Night {
  const { width, height } = camera.size
  const random = randomOf(`night ${plan.seed}`)
  const night: Canvas = {
    camera,
    random,
    bytes: new Uint8ClampedArray(width * height * 4).fill(255),
    open: new Float32Array(width * height).fill(1),
    low: mix(mix(0x2b1c60, 0x182c6a, 0.25 + 0.6 * random()), 0x070a18, 0.3),
  }
  paintSky(night)
  paintStars(night)
  paintRidge(night, 0.05, 0.03, 0.05, mix(night.low, 0x05070f, 0.62))
  paintRidge(night, 0.024, 0.02, 0.035, mix(night.low, 0x04060d, 0.82))
  paintTrees(night)
  paintLamps(night)
  paintWater(night)
  paintCrowd(night, plan.extent.crowd_ft)
  return { bytes: night.bytes, open: night.open }
}

function paintSky({ camera, bytes, low }: Canvas): void {
  const { width } = camera.size
  const stops: readonly (readonly [at: number, color: Color])[] = [
    [0, 0x03050d],
    [0.42, 0x090d24],
    [0.72, mix(0x12143c, low, 0.35)],
    [0.86, low],
    [1, low],
  ]
  for (let row = 0; row < camera.ground; row++) {
    const color = gradient(stops, (row / camera.ground) * 0.86)
    for (let column = 0; column < width; column++) setPixel(bytes, (row * width + column) * 4, color)
  }
}

function gradient(stops: readonly (readonly [at: number, color: Color])[], at: number): Color {
  const next = stops.findIndex(([stop]) => stop > at)
  const [to, from] = [stops[next], stops[next - 1]]
  if (!to || !from) return stops.at(-1)?.[1] ?? 0
  return mix(from[1], to[1], (at - from[0]) / (to[0] - from[0]))
}

function setPixel(bytes: Uint8ClampedArray, at: number, color: Color): void {
  bytes[at] = color >> 16
  bytes[at + 1] = (color >> 8) & 255
  bytes[at + 2] = color & 255
}

function paintStars({ camera, bytes, random }: Canvas): void {
  const { width } = camera.size
  const count = Math.round((width * camera.ground) / 1_500)
  for (let i = 0; i < count; i++) {
    const [x, y] = [Math.floor(random() * width), Math.floor(random() ** 1.4 * camera.ground * 0.8)]
    const at = (y * width + x) * 4
    const share = (i % 4 ? 0.22 : 0.5) * (0.5 + random() * 0.5)
    setPixel(bytes, at, mix(pixelOf(bytes, at), 0xcfd8ff, share))
  }
}

const pixelOf = (bytes: Uint8ClampedArray, at: number): Color =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)

/** A line of hills; heights and strides are shares of the height of the picture. */
function paintRidge(night: Canvas, base: number, roughness: number, stride: number, color: Color): void {
  const { camera, random } = night
  const { width, height } = camera.size
  const step = Math.max(2, stride * height)
  let [before, after] = [0, 0]
  for (let column = 0, next = 0; column < width; column++) {
    if (column >= next) {
      before = after
      after = after * 0.75 + (random() - 0.5) * roughness * height
      next += step
    }
    const rise = after + ((before - after) * (next - column)) / step
    fillColumn(night, column, camera.ground - base * height - rise, color)
  }
}

/** From a height down to the water, with a soft edge. */
function fillColumn({ camera, bytes }: Canvas, column: number, top: number, color: Color): void {
  const { width } = camera.size
  const first = Math.max(0, Math.floor(top))
  for (let row = first; row < camera.ground; row++) {
    const at = (row * width + column) * 4
    const cover = row === first ? 1 - (top - first) : 1
    setPixel(bytes, at, cover < 1 ? mix(pixelOf(bytes, at), color, Math.max(0, cover)) : color)
  }
}

function paintTrees(night: Canvas): void {
  const { camera, random } = night
  const { width, height } = camera.size
  const unit = height / 400
  for (let x = -4; x < width; ) {
    const foot = (4 + random() * 7) * unit
    const tall = (4 + random() * 15) * (0.35 + Math.abs(x - width / 2) / (0.65 * width)) * unit
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(width, x + foot); column++) {
      const share = 1 - Math.abs(column + 0.5 - x - foot / 2) / (foot / 2)
      fillColumn(night, column, camera.ground - 1 - Math.max(0, share) * tall, 0x04060d)
    }
    x += foot * (0.55 + random() * 0.5)
  }
}

function paintLamps({ camera, bytes, random }: Canvas): void {
  const { width, height } = camera.size
  const count = Math.round((16 * width) / height)
  for (let i = 0; i < count; i++) {
    const x = Math.floor(random() * width)
    const y = camera.ground - 1 - Math.floor(random() * 3 * (height / 400))
    const at = (y * width + x) * 4
    setPixel(bytes, at, mix(pixelOf(bytes, at), 0xffc27a, 0.7))
  }
}

function paintWater({ camera, bytes, low, random }: Canvas): void {
  const { width, height } = camera.size
  const depth = height - camera.ground
  const shore = mix(low, 0x05060f, 0.5)
  for (let row = camera.ground; row < height; row++) {
    const share = (row - camera.ground) / Math.max(1, depth)
    const shade = mix(mix(shore, 0x03040a, share), 0x03040a, random() * 0.45)
    for (let column = 0; column < width; column++) setPixel(bytes, (row * width + column) * 4, shade)
  }
}

/** Heads and shoulders along the lower edge: the nearest spectators, to scale with their distance. */
function paintCrowd({ camera, bytes, open, random }: Canvas, crowd_ft: number): void {
  const { width, height } = camera.size
  const scale = (camera.scale * Math.max(30, crowd_ft)) / CROWD_GAP_FT
  const head = Math.min(height * 0.04, Math.max(height * 0.02, scale * 0.45))
  const edge = toY(camera, 0) + (height - camera.ground) * (1 - (TALLEST_FT - EYE_FT) * 0.4)
  for (let x = -head; x < width + head; ) {
    const top = Math.max(edge, height - head * 2.1) + random() * head * 0.8
    fillDisc({ bytes, open, size: camera.size }, x, top + head * 0.8, head * 0.62, head * 0.8)
    fillDisc({ bytes, open, size: camera.size }, x, top + head * 3.1, head * 1.6, head * 1.7)
    x += head * (2.1 + random() * 2.4)
  }
}

interface Picture {
  readonly bytes: Uint8ClampedArray
  readonly open: Float32Array
  readonly size: Size
}

function fillDisc({ bytes, open, size }: Picture, x: number, y: number, across: number, down: number): void {
  for (let row = Math.max(0, Math.floor(y - down)); row < Math.min(size.height, y + down); row++) {
    const half = across * Math.sqrt(Math.max(0, 1 - ((row + 0.5 - y) / down) ** 2))
    const last = Math.min(size.width - 1, Math.floor(x + half))
    for (let column = Math.max(0, Math.floor(x - half)); column <= last; column++) {
      setPixel(bytes, (row * size.width + column) * 4, 0x03050c)
      open[row * size.width + column] = 0
    }
  }
}
