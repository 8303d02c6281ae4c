import { useSelector } from '@xstate/react'
import { accessOf } from '#machines/session/session.selectors.ts'
import { usePeer } from './use-peer.ts'

/** Views keep showing the user while a known session is checked again. */
export function useSession() {
  const session = usePeer('session')
  const { user, customer, profile, initialUrl } = useSelector(session, ({ context }) => context)
  const status = useSelector(session, accessOf)
  const isPending = useSelector(session, (snapshot) => snapshot.hasTag('pending'))
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
