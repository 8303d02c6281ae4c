import { expect, test } from 'vitest'
import { cueSpan } from '#pyro/flight/cue-span.ts'
import { firingList } from '#pyro/show/firing-list.ts'
import { cueViews, showLength } from '#src/views/shows/show-builder/cue-views.ts'
import { cueLabel } from '#src/views/shows/show-builder/cue-announcement.ts'
import { sampleCue, sampleDoc, sampleShown, sampleViews } from './sample-show.ts'

test('cues are numbered by time, at the same time by track, and those of the tray have no number', () => {
  const views = sampleViews([
    sampleCue({ id: 'tray', at_ms: null }),
    sampleCue({ id: 'right', at_ms: 2_000, position: 'right' }),
    sampleCue({ id: 'late', at_ms: 9_000 }),
    sampleCue({ id: 'left', at_ms: 2_000, position: 'left' }),
  ])
  expect(views.map(({ cue, number }) => [cue.id, number])).toEqual([
    ['left', 1],
    ['right', 2],
    ['late', 3],
    ['tray', null],
  ])
})

test('a cue has the number of the firing list, also where a longer fuse is lit before an earlier effect', () => {
  const cues = [
    sampleCue({ id: 'gone', products_id: 9, at_ms: 6_500 }),
    sampleCue({ id: 'short', at_ms: 8_000, lead_ms: 0 }),
    sampleCue({ id: 'long', at_ms: 9_000, lead_ms: 6_000 }),
  ]
  const shown = sampleShown(cues)
  expect(sampleViews(cues).map(({ cue, number }) => [cue.id, number])).toEqual([
    ['gone', 3],
    ['short', 2],
    ['long', 1],
  ])
  expect(firingList(shown.doc, shown.products).map((row) => [row.cue_id, row.number])).toEqual([
    ['long', 1],
    ['short', 2],
  ])
})

test('a product that is gone or sold out is told, but only once the products are known', () => {
  const cues = [1, 2, 3].map((products_id) => sampleCue({ id: String(products_id), products_id }))
  const lacks = (goods: 'reading' | 'known') =>
    cueViews(sampleShown(cues, { goods }), cueSpan).map(({ name, lack }) => [name, lack])
  expect(lacks('known')).toEqual([
    ['3 in Aqua Palm', null],
    ['Gold Willow', 'soldOut'],
    ['Product no longer sold', 'gone'],
  ])
  expect(lacks('reading').at(-1)).toEqual(['Loading product', null])
})

test('a product that is sold out is lacking only where what is on hand does not cover all its cues', () => {
  const cues = [sampleCue({ id: 'a', products_id: 2, count: 2 }), sampleCue({ id: 'b', products_id: 2 })]
  const lacks = (devices: number) =>
    cueViews(sampleShown(cues, { doc: { ...sampleDoc(cues), on_hand: { 2: devices } } }), cueSpan).map(
      ({ lack }) => lack,
    )
  expect(lacks(2)).toEqual(['soldOut', 'soldOut'])
  expect(lacks(3)).toEqual([null, null])
})

test('the length of a show reaches to its last effect; a tray has none', () => {
  expect(showLength(sampleViews([sampleCue({ at_ms: null })]))).toBe(0)
  expect(showLength(sampleViews([sampleCue({ at_ms: 10_000 })]))).toBeGreaterThan(12_000)
})

test('the name of a cue has its number, product, time and position', () => {
  const [view] = sampleViews([sampleCue()])
  const { positions } = sampleDoc([])
  expect(view && cueLabel(view, positions)).toBe('Cue 1, 3 in Aqua Palm, 6.2 s, Left')
  const [soldOut] = sampleViews([sampleCue({ products_id: 2, count: 3 })])
  expect(soldOut && cueLabel(soldOut, positions)).toBe('Cue 1, Gold Willow, 6.2 s, Left, 3 devices, sold out')
})
