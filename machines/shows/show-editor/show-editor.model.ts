import { ApiError } from '#contract/platform/failure.ts'
import type { ShowCue } from '#contract/shows/show-doc.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { showEditorMachine } from './show-editor.machine.ts'
import type { KeptShow, ShowEditorInput, ShowRefusal } from './show-editor.types.ts'
import { aurora, clean, cue, fresh, pending, renamed } from './show-samples.ts'
import { showEditorWords } from './show-editor.words.ts'

const input = (show: KeptShow, more: Partial<ShowEditorInput> = {}): ShowEditorInput => ({
  show,
  account: 'used',
  isNewer: false,
  undoLimit: 1,
  ...more,
})
const sent = (output: object, body: object) =>
  done(output, { status: 200, body: { success: true, errors: [], data: body } })
const refused = (refusal: ShowRefusal, kind: string) => sent({ kind: 'refused', refusal }, { kind })
const status = (code: number, ...errors: readonly string[]) =>
  fails(new ApiError({ kind: 'status', status: code, errors, message: null, retryAfter: null }), {
    status: code,
    body: { success: false, errors },
  })
const offline = fails(new ApiError({ kind: 'offline' }), 'offline')
const added: ShowCue = { ...cue, id: 'c2', at_ms: null }

export const showEditorModel = defineModel({
  machine: showEditorMachine,
  title: 'Show editor',
  words: showEditorWords,
  purpose: 'A show is edited, kept on the device and the server, and written by one tab at a time.',
  inputs: {
    opened: input(clean),
    fresh: input(fresh),
    visitor: input(fresh, { account: 'none' }),
    offered: input(fresh, { account: 'offered' }),
  },
  events: {
    'cue.add': [{ type: 'cue.add', cue: added, product: aurora }],
    'cue.place': [{ type: 'cue.place', id: 'c1', at_ms: 4_000 }],
    'cue.alter': [{ type: 'cue.alter', id: 'c1', changes: { count: 2 } }],
    'cue.remove': [{ type: 'cue.remove', id: 'c1' }],
    'cues.import': [{ type: 'cues.import', cues: [{ ...added, id: 'c3' }], products: [aurora] }],
    'position.add': [{ type: 'position.add', position: { id: 'p2', name: 'Left', x_ft: -18, angle_deg: 0 } }],
    'position.alter': [{ type: 'position.alter', id: 'p1', changes: { angle_deg: 10 } }],
    'position.remove': [{ type: 'position.remove', id: 'p2' }],
    'site.alter': [{ type: 'site.alter', changes: { crowd_ft: 420 } }],
    'show.rename': [{ type: 'show.rename', name: 'County Fair' }],
    'music.alter': [{ type: 'music.alter', music: { name: 'march.mp3', seconds: 84, offset_ms: 0 } }],
    'onHand.alter': [{ type: 'onHand.alter', products_id: 31, devices: 2 }],
    'show.revise': [{ type: 'show.revise', edits: [{ kind: 'cue.place', id: 'c1', at_ms: null }] }],
    'drag.begin': [{ type: 'drag.begin' }],
    'drag.drop': [{ type: 'drag.drop', edit: { kind: 'cue.place', id: 'c1', at_ms: 6_000 } }],
    'drag.cancel': [{ type: 'drag.cancel' }],
    'edit.undo': [{ type: 'edit.undo' }],
    'edit.redo': [{ type: 'edit.redo' }],
    'conflict.takeMine': [{ type: 'conflict.takeMine' }],
    'conflict.takeTheirs': [{ type: 'conflict.takeTheirs' }],
    'conflict.keepBoth': [{ type: 'conflict.keepBoth', id: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a003' }],
    'network.returned': [{ type: 'network.returned' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'keep.retry': [{ type: 'keep.retry' }],
    'account.use': [{ type: 'account.use' }],
    'hold.claimed': [
      { type: 'hold.claimed', show: null },
      { type: 'hold.claimed', show: { ...fresh, pending } },
    ],
    'hold.refused': [{ type: 'hold.refused' }],
    'hold.asked': [{ type: 'hold.asked' }],
    'hold.lost': [{ type: 'hold.lost' }],
    'hold.take': [{ type: 'hold.take' }],
    'goods.reload': [{ type: 'goods.reload' }],
    'doc.changed': [],
    'show.held': [],
    'show.yielded': [],
    'device.settled': [],
  },
  outcomes: {
    storeShow: {
      stored: done({ pending, isOnDevice: true }, 'none'),
      memory: done({ pending, isOnDevice: false }, 'none'),
      crashed: fails(new Error('no memory'), 'none'),
    },
    sendShow: {
      saved: sent({ kind: 'saved', revision: 4 }, { kind: 'saved', revision: 4 }),
      conflict: sent(
        { kind: 'conflict', theirs: { doc: renamed, revision: 5 } },
        { kind: 'conflict', revision: 5, doc: renamed },
      ),
      removed: refused('removed', 'removed'),
      tooMany: refused('tooMany', 'tooMany'),
      tooLarge: status(413, 'The body is larger than 160 KB.'),
      unknown: status(404, 'Not found.'),
      tooManyRequests: status(429, 'Too many attempts. Please try again later.'),
      lost: offline,
    },
    mergeShow: {
      theirs: done({ kind: 'merged', doc: renamed }, 'none'),
      merged: done({ kind: 'merged', doc: { ...renamed, seed: 8 } }, 'none'),
      conflict: done({ kind: 'conflict' }, 'none'),
      crashed: fails(new Error('no memory'), 'none'),
    },
    awaitLimit: { passed: done(undefined, 'none'), crashed: fails(new Error('no timer'), 'none') },
    readGoods: {
      read: done(
        { products: [aurora], ids: [31] },
        { status: 200, body: { products: [{ ...aurora, is_sold: true }] } },
      ),
      lost: offline,
    },
    holdShow: {},
  },
  key: ({ past, future, account, isHolding, isStored, pending: save, isAhead, failure, refusal, choice }) => [
    past.length > 0,
    future.length > 0,
    account === 'used',
    isHolding,
    isStored,
    save !== null,
    isAhead,
    failure !== null,
    refusal !== null,
    choice !== null,
  ],
  happyEnd: ({ value }) => isIn(value, 'kept'),
  ignores: [
    'change.steady|edit.undo',
    'change.steady|edit.redo',
    'keeping.keptHere|network.returned',
    'keeping.keptHere|keep.retry',
    'keeping.keptHere|account.use',
    'keeping.keptHere|after.retryDelay',
  ],
  overlaps: [
    'keeping.storing|done.storeShow',
    'keeping.sending|done.sendShow',
    'keeping.sending|error.sendShow',
    'keeping.merging|done.mergeShow',
  ],
  invariants: {
    'nothing is sent while another tab has the show': ({ value, context }) =>
      !isIn(value, 'sending', 'current', 'outrun') || (context.isHolding && isIn(value, 'holding')),
    'what is sent is known': ({ value, context: { pending: save } }) =>
      !isIn(value, 'current', 'outrun') || save !== null,
    'what is not on the server is on the device, on its way there, or blocks leaving': ({ value, context }) =>
      context.isStored ||
      !context.isOnDevice ||
      isIn(value, 'waiting', 'storing', 'outrun', 'merging', 'unkept', 'resting'),
    'both versions are there until the customer has chosen': ({ value, context }) =>
      !isIn(value, 'conflicted', 'merging') || context.theirs !== null,
  },
})
