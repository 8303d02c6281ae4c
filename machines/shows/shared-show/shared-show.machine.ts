import { assign, emit, type OutputFrom, setup } from 'xstate'
import type { PublicShow } from '#contract/shows/shows.ts'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { copyOf, isTooMany } from './shared-show.outcome.ts'
import type {
  CopyShowLogic,
  ReadSharedShowLogic,
  SharedShowContext,
  SharedShowEmitted,
  SharedShowEvent,
  SharedShowInput,
  SharedShowTag,
} from './shared-show.types.ts'

interface OfShown {
  readonly shown: PublicShow | null
}

const sharedSetup = setup({
  types: {
    context: {} as SharedShowContext,
    events: {} as SharedShowEvent,
    emitted: {} as SharedShowEmitted,
    input: {} as SharedShowInput,
    tags: {} as SharedShowTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    readSharedShow: placeholderActor<ReadSharedShowLogic>(),
    copyShow: placeholderActor<CopyShowLogic>(),
  },
  guards: {
    isShown: (_, { shown }: OfShown) => shown !== null,
    is: ({ event }, { kind }: Asked<OutputFrom<ReadSharedShowLogic>, 'foreign'>) => isKind(event, kind),
    isTooMany: (_, { error }: { readonly error: unknown }) => isTooMany(error),
  },
  actions: {
    recordShown: assign((_, { shown }: OfShown) => ({ shown })),
    recordCopy: assign((_, { id }: { readonly id: string }) => ({ copyId: id })),
    announceCopied: emit(({ context }) => ({ type: 'show.copied' as const, id: copyOf(context).id })),
  },
})

const found = ({
  event: { output },
}: {
  readonly event: { readonly output: { readonly kind: string; readonly shown?: PublicShow } }
}) => ({ shown: output.shown ?? null })
const thrown = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error })
const copy = {
  target: 'copying',
  actions: {
    type: 'recordCopy',
    params: ({ event }: { readonly event: { readonly id: string } }) => event,
  },
} as const
const retry = { 'view.retry': { target: 'reading' } } as const

/** The page of a shared show. */
export const sharedShowMachine = sharedSetup.createMachine({
  id: 'sharedShow',
  description: 'Whoever has the link of a show looks at it, and can make a show of their own of it.',
  context: ({ input: { source } }) => ({ source, shown: null, copyId: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The show is asked for by its token, or unpacked from the address.',
      tags: ['pending'],
      meta: { spec: ['SHOW-01', 'SHOW-03', 'ROUTE-40'] },
      invoke: {
        id: 'readSharedShow',
        src: 'readSharedShow',
        input: ({ context: { source } }) => ({ source }),
        onDone: [
          {
            guard: { type: 'isShown', params: found },
            target: 'viewing',
            actions: { type: 'recordShown', params: found },
          },
          { guard: { type: 'is', params: { kind: 'foreign' } }, target: 'foreign' },
          { target: 'gone' },
        ],
        onError: [
          { guard: { type: 'isTooMany', params: thrown }, target: 'limited' },
          { target: 'unreachable' },
        ],
      },
    },
    viewing: {
      description: 'The show is seen, played and read, without prices.',
      tags: ['shown'],
      meta: { spec: ['SHOW-01', 'ROUTE-40'] },
      on: { 'show.copy': copy },
    },
    copying: {
      description: 'A copy becomes a show of the visitor, kept on this device first.',
      tags: ['shown', 'pending'],
      meta: { spec: ['SHOW-01', 'SHOW-02'] },
      invoke: {
        id: 'copyShow',
        src: 'copyShow',
        input: ({ context }) => copyOf(context),
        onDone: { target: 'copied', actions: 'announceCopied' },
        onError: { target: 'uncopied' },
      },
    },
    copied: {
      type: 'final',
      description: 'The copy is kept, and its page opens in the place of this one.',
      tags: ['shown'],
      meta: { spec: ['SHOW-01', 'SHOW-02'] },
    },
    uncopied: {
      description: 'The browser keeps nothing, so that no copy was made. It can be tried again.',
      tags: ['shown', 'uncopied'],
      meta: { spec: ['SHOW-01', 'SHOW-02'] },
      on: { 'show.copy': copy },
    },
    gone: {
      type: 'final',
      description:
        'The link was revoked, never existed, or belongs to the other storefront: the answer is the same, and does not change.',
      tags: ['gone'],
      meta: { spec: ['SHOW-03', 'ROUTE-40'] },
    },
    foreign: {
      type: 'final',
      description:
        'The show in the address was planned with the products of the other storefront, which opens it.',
      tags: ['foreign'],
      meta: { spec: ['SHOW-03', 'ROUTE-40'] },
    },
    limited: {
      description: 'Too many shows, or too many wrong links, were asked for from this address.',
      tags: ['limited'],
      meta: { spec: ['ROUTE-40'] },
      on: retry,
    },
    unreachable: {
      description: 'No answer came. The show can be asked for again.',
      tags: ['unreachable'],
      meta: { spec: ['ROUTE-40'] },
      on: retry,
    },
  },
})
