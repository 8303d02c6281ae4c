import type { UndoAnswer } from '#contract/staff/staff-import.ts'
import { catalogueImportSetup } from './catalogue-import.setup.ts'
import { failureIn } from '#machines/staff/failure-in.ts'
import { undoOf } from './catalogue-import.outcome.ts'
import type { CatalogueImportContext, WantedUndo } from './catalogue-import.types.ts'

interface OfWanted {
  readonly event: WantedUndo
}
interface OfAnswer {
  readonly event: { readonly output: UndoAnswer }
}

const undo = {
  target: 'undoing',
  actions: {
    type: 'recordUndo',
    params: ({ event: { importId, requestId } }: OfWanted) => ({ importId, requestId }),
  },
} as const
const recordFailure = { type: 'recordUndoFailure', params: failureIn } as const
const recordUndone = {
  type: 'recordUndone',
  params: ({ event }: OfAnswer) => ({ answer: event.output }),
} as const
const onUndone = [
  {
    guard: { type: 'is', params: { kind: 'undone' } },
    target: 'undone',
    actions: recordUndone,
  },
  { target: 'overtaken', actions: recordUndone },
] as const

const undoImport = {
  id: 'undoImport',
  src: 'undoImport',
  input: ({ context }: { readonly context: CatalogueImportContext }) => undoOf(context),
  onDone: onUndone,
} as const

/** The last import, up to what became of its undo. */
export const undoState = catalogueImportSetup.createStateConfig({
  description: 'The last import is undone, whatever becomes of a file meanwhile.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being undone. A refused undo leads back here, with the reason.',
      meta: { spec: [] },
      on: { 'undo.confirm': undo },
    },
    undoing: {
      description:
        'Products get back what they had before the last import, all in one step; those that changed since are kept.',
      tags: ['undoing'],
      meta: { spec: [] },
      entry: 'forgetUndone',
      invoke: {
        ...undoImport,
        onError: [
          {
            guard: { type: 'isRefused', params: failureIn },
            target: 'idle',
            actions: recordFailure,
          },
          { target: 'undoLost', actions: recordFailure },
        ],
      },
    },
    undone: {
      description:
        'The import is undone, and the products that were kept are named. The next import can be undone.',
      meta: { spec: [] },
      on: { 'undo.confirm': undo },
    },
    overtaken: {
      description:
        'Nothing is undone: another import is the last one by now, or somebody else undid this one. Why is told.',
      meta: { spec: [] },
      on: { 'undo.confirm': undo },
    },
    undoLost: {
      description:
        'No answer came, so it is not known whether the import is undone. Asked again under the same number, it is undone once.',
      meta: { spec: [] },
      on: {
        'undo.confirm': [
          {
            guard: { type: 'isSameImport', params: ({ event: { importId } }) => ({ importId }) },
            target: 'undoingAgain',
          },
          undo,
        ],
      },
    },
    undoingAgain: {
      description:
        'The same undo is asked for again. Whatever fails now, the first one may have been made, so it stays unknown.',
      tags: ['undoing'],
      meta: { spec: [] },
      entry: 'forgetUndone',
      invoke: {
        ...undoImport,
        onError: { target: 'undoLost', actions: recordFailure },
      },
    },
  },
})
