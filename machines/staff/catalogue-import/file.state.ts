import type { ApplyAnswer } from '#contract/staff/staff-import.ts'
import type { ChosenFile } from '#machines/documents/document-upload/document-upload.types.ts'
import { catalogueImportSetup } from './catalogue-import.setup.ts'
import { failureIn } from '#machines/staff/failure-in.ts'
import { applicationOf, checkOf } from './catalogue-import.outcome.ts'
import type { CatalogueImportContext, ImportIds } from './catalogue-import.types.ts'

interface OfEvent<T> {
  readonly event: T
}

const ofFile = ({
  event: { file, ids },
}: OfEvent<{ readonly file: ChosenFile; readonly ids: ImportIds }>) => ({ file, ids })
const recordNames = {
  type: 'recordNames',
  params: ({ event: { creates } }: OfEvent<{ readonly creates: boolean }>) => ({ creates }),
} as const
const renewIds = {
  type: 'renewIds',
  params: ({ event: { ids } }: OfEvent<{ readonly ids: ImportIds }>) => ({ ids }),
} as const
const choose = [
  { guard: { type: 'isTooLarge', params: ofFile }, target: 'declined', actions: 'forgetFile' },
  { target: 'checking', actions: { type: 'recordFile', params: ofFile } },
] as const
const withoutFile = { 'file.chosen': choose, 'names.allow': { actions: recordNames } } as const
/** Another file, or the same one anew with what becomes of names that do not exist. */
const withFile = {
  'file.chosen': choose,
  'names.allow': { target: 'checking', actions: [recordNames, renewIds] },
} as const

const isRefused = { type: 'isRefused', params: failureIn } as const
const recordFailure = { type: 'recordFailure', params: failureIn } as const
const answerOf = ({ event }: OfEvent<{ readonly output: ApplyAnswer }>) => ({ answer: event.output })
const recordApplied = { type: 'recordApplied', params: answerOf } as const
const onApplied = [
  {
    guard: { type: 'is', params: { kind: 'applied' } },
    target: 'applied',
    actions: recordApplied,
  },
  { target: 'moved', actions: recordApplied },
] as const

const applyImport = {
  id: 'applyImport',
  src: 'applyImport',
  input: ({ context }: { readonly context: CatalogueImportContext }) => applicationOf(context),
  onDone: onApplied,
} as const

/** The chosen file, up to what became of its changes. */
export const fileState = catalogueImportSetup.createStateConfig({
  description: 'A file is chosen and checked; its changes are shown, and made all or none.',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'No file is chosen yet.',
      meta: { spec: [] },
      on: withoutFile,
    },
    declined: {
      description: 'The chosen file is larger than the shop takes, so it is not sent.',
      meta: { spec: [] },
      on: withoutFile,
    },
    checking: {
      description:
        'The shop reads the file and tells what it would change; nothing is written. The same check asked for again gets the same report.',
      tags: ['pending'],
      meta: { spec: [] },
      entry: 'forgetFailure',
      invoke: {
        id: 'checkImport',
        src: 'checkImport',
        input: ({ context }) => checkOf(context),
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'read' } },
            target: 'reported',
            actions: { type: 'recordReport', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'unreadable',
            actions: { type: 'recordReport', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: { target: 'unchecked', actions: recordFailure },
      },
    },
    unreadable: {
      description:
        'The file cannot be read; each problem is told with its line. It is mended and chosen again.',
      meta: { spec: [] },
      on: withFile,
    },
    unchecked: {
      description:
        'No report came: another file is being checked, the session is over, or the shop did not answer; which one is told. The same check can be asked for again.',
      meta: { spec: [] },
      on: { ...withFile, 'check.repeat': { target: 'checking' } },
    },
    reported: {
      description:
        'Every change and every refused row is shown, and nothing is written yet. A refused application leads back here, with the reason.',
      meta: { spec: [] },
      on: { ...withFile, 'import.confirm': { guard: 'hasChanges', target: 'applying' } },
    },
    applying: {
      description:
        'The shop makes the changes of the report, all or none. Leaving the screen does not stop it, and coming back finds it again.',
      tags: ['pending'],
      meta: { spec: [] },
      entry: 'forgetFailure',
      invoke: {
        ...applyImport,
        onError: [
          { guard: isRefused, target: 'reported', actions: recordFailure },
          { target: 'unconfirmed', actions: recordFailure },
        ],
      },
    },
    applied: {
      description: 'The changes are made. As the last import they can be undone for 30 days.',
      meta: { spec: [] },
      on: withFile,
    },
    moved: {
      description:
        'What the file changes is no longer as the report showed it. Nothing is written, the differences are named, and the file is checked again.',
      meta: { spec: [] },
      on: { ...withFile, 'check.renew': { target: 'checking', actions: renewIds } },
    },
    unconfirmed: {
      description:
        'No answer came, so it is not known whether the changes are made. Asked again under the same number, they are made once.',
      meta: { spec: [] },
      on: { ...withFile, 'import.confirm': { target: 'applyingAgain' } },
    },
    applyingAgain: {
      description:
        'The same application is asked for again. Whatever fails now, the first one may have been made, so it stays unconfirmed.',
      tags: ['pending'],
      meta: { spec: [] },
      entry: 'forgetFailure',
      invoke: {
        ...applyImport,
        onError: { target: 'unconfirmed', actions: recordFailure },
      },
    },
  },
})
