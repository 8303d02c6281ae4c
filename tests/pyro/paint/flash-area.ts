import type { Size } from '#pyro/flight/camera.ts'

/** WCAG 2.3.1: a quarter of this many CSS pixels, a tenth of the visual field, may flash at most. */
const WINDOW = { width: 341, height: 256 }
/** a change of so much relative luminance that is undone again is a flash, where the darker is below `DARKER` */
const CHANGE = 0.1
const DARKER = 0.8
/** in one second */
const FLASHES = 3

/** The greatest share of any window that flashes more than three times within one second. */
export function flashingShare(frames: readonly Uint8ClampedArray[], size: Size, perSecond: number): number {
  let greatest = 0
  for (let from = 0; from + perSecond <= frames.length; from += Math.ceil(perSecond / 2))
    greatest = Math.max(greatest, densest(flashing(frames.slice(from, from + perSecond), size), size))
  return greatest
}

/** 1 for each pixel that flashes too often in these frames. */
function flashing(frames: readonly Uint8ClampedArray[], { width, height }: Size): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, pixel) =>
    changesOf(frames.map((frame) => luminance(frame, pixel * 4))) > FLASHES * 2 ? 1 : 0,
  )
}

/** How often the luminance turns by so much, up or down. */
export function changesOf(luminances: readonly number[]): number {
  let [low, high] = [luminances[0] ?? 0, luminances[0] ?? 0]
  let [direction, changes] = [0, 0]
  for (const now of luminances) {
    if (direction <= 0 && now - low >= CHANGE && low < DARKER) {
      changes++
      direction = 1
      high = now
    } else if (direction >= 0 && high - now >= CHANGE && now < DARKER) {
      changes++
      direction = -1
      low = now
    }
    low = Math.min(low, now)
    high = Math.max(high, now)
  }
  return changes
}

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const luminance = (frame: Uint8ClampedArray, at: number): number =>
  0.2126 * (linear[frame[at] ?? 0] ?? 0) +
  0.7152 * (linear[frame[at + 1] ?? 0] ?? 0) +
  0.0722 * (linear[frame[at + 2] ?? 0] ?? 0)

function densest(marks: Uint8Array, { width, height }: Size): number {
  let most = 0
  const columns = Math.max(1, width - WINDOW.width + 1)
  const rows = Math.max(1, height - WINDOW.height + 1)
  for (let top = 0; top < rows; top += 16)
    for (let left = 0; left < columns; left += 16)
      most = Math.max(most, count(marks, width, height, left, top))
  return most / (WINDOW.width * WINDOW.height)
}

function count(marks: Uint8Array, width: number, height: number, left: number, top: number): number {
  let sum = 0
  for (let row = top; row < Math.min(height, top + WINDOW.height); row++)
    for (let column = left; column < Math.min(width, left + WINDOW.width); column++)
      sum += marks[row * width + column] ?? 0
  return sum
}
