/** Pixels a second; the third is that of a show of half a minute on a wide screen. */
export const ZOOMS = [2, 4, 8, 16, 32, 64, 128] as const
const WIDEST_FIT = 32
/** between two ticks of the ruler */
const TICKS = [1, 2, 3, 5, 10, 15, 30, 60, 120, 300, 600] as const
const TICK_WIDTH = 72
/** kept free behind the last effect, so that something can be dropped there */
const ROOM_MS = 10_000
const SHORTEST_MS = 30_000

/** The largest zoom at which the whole show fits into a width. */
export function fittingZoom(length_ms: number, width: number): number {
  const seconds = shownLength(length_ms) / 1_000
  const fitting = ZOOMS.filter((zoom) => zoom <= WIDEST_FIT && zoom * seconds <= width)
  return fitting.at(-1) ?? ZOOMS[0]
}

export const shownLength = (length_ms: number): number => Math.max(SHORTEST_MS, length_ms + ROOM_MS)

export function nextZoom(zoom: number, step: 1 | -1): number {
  const at = ZOOMS.findIndex((each) => each === zoom)
  return ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at + step))] ?? zoom
}

export const toPixels = (ms: number, zoom: number): number => (ms * zoom) / 1_000
export const toMilliseconds = (pixels: number, zoom: number): number => (pixels * 1_000) / zoom

/** The times of the ticks, far enough from each other to be read. */
export function tickTimes(length_ms: number, zoom: number): readonly number[] {
  const step = (TICKS.find((seconds) => seconds * zoom >= TICK_WIDTH) ?? 600) * 1_000
  return Array.from({ length: Math.ceil(length_ms / step) }, (_, index) => index * step)
}
