import { assign, emit, setup } from 'xstate'
import type { AddedLine, CheckedLine } from '#contract/quick-order/lines.ts'
import { failureOf } from '#contract/platform/failure.ts'
import type { ChosenFile } from '#machines/documents/document-upload/document-upload.types.ts'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { isAddable, requestOf, reviewedOf, withCases } from './quick-order.outcome.ts'
import type {
  AddLinesLogic,
  CheckLinesLogic,
  FileProblem,
  QuickOrderContext,
  QuickOrderEmitted,
  QuickOrderEvent,
  QuickOrderInput,
  QuickOrderTag,
  ReadFileLogic,
  ReadFileResult,
  ReadLines,
  SkippedRow,
  WrittenLine,
} from './quick-order.types.ts'

interface OfLine {
  readonly index: number
}
interface Written {
  readonly lines: readonly WrittenLine[]
  readonly skipped: readonly SkippedRow[]
}
interface OfChecked {
  readonly name: string | null
  readonly lines: readonly CheckedLine[]
}

export const quickOrderSetup = setup({
  types: {
    context: {} as QuickOrderContext,
    events: {} as QuickOrderEvent,
    emitted: {} as QuickOrderEmitted,
    input: {} as QuickOrderInput,
    tags: {} as QuickOrderTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    readFile: placeholderActor<ReadFileLogic>(),
    checkLines: placeholderActor<CheckLinesLogic>(),
    addLines: placeholderActor<AddLinesLogic>(),
  },
  guards: {
    isTyped: ({ context: { source } }) => source.kind === 'typed',
    is: ({ event }, { kind }: Asked<ReadFileResult, 'read'>) => isKind(event, kind),
    hasChosen: ({ context: { reviewed } }) => reviewed.some(isAddable),
    isComplete: (_, { areAdded }: { readonly areAdded: boolean }) => areAdded,
    isRefused: (_, { isRefused }: { readonly isRefused: boolean }) => isRefused,
  },
  actions: {
    recordFile: assign((_, { file }: { readonly file: ChosenFile }) => ({ file })),
    recordFileProblem: assign((_, { problem }: { readonly problem: FileProblem }) => ({
      fileProblem: problem,
      file: null,
    })),
    recordWritten: assign((_, { lines, skipped }: Written) => ({
      source: { kind: 'typed' as const },
      written: lines,
      skipped,
      origin: {},
      printed: [],
    })),
    recordRead: assign((_, { read: { lines, skipped, origin, printed } }: { readonly read: ReadLines }) => ({
      source: { kind: 'typed' as const },
      written: lines,
      skipped,
      origin,
      printed,
      file: null,
    })),
    recordChecked: assign(({ context: { printed } }, { name, lines }: OfChecked) => ({
      name,
      reviewed: reviewedOf(lines, printed),
    })),
    recordChoice: assign(({ context }, { index, isChosen }: OfLine & { readonly isChosen: boolean }) => ({
      reviewed: context.reviewed.map((line, at) => (at === index ? { ...line, isChosen } : line)),
    })),
    recordCases: assign(({ context }, { index, cases }: OfLine & { readonly cases: number }) => ({
      reviewed: context.reviewed.map((line, at) => (at === index ? withCases(line, cases) : line)),
    })),
    recordRequest: assign(({ context }, { request_id }: { readonly request_id: string }) => ({
      request: requestOf(request_id, context.reviewed),
      isRepeated: false,
    })),
    recordResults: assign((_, { lines }: { readonly lines: readonly AddedLine[] }) => ({
      results: lines,
      request: null,
      isRepeated: false,
    })),
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null, fileProblem: null }),
    forgetRequest: assign({ request: null, isRepeated: false }),
    markRepeated: assign({ isRepeated: true }),
    announceChange: emit({ type: 'cart.changed' }),
  },
})
