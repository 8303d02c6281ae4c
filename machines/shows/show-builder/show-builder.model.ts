import { ApiError } from '#contract/platform/failure.ts'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { showBuilderMachine } from './show-builder.machine.ts'
import type { ListedShow, OpenedShow } from './show-builder.types.ts'
import { showBuilderWords } from './show-builder.words.ts'

const id = '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001'
const newId = '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004'
const doc: ShowDoc = {
  format: 1,
  name: 'County Fair Finale',
  seed: 7,
  site: { crowd_ft: 300, firing: 'electric', noise: 'any' },
  positions: [{ id: 'p1', name: 'Center', x_ft: 0, angle_deg: 0 }],
  cues: [],
  music: null,
  on_hand: {},
}
const opened: OpenedShow = {
  show: {
    id,
    doc,
    base: doc,
    base_revision: 3,
    pending: null,
    isAhead: false,
    past: [],
    future: [],
  },
  account: 'used',
  isNewer: false,
}
const listed: ListedShow = {
  id,
  name: doc.name,
  cue_count: 0,
  seconds: 0,
  date_modified: '2026-06-01T12:00:00.000Z',
  date_removed: null,
  share: null,
  isOnDevice: true,
  isOnAccount: true,
  isDirty: false,
}
const { isOnDevice: _, isOnAccount: __, isDirty: ___, ...summary } = listed
const answered = { status: 200, body: { shows: [{ ...summary, revision: 3 }] } }
const stored = { status: 200, body: { id, revision: 3, doc, share: null } }
const outcome = (success: boolean) => done({ success }, { status: 200, body: { success, errors: [] } })
const lost = fails(new ApiError({ kind: 'offline' }), 'offline')
const crashed = fails(new Error('no memory'), 'none')

export const showBuilderModel = defineModel({
  machine: showBuilderMachine,
  title: 'Show builder',
  words: showBuilderWords,
  purpose: 'Shows are listed, made, imported, copied and removed, and one at a time is opened.',
  inputs: {
    list: { address: { kind: 'list' }, isCustomer: true, undoLimit: 1 },
    proposal: { address: { kind: 'new', id: newId }, isCustomer: false, undoLimit: 1 },
    show: { address: { kind: 'show', id }, isCustomer: true, undoLimit: 1 },
  },
  events: {
    'show.create': [{ type: 'show.create', id: newId, doc }],
    'show.open': [
      { type: 'show.open', id },
      { type: 'show.open', id: newId },
    ],
    'show.duplicate': [{ type: 'show.duplicate', id, copyId: newId }],
    'show.remove': [{ type: 'show.remove', id }],
    'show.restore': [{ type: 'show.restore', id }],
    'show.import': [
      { type: 'show.import', id: newId, source: { kind: 'cart' } },
      { type: 'show.import', id: newId, source: { kind: 'code', text: 'no show' } },
    ],
    'proposal.start': [{ type: 'proposal.start', id: newId }],
    'editor.close': [{ type: 'editor.close' }],
    'list.reload': [{ type: 'list.reload' }],
  },
  outcomes: {
    readShows: {
      read: done({ shows: [listed], account: 'known' }, answered),
      away: done({ shows: [{ ...listed, isOnAccount: false }], account: 'away' }, 'offline'),
      local: done({ shows: [{ ...listed, isOnAccount: false }], account: 'none' }, { status: 404, body: {} }),
      crashed,
    },
    readShow: {
      found: done({ kind: 'found', opened }, stored),
      missing: done({ kind: 'missing' }, { status: 404, body: { success: false, errors: ['Not found.'] } }),
      lost,
    },
    importShow: {
      imported: done({ kind: 'imported', doc }, 'none'),
      unreadable: done({ kind: 'unreadable' }, 'none'),
      empty: done({ kind: 'empty' }, 'none'),
      lost,
    },
    removeShow: { removed: outcome(true), refused: outcome(false), lost },
    showProposal: {
      accepted: done({ doc }, 'none'),
      canceled: done({ doc: null }, 'none'),
      crashed,
    },
    showEditor: {},
  },
  key: ({ address, id: current, opened: shown }) => [address.kind, current, shown?.show.id ?? null],
  happyEnd: ({ value }) => isIn(value, 'editing'),
  invariants: {
    'an editor has a show': ({ value, context }) => !isIn(value, 'editing') || context.opened !== null,
  },
  leadsTo: {
    'a show that is wanted is opened, missing, or told to be out of reach': {
      from: ({ value }) => isIn(value, 'opening', 'duplicating'),
      to: ({ value }) => isIn(value, 'editing', 'missing', 'unreachable', 'choosing', 'reading'),
    },
    'a list that is read is shown, or what was asked for meanwhile': {
      from: ({ value }) => isIn(value, 'reading'),
      to: ({ value }) => !isIn(value, 'reading', 'missing'),
    },
    'a removal ends with the list': {
      from: ({ value }) => isIn(value, 'removing'),
      to: ({ value }) => isIn(value, 'reading', 'choosing'),
    },
  },
})
