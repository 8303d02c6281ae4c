import { expect, test } from 'vitest'
import { canFly } from '#pyro/flight/flight-product.ts'
import type { Look } from '#pyro/paint/detail.ts'
import { createPainter, paintFrame } from '#pyro/paint/painter.ts'
import { paintPoster, posterMoment } from '#pyro/paint/poster.ts'
import { changesOf, flashingShare } from './flash-area.ts'
import { cueOf, finaleOf, find, goods, planOf } from './shows.ts'

const FULL: Look = { grade: 'full', isCalm: false }
const CALM: Look = { grade: 'full', isCalm: true }
const tiny = { width: 64, height: 40 }
const small = { width: 96, height: 64 }
const bytesOf = ({ width, height }: { width: number; height: number }) =>
  new Uint8ClampedArray(width * height * 4)

/** How many pixels differ. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 4)
    if (a[at] !== b[at] || a[at + 1] !== b[at + 1] || a[at + 2] !== b[at + 2]) sum++
  return sum
}

test('every product that burns is seen, fades before its span ends, and is not seen after the show', () => {
  const night = bytesOf(tiny)
  const frame = bytesOf(tiny)
  const wrong = goods.filter(canFly).flatMap((product) => {
    const plan = planOf([cueOf(product.products_id, 5_000)])
    const painter = createPainter(plan, tiny)
    const painted = (at_ms: number) => {
      painter.paint(frame, at_ms, FULL)
      return frame
    }
    painter.paint(night, -60_000, FULL)
    const seen = [5_300, 5_900, 6_500].some((at_ms) => difference(painted(at_ms), night) >= 3)
    const isCut = painted(plan.length_ms - 1).some((value, at) => value - (night[at] ?? 0) > 60)
    const isOver = difference(painted(plan.length_ms + 1), night) === 0
    return seen && !isCut && isOver ? [] : [{ name: product.products_name, seen, isCut, isOver }]
  })
  expect(wrong).toEqual([])
})

test('a frame is the same whenever and in whatever order it is painted; another seed paints another', () => {
  const cues = [
    cueOf(
      find(({ subject }) => subject === 'burst'),
      5_000,
    ),
  ]
  const [first, second, other] = [bytesOf(small), bytesOf(small), bytesOf(small)]
  const painter = createPainter(planOf(cues), small)
  painter.paint(second, 5_200, FULL)
  painter.paint(first, 6_000, FULL)
  paintFrame(second, small, planOf(cues), 6_000, FULL)
  paintFrame(other, small, planOf(cues, 8), 6_000, FULL)
  expect(difference(first, second)).toBe(0)
  expect(difference(first, other)).toBeGreaterThan(20)
})

test('each lower grade draws less', () => {
  const plan = finaleOf(6)
  const night = bytesOf(small)
  createPainter(plan, small).paint(night, 0, FULL)
  const lit = (['full', 'reduced', 'plain'] as const).map((grade) => {
    const frame = bytesOf(small)
    createPainter(plan, small).paint(frame, 9_000, { grade, isCalm: true })
    return difference(frame, night)
  })
  expect(lit).toEqual(lit.toSorted((a, b) => b - a))
  expect(new Set(lit).size).toBe(3)
})

test('luminance that rises and falls twice has turned four times; small changes are none', () => {
  expect(changesOf([0, 0.2, 0, 0.2, 0])).toBe(4)
  expect(changesOf([0, 0.05, 0, 0.09, 0.01])).toBe(0)
  expect(changesOf([0.85, 1, 0.85, 1])).toBe(0)
})

test('where flashes are reduced, at most 5 % of a window of 341 × 256 flash in a dense finale; without, more', () => {
  const size = { width: 640, height: 400 }
  const plan = finaleOf(6)
  const share = (look: Look) => {
    const painter = createPainter(plan, size)
    const frames = Array.from({ length: 50 }, (_, index) => {
      const frame = bytesOf(size)
      painter.paint(frame, 9_000 + index * 40, look)
      return frame
    })
    return flashingShare(frames, size, 25)
  }
  expect(share(CALM)).toBeLessThanOrEqual(0.05)
  expect(share(FULL)).toBeGreaterThan(0.05)
})

test('a poster shows the fullest moment; a show without shots has a poster of the night', () => {
  const plan = finaleOf(6)
  const poster = paintPoster(plan, small)
  const night = paintPoster(planOf([]), small)
  expect(posterMoment(plan)).toBeGreaterThan(8_000)
  expect(poster.length).toBe(small.width * small.height * 4)
  expect(difference(poster, night)).toBeGreaterThan(500)
  expect(night.some((value, at) => at % 4 === 3 && value !== 255)).toBe(false)
})
