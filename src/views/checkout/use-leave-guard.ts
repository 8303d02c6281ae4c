import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSystemActor } from '#src/views/shop/hooks/use-system-actor.ts'

/** Prompts before the page is closed (beforeunload) while an order is being submitted. */
export function useLeaveGuard(): void {
  const isGuarded = useSelector(useSystemActor('checkout'), (snapshot) => snapshot.hasTag('blocksLeaving'))
  useEffect(() => {
    if (!isGuarded) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isGuarded])
}
