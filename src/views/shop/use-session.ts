import { useSelector } from '@xstate/react'
import { usePeer } from './use-peer.ts'

export type SessionStatus = 'checking' | 'signedIn' | 'signedOut'

/** Views keep showing the user while a known session is checked again. */
export function useSession() {
  const session = usePeer('session')
  const { user, customer, profile, initialUrl } = useSelector(session, ({ context }) => context)
  const isChecking = useSelector(session, (snapshot) => snapshot.hasTag('checking'))
  const isPending = useSelector(session, (snapshot) => snapshot.hasTag('pending'))
  const isSignedIn = useSelector(session, ({ context }) => context.status === 'loggedIn')
  const status: SessionStatus = isSignedIn ? 'signedIn' : isChecking ? 'checking' : 'signedOut'
  return {
    status,
    user,
    customer,
    profile,
    initialUrl,
    isPending,
    logIn: (username: string, password: string) => session.send({ type: 'login.submit', username, password }),
    logOut: () => session.send({ type: 'session.logOut', variant: 'normal' }),
  }
}
