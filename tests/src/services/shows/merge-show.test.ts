import { expect, test } from 'vitest'
import { emptyShow } from '#pyro/show/empty-show.ts'
import { mergeShow } from '#src/services/shows/merge-show.ts'

const base = emptyShow('Fair', 7)
const mine = { ...base, name: 'Mine', seed: 8 }
const theirs = { ...base, name: 'Theirs', site: { ...base.site, crowd_ft: 400 } }
const choosing = (choice: 'mine' | 'theirs' | null) => mergeShow({ base, mine, theirs, choice })

test('[SHOW-03] only a field that both have changed asks, and is decided by the choice', () => {
  expect(choosing(null)).toEqual({ kind: 'conflict' })
  expect(choosing('mine')).toEqual({ kind: 'merged', doc: { ...theirs, name: 'Mine', seed: 8 } })
  expect(choosing('theirs')).toEqual({ kind: 'merged', doc: { ...theirs, seed: 8 } })
})

test('[SHOW-03] versions that do not clash are merged without a question', () => {
  const renamed = { ...base, name: 'Mine' }
  const moved = { ...base, site: theirs.site }
  expect(mergeShow({ base, mine: renamed, theirs: moved, choice: null })).toEqual({
    kind: 'merged',
    doc: { ...moved, name: 'Mine' },
  })
})

test('[SHOW-03] without a base nothing counts as removed', () => {
  const cue = {
    id: 'c1',
    products_id: 31,
    count: 1,
    at_ms: null,
    position: 'center',
    spacing_ms: 0,
    angle_deg: 0,
    lead_ms: null,
    note: '',
  }
  const merged = mergeShow({
    base: null,
    mine: { ...base, cues: [cue] },
    theirs: { ...base, cues: [{ ...cue, id: 'c2' }] },
    choice: null,
  })
  expect(merged.kind === 'merged' && merged.doc.cues.map(({ id }) => id).toSorted()).toEqual(['c1', 'c2'])
})
