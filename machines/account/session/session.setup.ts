import { assign, emit, sendTo, setup } from 'xstate'
import type { Profile } from '#contract/account/profile.ts'
import { FIVE_HOURS, LOGOUT_TIMEOUT } from '#contract/platform/constants.ts'
import { placeholderActor, placeholderCallback } from '#machines/platform/placeholder-actor.ts'
import { systemActor } from '#machines/platform/system.ts'
import { returnPath } from './return-path.ts'
import { isSameCustomer } from './session.outcome.ts'
import type {
  FetchCurrentUserLogic,
  FetchProfileLogic,
  Identity,
  LogInLogic,
  LoginFailure,
  LogOutLogic,
  LogoutReply,
  LogoutVariant,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionFact,
  SessionInput,
  SessionMeta,
  SessionReply,
  SessionTag,
  WatchStoredSessionLogic,
} from './session.types.ts'

interface Replied {
  readonly reply: SessionReply
}

const nobody: Identity = { user: null, customer: null, is_impersonate: false }

export const visitor: SessionContext = {
  ...nobody,
  status: 'loggedOut',
  profile: null,
  isProfileReread: false,
  initialUrl: null,
  logoutVariant: 'normal',
  loginFailure: null,
}

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEmitted,
    tags: {} as SessionTag,
    meta: {} as SessionMeta,
  },
  actors: {
    fetchCurrentUser: placeholderActor<FetchCurrentUserLogic>(),
    logIn: placeholderActor<LogInLogic>(),
    logOut: placeholderActor<LogOutLogic>(),
    fetchProfile: placeholderActor<FetchProfileLogic>(),
    watchStoredSession: placeholderCallback<WatchStoredSessionLogic>(),
  },
  guards: {
    hasStoredUser: ({ context }) => context.user !== null,
    isAccepted: (_, { reply }: Replied) => reply.success && reply.user !== null,
    isSameAsBefore: ({ context }, { reply }: Replied) =>
      reply.success && isSameCustomer(context.customer, reply.customer),
    isSameWithoutProfile: ({ context }, { reply }: Replied) =>
      context.profile === null &&
      !context.isProfileReread &&
      reply.success &&
      isSameCustomer(context.customer, reply.customer),
    isReturnPath: (_, { url }: { readonly url: string }) => returnPath(url) !== null,
    hasEnded: (_, { reply }: { readonly reply: LogoutReply }) => reply.status === 200,
  },
  actions: {
    recordSession: assign(({ context }, { reply }: Replied) => ({
      user: reply.user,
      customer: reply.customer,
      is_impersonate: reply.is_impersonate,
      profile: context.profile?.customers_id === reply.user?.customers_id ? context.profile : null,
      isProfileReread: false,
      status: 'loggedIn' as const,
      loginFailure: null,
    })),
    recordProfile: assign(({ context }, { profile }: { readonly profile: Profile | null }) =>
      profile?.customers_id === context.user?.customers_id ? { profile } : {},
    ),
    markProfileReread: assign({ isProfileReread: true }),
    recordCustomer: assign((_, { user, customer }: Pick<Identity, 'user' | 'customer'>) => ({
      user,
      customer,
    })),
    recordInitialUrl: assign({
      initialUrl: (_, { url }: { readonly url: string }) => returnPath(url),
    }),
    forgetInitialUrl: assign({ initialUrl: null }),
    recordLogoutVariant: assign({
      logoutVariant: (_, params: { readonly variant: LogoutVariant }) => params.variant,
    }),
    recordLoginFailure: assign({
      loginFailure: (_, { problem, errors }: LoginFailure) => ({ problem, errors }),
    }),
    forgetLoginFailure: assign({ loginFailure: null }),
    forgetUser: assign({ ...nobody, status: 'loggedOut', profile: null, isProfileReread: false }),
    resetSession: assign(visitor),
    dismissFailures: sendTo(systemActor('toaster'), { type: 'failures.dismiss' }),
    notifySignedIn: sendTo(
      systemActor('shop'),
      ({ context: { user, customer } }): SessionFact => ({ type: 'session.signedIn', user, customer }),
    ),
    notifySignedOut: sendTo(systemActor('shop'), { type: 'session.signedOut' } satisfies SessionFact),
    announceKept: emit((_, { reply }: Replied) => ({ type: 'session.kept' as const, reply })),
    announceAmended: emit(({ context: { user, customer } }) => ({
      type: 'session.amended' as const,
      user,
      customer,
    })),
    announceForgotten: emit({ type: 'session.forgotten' }),
    announceArrival: emit(({ context }) => ({
      type: 'session.arrived' as const,
      to: context.initialUrl ?? '/',
    })),
    announceEnded: emit(({ context }) => ({
      type: 'session.ended' as const,
      variant: context.logoutVariant,
    })),
    announceSortOptionsOutdated: emit({ type: 'sortOptions.outdated' }),
    announceLoginFailed: emit((_, failure: LoginFailure) => ({
      type: 'notice.loginFailed' as const,
      ...failure,
    })),
    announceLoggedOut: emit((_, { reply }: { readonly reply: LogoutReply }) => ({
      type: 'notice.loggedOut' as const,
      message: reply.message,
    })),
    announceLogoutFailed: emit({ type: 'notice.logoutFailed' }),
  },
  delays: { sessionLifetime: FIVE_HOURS, logoutTimeout: LOGOUT_TIMEOUT },
})
