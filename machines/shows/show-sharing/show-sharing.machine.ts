import { assign, emit, setup } from 'xstate'
import type { ShowShare } from '#contract/shows/shows.ts'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { isTooMany, presentWish, shareIn } from './show-sharing.outcome.ts'
import type {
  PublishShowLogic,
  ReadShareLogic,
  RevokeShareLogic,
  ShareWish,
  ShowSharingContext,
  ShowSharingEmitted,
  ShowSharingEvent,
  ShowSharingInput,
  ShowSharingTag,
} from './show-sharing.types.ts'

interface OfShare {
  readonly share: ShowShare | null
}

const sharingSetup = setup({
  types: {
    context: {} as ShowSharingContext,
    events: {} as ShowSharingEvent,
    emitted: {} as ShowSharingEmitted,
    input: {} as ShowSharingInput,
    tags: {} as ShowSharingTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    readShare: placeholderActor<ReadShareLogic>(),
    publishShow: placeholderActor<PublishShowLogic>(),
    revokeShare: placeholderActor<RevokeShareLogic>(),
  },
  guards: {
    isShared: (_, { share }: OfShare) => share !== null,
    is: ({ event }, { kind }: Asked<{ readonly kind: 'missing' }, 'missing'>) => isKind(event, kind),
    isTooMany: (_, { error }: { readonly error: unknown }) => isTooMany(error),
  },
  actions: {
    recordWish: assign((_, { revision, signature }: ShareWish) => ({
      wish: { revision, signature },
      isOutdated: false,
    })),
    recordShare: assign((_, { share }: OfShare) => ({ share, wish: null, isOutdated: false })),
    forgetShare: assign({ share: null, wish: null, isOutdated: false }),
    markOutdated: assign({ wish: null, isOutdated: true }),
    announceChanged: emit(({ context }) => ({ type: 'share.changed' as const, id: context.id })),
  },
})

const found = ({ event }: { readonly event: { readonly output: Parameters<typeof shareIn>[0] } }) => ({
  share: shareIn(event.output),
})
const thrown = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error })
const wished = ({ event }: { readonly event: ShareWish }) => event

const isShared = { type: 'isShared', params: found } as const
const isMissing = { type: 'is', params: { kind: 'missing' } } as const
const missing = { guard: isMissing, target: 'missing', actions: 'forgetShare' } as const
const failures = [
  { guard: { type: 'isTooMany', params: thrown }, target: 'limited' },
  { target: 'unreachable' },
] as const
const published = {
  guard: isShared,
  target: 'shared',
  actions: [{ type: 'recordShare', params: found }, 'announceChanged'],
} as const

/** The link of a show: whether there is one, and making, updating and revoking it. */
export const showSharingMachine = sharingSetup.createMachine({
  id: 'showSharing',
  description:
    'A customer shares a frozen copy of a show by a link, brings the copy up to date, and takes the link back.',
  context: ({ input: { id } }) => ({ id, share: null, wish: null, isOutdated: false }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The server is asked whether the show is shared: another device may have done so.',
      tags: ['pending'],
      meta: { spec: ['SHOW-01', 'SHOW-03'] },
      invoke: {
        id: 'readShare',
        src: 'readShare',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          { guard: isShared, target: 'shared', actions: { type: 'recordShare', params: found } },
          missing,
          { target: 'unshared', actions: 'forgetShare' },
        ],
        onError: { target: 'unreachable' },
      },
    },
    unshared: {
      description: 'Nobody but the customer sees the show.',
      tags: ['unshared'],
      meta: { spec: ['SHOW-01', 'SHOW-03'] },
      on: {
        'share.publish': {
          target: 'publishing',
          actions: { type: 'recordWish', params: wished },
        },
      },
    },
    publishing: {
      description:
        'The stored version is being copied and its link made. Sent twice, it is the same link, so nothing is made twice after a lost answer.',
      tags: ['pending', 'unshared'],
      meta: { spec: ['SHOW-01', 'SHOW-03'] },
      invoke: {
        id: 'publishShow',
        src: 'publishShow',
        input: ({ context }) => ({ id: context.id, ...presentWish(context) }),
        onDone: [published, missing, { target: 'unshared', actions: 'markOutdated' }],
        onError: failures,
      },
    },
    shared: {
      description: 'Whoever has the link sees the copy, until it is updated or revoked.',
      tags: ['shared'],
      meta: { spec: ['SHOW-01', 'ROUTE-40'] },
      on: {
        'share.update': {
          target: 'updating',
          actions: { type: 'recordWish', params: wished },
        },
        'share.revoke': { target: 'revoking' },
      },
    },
    updating: {
      description: 'The copy is being replaced by the stored version. The link and its views stay.',
      tags: ['pending', 'shared'],
      meta: { spec: ['SHOW-01'] },
      invoke: {
        id: 'publishShow',
        src: 'publishShow',
        input: ({ context }) => ({ id: context.id, ...presentWish(context) }),
        onDone: [published, missing, { target: 'shared', actions: 'markOutdated' }],
        onError: failures,
      },
    },
    revoking: {
      description: 'The link is being taken back. A show that is shared again gets another one.',
      tags: ['pending', 'shared'],
      meta: { spec: ['SHOW-01'] },
      invoke: {
        id: 'revokeShare',
        src: 'revokeShare',
        input: ({ context: { id } }) => ({ id }),
        onDone: [missing, { target: 'unshared', actions: ['forgetShare', 'announceChanged'] }],
        onError: { target: 'unreachable' },
      },
    },
    missing: {
      description: 'The server does not have the show: it was removed on another device, or never stored.',
      tags: ['missing'],
      meta: { spec: ['SHOW-01'] },
      on: { 'share.retry': { target: 'asking' } },
    },
    limited: {
      description: 'The show was shared or updated too often within an hour.',
      tags: ['limited'],
      meta: { spec: ['SHOW-01'] },
      on: { 'share.retry': { target: 'asking' } },
    },
    unreachable: {
      description:
        'No answer came, so it is not known whether the show is shared; the server is asked again before anything else.',
      tags: ['unreachable'],
      meta: { spec: ['SHOW-01'] },
      on: { 'share.retry': { target: 'asking' } },
    },
  },
})
