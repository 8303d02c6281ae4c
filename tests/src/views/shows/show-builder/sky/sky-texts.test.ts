import { expect, test } from 'vitest'
import { captionAt, stillCaption, stillTimes } from '#src/views/shows/show-builder/sky/caption.ts'
import { peaksOf } from '#src/views/shows/show-builder/sky/read-peaks.ts'
import { timeText, timeWords } from '#src/views/shows/show-builder/sky/time-text.ts'
import { cueOf, find, goods } from '#tests/pyro/paint/shows.ts'

const products = new Map(goods.map((product) => [product.products_id, product]))
const shell = find((spec) => spec.subject === 'burst')
const docOf = (count: number) => ({
  format: 1 as const,
  name: 'Test',
  seed: 1,
  site: { crowd_ft: 300, firing: 'electric' as const, noise: 'any' as const },
  positions: [{ id: 'center', name: 'Center', x_ft: 0, angle_deg: 0 }],
  cues: Array.from({ length: count }, (_, index) => cueOf(shell, 5_000 + index * 100)),
})
const name = products.get(shell)?.products_name

test('a caption names the cues that burn, three at most', () => {
  expect(captionAt({ doc: docOf(1), products }, 5_500)).toBe(`Cue 1, ${name}`)
  expect(captionAt({ doc: docOf(5), products }, 6_000)).toBe(
    `Cue 1, ${name}; cue 2, ${name}; cue 3, ${name}; and 2 more`,
  )
  expect(captionAt({ doc: docOf(1), products }, 1_000)).toBe('Dark')
})

test('a caption counts cues in the order of the show, not in that in which they were added', () => {
  const [first, second] = [cueOf(shell, 9_000), cueOf(shell, 5_000)]
  expect(captionAt({ doc: { ...docOf(0), cues: [first, second] }, products }, 5_500)).toBe(`Cue 1, ${name}`)
})

test('a caption of a still says what has begun since the one before it, else what goes on', () => {
  const shown = { doc: docOf(3), products }
  expect(stillCaption(shown, 5_500, 2_500)).toBe(`Cue 1 and 2 more: ${name}`)
  expect(stillCaption(shown, 5_500, 4_150)).toBe(`Cue 3: ${name}`)
  expect(stillCaption(shown, 5_600, 5_500)).toBe('3 cues go on')
  expect(stillCaption({ doc: docOf(1), products }, 5_600, 5_500)).toBe('Cue 1 goes on')
  expect(stillCaption(shown, 1_000, 0)).toBe('Dark')
})

test('a storyboard has a still in three seconds, and forty at most', () => {
  expect(stillTimes(9_000)).toEqual([1_500, 4_500, 7_500])
  expect(stillTimes(0)).toEqual([0])
  expect(stillTimes(3_600_000)).toHaveLength(40)
})

test('times are shown as a clock and read as words', () => {
  expect([timeText(8_340), timeText(84_000), timeText(-5)]).toEqual(['0:08.3', '1:24.0', '0:00.0'])
  expect([timeWords(8_340), timeWords(84_000)]).toEqual(['8.3 seconds', '1 min 24.0 seconds'])
})

test('peaks are the loudest samples of each part, to the loudest of all', () => {
  const samples = new Float32Array(800)
  samples[1] = -0.25
  samples[799] = 0.5
  const peaks = peaksOf(samples)
  expect(peaks).toHaveLength(400)
  expect([peaks[0], peaks[1], peaks[399]]).toEqual([50, 0, 100])
  expect(peaksOf(new Float32Array(0))).toEqual([])
})
