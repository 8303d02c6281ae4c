import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { tracksOf } from '#src/views/shows/show-builder/timeline/lanes.ts'
import { sampleCue, sampleDoc, sampleViews } from '#tests/src/views/shows/show-builder/sample-show.ts'

const { positions } = sampleDoc([])

test('no block covers another one of its lane, as long as there are lanes', () => {
  assert(
    property(array(integer({ min: 0, max: 60_000 }), { maxLength: 30 }), (times) => {
      const views = sampleViews(times.map((at_ms, index) => sampleCue({ id: `c${index}`, at_ms })))
      const [left] = tracksOf(positions, views, 0)
      const lanes = left?.lanes ?? 0
      for (let lane = 0; lane < lanes - (lanes === 4 ? 1 : 0); lane++) {
        const own = (left?.cues ?? []).filter((cue) => cue.lane === lane).map(({ view }) => view.span)
        for (const [index, span] of own.entries())
          expect(own[index + 1]?.start_ms ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
            span?.end_ms ?? 0,
          )
      }
    }),
  )
})

test('cues of the tray are on no track, and each placed cue is on that of its position', () => {
  const views = sampleViews([
    sampleCue({ id: 'tray', at_ms: null }),
    sampleCue({ id: 'r', position: 'right' }),
  ])
  const tracks = tracksOf(positions, views, 0)
  expect(tracks.map(({ position, cues }) => [position, cues.map(({ view }) => view.cue.id)])).toEqual([
    ['left', []],
    ['center', []],
    ['right', ['r']],
  ])
})

test('a block that is drawn longer than it burns makes room for itself', () => {
  const views = sampleViews([sampleCue({ id: 'a', at_ms: 0 }), sampleCue({ id: 'b', at_ms: 20_000 })])
  expect(tracksOf(positions, views, 0)[0]?.lanes).toBe(1)
  expect(tracksOf(positions, views, 30_000)[0]?.lanes).toBe(2)
})
