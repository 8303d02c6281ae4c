import { fromCallback, fromPromise } from 'xstate'
import { authCalls, type SessionAnswer } from '#contract/account/auth.ts'
import { profileCalls } from '#contract/account/profile.ts'
import type {
  FetchCurrentUserLogic,
  FetchProfileLogic,
  LogInLogic,
  LogOutLogic,
  SessionReply,
  WatchStoredSessionLogic,
} from '#machines/account/session/session.types.ts'
import { isImpersonating } from '#src/services/platform/access-token.ts'
import type { Call } from '#src/services/platform/client/client.ts'

/** Reads the record under the storage key `user`. */
export type ReadStored = () => SessionAnswer | null

const replyOf = (answer: SessionAnswer): SessionReply => ({
  ...answer,
  is_impersonate: isImpersonating(answer.access_token),
})

export function sessionServices(call: Call, readStored: ReadStored) {
  const fetchCurrentUser: FetchCurrentUserLogic = fromPromise(async ({ signal }) =>
    replyOf(await call(authCalls.me, {}, { signal })),
  )
  const logIn: LogInLogic = fromPromise(async ({ input, signal }) =>
    replyOf(await call(authCalls.login, { body: input }, { signal })),
  )
  const logOut: LogOutLogic = fromPromise(async () => {
    let status = 0
    const { message } = await call(
      authCalls.logout,
      { body: {} },
      { onStatus: (received) => (status = received) },
    )
    return { status, message }
  })
  const fetchProfile: FetchProfileLogic = fromPromise(
    async ({ signal }) => (await call(profileCalls.selectProfile, {}, { signal })).profile,
  )
  return {
    fetchCurrentUser,
    logIn,
    logOut,
    fetchProfile,
    watchStoredSession: watchStoredSession(readStored),
  }
}

function watchStoredSession(readStored: ReadStored): WatchStoredSessionLogic {
  return fromCallback(({ input, sendBack }) => {
    const timer = setInterval(() => {
      const stored = readStored()
      if (stored === null || stored.access_token === null) {
        if (input.customers_id !== null) sendBack({ type: 'token.removed' })
        return
      }
      const isSame =
        (stored.user?.customers_id ?? null) === input.customers_id &&
        isImpersonating(stored.access_token) === input.is_impersonate
      if (!isSame) sendBack({ type: 'token.changed' })
    }, input.period)
    return () => clearInterval(timer)
  })
}
