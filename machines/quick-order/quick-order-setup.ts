import { assign, sendTo, setup } from 'xstate'
import type { AddedLine, CheckedLine } from '#contract/lines.ts'
import { failureOf } from '#contract/failure.ts'
import { placeholderActor } from '#machines/placeholder-actor.ts'
import { systemActor } from '#machines/system.ts'
import { isAddable, requestOf, reviewedOf } from './quick-order.outcome.ts'
import type {
  AddLinesLogic,
  CheckLinesLogic,
  FileProblem,
  QuickOrderContext,
  QuickOrderEvent,
  QuickOrderInput,
  QuickOrderTag,
  ReadFileLogic,
  WrittenLine,
} from './quick-order.types.ts'

interface OfLine {
  readonly index: number
}

export const quickOrderSetup = setup({
  types: {
    context: {} as QuickOrderContext,
    events: {} as QuickOrderEvent,
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
    isRead: (_, { kind }: { readonly kind: string }) => kind === 'read',
    hasChosen: ({ context: { reviewed } }) => reviewed.some(isAddable),
    isComplete: (_, { areAdded }: { readonly areAdded: boolean }) => areAdded,
    isRefused: (_, { isRefused }: { readonly isRefused: boolean }) => isRefused,
  },
  actions: {
    recordWritten: assign((_, { lines }: { readonly lines: readonly WrittenLine[] }) => ({
      source: { kind: 'typed' as const },
      written: lines,
    })),
    recordFileProblem: assign((_, { problem }: { readonly problem: FileProblem | null }) => ({
      fileProblem: problem,
    })),
    recordChecked: assign(
      (_, { name, lines }: { readonly name: string | null; readonly lines: readonly CheckedLine[] }) => ({
        name,
        reviewed: reviewedOf(lines),
      }),
    ),
    recordChoice: assign(({ context }, { index, isChosen }: OfLine & { readonly isChosen: boolean }) => ({
      reviewed: context.reviewed.map((line, at) => (at === index ? { ...line, isChosen } : line)),
    })),
    recordCases: assign(({ context }, { index, cases }: OfLine & { readonly cases: number }) => ({
      reviewed: context.reviewed.map((line, at) =>
        at === index ? { ...line, cases: Math.max(0, Math.min(cases, line.available - line.in_cart)) } : line,
      ),
    })),
    recordRequest: assign(({ context }, { request_id }: { readonly request_id: string }) => ({
      request: requestOf(request_id, context.reviewed),
    })),
    recordResults: assign((_, { lines }: { readonly lines: readonly AddedLine[] }) => ({
      results: lines,
      request: null,
    })),
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null, fileProblem: null }),
    forgetRequest: assign({ request: null }),
    reloadCart: sendTo(systemActor('cart'), { type: 'cart.reload' }),
  },
})
