import { expect, test } from 'vitest'
import { secondsOf } from '#src/services/shows/show-seconds.ts'
import { sampleCue, sampleDoc, sampleProduct } from '#tests/src/views/shows/show-builder/sample-show.ts'

const product = sampleProduct()

test('[SHOW-03] a length is told once every product of the show was read, also that one is sold no longer', () => {
  const doc = sampleDoc([sampleCue({ at_ms: 10_000 }), sampleCue({ id: 'b', products_id: 2, at_ms: 0 })])
  expect(secondsOf(doc, { 1: product })).toBe(0)
  expect(secondsOf(doc, { 1: product, 2: null })).toBeGreaterThan(10)
})
