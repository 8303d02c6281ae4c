import { useSelector } from '@xstate/react'
import { accessOf, isActingAs } from '#machines/account/session/session.selectors.ts'
import type { SessionEvent } from '#machines/account/session/session.types.ts'
import { useSystemActor } from './use-system-actor.ts'

type ActingRequest = Omit<Extract<SessionEvent, { type: 'login.actAs' }>, 'type'>

/** Keeps returning the user while a known session is being verified again. */
export function useSession() {
  const session = useSystemActor('session')
  const { user, customer, profile, initialUrl } = useSelector(session, ({ context }) => context)
  const status = useSelector(session, accessOf)
  const isActing = useSelector(session, isActingAs)
  const isPending = useSelector(session, (snapshot) => snapshot.hasTag('pending'))
  return {
    status,
    user,
    customer,
    profile,
    initialUrl,
    isPending,
    isActing,
    logIn: (username: string, password: string) => session.send({ type: 'login.submit', username, password }),
    actAs: (request: ActingRequest) => session.send({ type: 'login.actAs', ...request }),
    logOut: () => session.send({ type: 'session.logOut', variant: 'normal' }),
    /** Also logs out, in the window that staff opened to act as a customer. */
    closeWindow: () => session.send({ type: 'session.logOut', variant: 'banner' }),
  }
}
