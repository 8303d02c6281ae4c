import { useEffect } from 'react'

/** Prompts before the page is closed (beforeunload). */
export function useUnloadWarning(isBlocked: boolean): void {
  useEffect(() => {
    if (!isBlocked) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isBlocked])
}
