import { expect, test } from 'vitest'
import {
  fittingZoom,
  nextZoom,
  tickTimes,
  toMilliseconds,
  toPixels,
  ZOOMS,
} from '#src/views/shows/show-builder/timeline/time-scale.ts'

test('the whole show fits where any zoom lets it fit', () => {
  for (const minutes of [0, 0.5, 2, 5, 8])
    expect(fittingZoom(minutes * 60_000, 1_120) * (minutes * 60 + 10)).toBeLessThanOrEqual(1_120)
  expect(fittingZoom(20_000, 1_120)).toBe(32)
  expect(fittingZoom(3_600_000, 1_120)).toBe(2)
})

test('zooming ends at the outermost steps', () => {
  expect([nextZoom(32, 1), nextZoom(32, -1), nextZoom(128, 1), nextZoom(2, -1)]).toEqual([64, 16, 128, 2])
})

test('ticks are far enough from each other to be read, at every zoom', () => {
  for (const zoom of ZOOMS) {
    const [first = 0, second = 0] = tickTimes(3_600_000, zoom)
    expect(toPixels(second - first, zoom)).toBeGreaterThanOrEqual(72)
  }
  expect(tickTimes(12_000, 32)).toEqual([0, 3_000, 6_000, 9_000])
})

test('pixels and milliseconds are inverse', () => {
  expect(toMilliseconds(toPixels(6_200, 16), 16)).toBe(6_200)
})
