import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSystemActor } from '#src/views/shop/hooks/use-system-actor.ts'

/** The browser asks before the page is closed while the order is on its way. */
export function useLeaveGuard(): void {
  const isGuarded = useSelector(useSystemActor('checkout'), (snapshot) => snapshot.hasTag('blocksLeaving'))
  useEffect(() => {
    if (!isGuarded) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isGuarded])
}
