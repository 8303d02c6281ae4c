import { expect, test } from 'vitest'
import { emptyShow } from '#pyro/show/empty-show.ts'
import { readShowDoc } from '#src/services/shows/show-doc.ts'
import { readShowRow } from '#src/services/shows/show-row.ts'

const doc = emptyShow('County Fair', 7)
const row = {
  id: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001',
  project_id: 11,
  customers_id: null,
  doc,
  base: doc,
  base_revision: 3,
  pending: { save_key: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a002', doc },
  isAhead: true,
  past: [
    { kind: 'show.rename', name: 'Fair' },
    { kind: 'several', edits: [{ kind: 'cue.remove', id: 'c1' }] },
  ],
  future: [],
  seconds: null,
  date_modified: '2026-06-01T12:00:00.000Z',
  date_removed: null,
}

test('[SHOW-02] a row that was written is read as it was', () => {
  expect(readShowRow(row)).toEqual({ row, isNewer: false })
})

test('[SHOW-02] a row that somebody else wrote is no show', () => {
  expect(readShowRow(null)).toBeNull()
  expect(readShowRow({ ...row, doc: { ...doc, cues: 'none' } })).toBeNull()
  expect(readShowRow({ ...row, pending: { save_key: 'mine', doc } })).toBeNull()
  expect(readShowRow({ ...row, base_revision: -1 })).toBeNull()
})

test('[SHOW-02] a history that does not parse is forgotten, and the show stays', () => {
  expect(readShowRow({ ...row, past: [{ kind: 'cue.paint', id: 'c1' }] })).toEqual({
    row: { ...row, past: [] },
    isNewer: false,
  })
})

test('[SHOW-02] a document of a later format is shown as far as it is known', () => {
  const later = { ...doc, format: 2, smoke: 'blue', site: { ...doc.site, wind_mph: 4 } }
  expect(readShowDoc(later)).toEqual({ doc, isNewer: true })
  expect(readShowRow({ ...row, doc: later })).toEqual({ row, isNewer: true })
  expect(readShowDoc({ ...doc, smoke: 'blue' })).toBeNull()
  expect(readShowDoc({ ...later, cues: [{ id: 'c1' }] })).toBeNull()
})
