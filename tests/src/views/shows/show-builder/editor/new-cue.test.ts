import { expect, test } from 'vitest'
import { middlePosition, newCue, placeAll, trayCues } from '#src/views/shows/show-builder/editor/new-cue.ts'
import {
  sampleCue,
  sampleDoc,
  sampleProduct,
  sampleShown,
} from '#tests/src/views/shows/show-builder/sample-show.ts'

test('a new cue is one device in the middle, timed by the product', () => {
  const position = middlePosition(sampleDoc([]))
  expect(newCue('n', 1, { at_ms: 4_000, position })).toEqual({
    ...sampleCue(),
    id: 'n',
    at_ms: 4_000,
    position: 'center',
  })
})

test('cues of the tray are placed one after another, none before the one before it has burnt out or by hand could be lit', () => {
  const tray = ['a', 'b', 'c'].map((id) => sampleCue({ id, at_ms: null }))
  const timesOf = (firing: 'hand' | 'electric') => {
    const shown = sampleShown(tray)
    const doc = { ...shown.doc, site: { ...shown.doc.site, firing } }
    const edit = placeAll({ ...shown, doc }, tray, 12_000)
    return edit.kind === 'several' ? edit.edits.map((each) => 'at_ms' in each && each.at_ms) : []
  }
  const [first = 0, second = 0, third = 0] = timesOf('electric').map(Number)
  expect(first).toBe(12_000)
  expect(second - first).toBeGreaterThan(2_000)
  expect(third - second).toBe(second - first)
  expect(timesOf('hand')).toEqual([12_000, 22_000, 32_000])
})

test('lines become cues of all their devices; gear becomes none', () => {
  const fuse = sampleProduct({ products_id: 9, category_url: 'fuse--supplies', products_name: 'Fuse' })
  const cues = trayCues(
    sampleDoc([]),
    [
      { product: sampleProduct(), cases: 2 },
      { product: fuse, cases: 1 },
    ],
    () => 'id',
  )
  expect(cues.map(({ products_id, count, at_ms }) => ({ products_id, count, at_ms }))).toEqual([
    { products_id: 1, count: 72, at_ms: null },
  ])
})
