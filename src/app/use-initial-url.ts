import { useEffect } from 'react'
import { useSession } from '#src/views/shop/use-session.ts'
import { usePeer } from '#src/views/shop/use-peer.ts'
import type { RouteDecision } from './decide-route.ts'

/** The wanted page is returned to once: as soon as a customer sees a page again, it is used up. */
export function useInitialUrl({ kind }: RouteDecision): void {
  const session = usePeer('session')
  const { status, initialUrl } = useSession()
  const isUsed = kind === 'page' && status === 'signedIn' && initialUrl !== null
  useEffect(() => {
    if (isUsed) session.send({ type: 'initialUrl.used' })
  }, [isUsed, session])
}
