import type { StateValue } from 'xstate'
import { ApiError } from '#contract/platform/failure.ts'
import {
  type ApplyAnswer,
  type DryRun,
  type DryRunAnswer,
  LARGEST_IMPORT,
  type UndoAnswer,
} from '#contract/staff/staff-import.ts'
import { isRefusal } from '#contract/staff/staff-failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { catalogueImportMachine } from './catalogue-import.machine.ts'
import { changesOf } from './catalogue-import.outcome.ts'
import { catalogueImportWords } from './catalogue-import.words.ts'

const ids = {
  checkId: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6b001',
  requestId: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6b002',
}
const newIds = {
  checkId: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6b003',
  requestId: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6b004',
}
const undo = {
  importId: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6b005',
  requestId: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6b006',
}
const otherUndo = {
  importId: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6b007',
  requestId: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6b008',
}
const report: DryRun = {
  kind: 'read',
  id: ids.checkId,
  fingerprint: 'a1b2c3',
  file_name: 'stock.csv',
  counts: { refused: 1, added: 0, changed: 412, deactivated: 0, unchanged: 58 },
  notes: [],
  creates: false,
  additions: [],
}
const unchanged: DryRun = { ...report, counts: { ...report.counts, changed: 0 } }
const unreadable: DryRunAnswer = {
  kind: 'unreadable',
  problems: [{ line: 1, text: 'There is no column "model".' }],
}
const applied: ApplyAnswer = {
  kind: 'applied',
  text: 'Imported: 0 added, 412 changed, 0 deactivated, 58 unchanged, 1 refused.',
  differences: [],
}
const moved: ApplyAnswer = {
  kind: 'changed',
  text: 'Nothing is imported: the catalogue has changed since the dry run. Make it again.',
  differences: ['EX-0001, stock: was 40 in the dry run and is 39 by now.'],
}
const undone: UndoAnswer = {
  kind: 'undone',
  text: 'Undone: 411 products as before the import. 1 product: kept as now.',
  kept: ['EX-0001: changed since the import: name'],
}
const overtaken: UndoAnswer = {
  kind: 'changed',
  text: 'Only the last import can be undone, and only for 30 days: this one is older.',
  kept: [],
}
const answer = (output: DryRunAnswer | ApplyAnswer | UndoAnswer) =>
  done(output, { status: 200, body: output })
const refusal = (status: number, error: string, retryAfter: number | null = null) =>
  fails(new ApiError({ kind: 'status', status, errors: [error], message: null, retryAfter }), {
    status,
    body: { success: false, errors: [error] },
  })
const loggedOut = refusal(404, 'Not found.')
const forbidden = refusal(403, 'You have no right to this.')
const busy = refusal(429, 'Another file is being checked.', 5)
const lost = fails(new ApiError({ kind: 'offline' }), 'offline')
// each region may be asked again and again while the other one waits
const isUndoing = (value: StateValue): boolean => isIn(value, 'undoing', 'undoingAgain')
const isUnknown = (failure: Parameters<typeof isRefusal>[0] | null): boolean =>
  failure !== null && !isRefusal(failure)

export const catalogueImportModel = defineModel({
  machine: catalogueImportMachine,
  title: 'Catalogue import',
  words: catalogueImportWords,
  purpose: 'Products are changed by a file, as its report showed, and the last import is undone.',
  inputs: { desk: undefined },
  events: {
    'file.chosen': [
      { type: 'file.chosen', file: { id: 1, name: 'stock.csv', size: 84_213 }, ids },
      { type: 'file.chosen', file: { id: 2, name: 'all.xlsx', size: LARGEST_IMPORT + 1 }, ids },
    ],
    'names.allow': [{ type: 'names.allow', creates: true, ids: newIds }],
    'check.repeat': [{ type: 'check.repeat' }],
    'check.renew': [{ type: 'check.renew', ids: newIds }],
    'import.confirm': [{ type: 'import.confirm' }],
    'undo.confirm': [
      { type: 'undo.confirm', ...undo },
      { type: 'undo.confirm', ...otherUndo },
    ],
  },
  outcomes: {
    checkImport: {
      read: answer(report),
      unchanged: answer(unchanged),
      unreadable: answer(unreadable),
      busy,
      loggedOut,
      forbidden,
      lost,
    },
    applyImport: { applied: answer(applied), moved: answer(moved), loggedOut, forbidden, lost },
    undoImport: { undone: answer(undone), overtaken: answer(overtaken), loggedOut, forbidden, lost },
  },
  happyEnd: ({ value }) => isIn(value, 'applied'),
  key: ({ dryRun, undo: wanted }) => [dryRun !== null && changesOf(dryRun) > 0, wanted?.importId ?? null],
  ignores: ['file.reported|import.confirm'],
  invariants: {
    'what is confirmed was shown before': ({ value, context: { dryRun } }) =>
      isIn(value, 'reported', 'applying', 'applied', 'moved', 'unconfirmed', 'applyingAgain') ===
      (dryRun !== null),
    'applied is told only with the answer of the shop': ({ value, context }) =>
      isIn(value, 'applied') === (context.applied?.kind === 'applied'),
    'why nothing is written is told': ({ value, context }) =>
      isIn(value, 'moved') === (context.applied !== null && context.applied.kind !== 'applied'),
    'why a file cannot be read is told, and only then': ({ value, context: { problems } }) =>
      isIn(value, 'unreadable') === problems.length > 0,
    'why there is no report is told': ({ value, context: { failure } }) =>
      !isIn(value, 'unchecked') || failure !== null,
    'an application of which no answer came is never told as refused': ({ value, context: { failure } }) =>
      isIn(value, 'unchecked', 'unconfirmed') || !isUnknown(failure),
    'undone is told only with the answer of the shop': ({ value, context }) =>
      isIn(value, 'undone') === (context.undone?.kind === 'undone'),
    'an undo of which no answer came is never told as refused': ({ value, context: { undoFailure } }) =>
      isIn(value, 'undoLost') || !isUnknown(undoFailure),
    'what is undone again is what was asked for': ({ value, context }) =>
      !isIn(value, 'undoing', 'undoLost', 'undoingAgain') || context.undo !== null,
  },
  leadsTo: {
    'a file that is checked is reported, told to be unreadable, or can be checked again, unless an undo is asked for meanwhile':
      {
        from: ({ value }) => isIn(value, 'checking'),
        to: ({ value }) => isIn(value, 'reported', 'unreadable', 'unchecked') || isUndoing(value),
      },
    'an import is applied, moved, refused with its reason, or told to be unconfirmed, unless an undo is asked for meanwhile':
      {
        from: ({ value }) => isIn(value, 'applying', 'applyingAgain'),
        to: ({ value }) => isIn(value, 'applied', 'moved', 'reported', 'unconfirmed') || isUndoing(value),
      },
    'an undo is made, overtaken, refused with its reason, or told to be unknown, unless a file is sent meanwhile':
      {
        from: ({ value }) => isIn(value, 'undoing', 'undoingAgain'),
        to: ({ value }) =>
          isIn(value, 'undone', 'overtaken', 'idle', 'undoLost', 'checking', 'applying', 'applyingAgain'),
      },
  },
})
