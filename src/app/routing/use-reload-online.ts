import { useEffect } from 'react'

/**
 * Reloads the document when the network returns: a browser keeps scripts and styles that could not be fetched failed
 * until then.
 */
export function useReloadOnline(): void {
  useEffect(() => {
    const reload = () => location.reload()
    globalThis.addEventListener('online', reload)
    return () => globalThis.removeEventListener('online', reload)
  }, [])
}
