import { useEffect } from 'react'
import { type AskToLeave, useLeaveGuard } from './leave-guard.ts'

/** Asks before the tab is closed, a link is followed, the history goes back or forward, or somebody else attempts to leave. */
export function useBlockedLeaving(isBlocked: boolean, ask: AskToLeave): void {
  const { setAsker } = useLeaveGuard()
  useEffect(() => {
    if (!isBlocked) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => link.click())
    }
    setAsker(ask)
    globalThis.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      setAsker(null)
      globalThis.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [isBlocked, ask, setAsker])
}

/** The link that a click follows in this tab to another address. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
  if (!link || isElsewhere || link.target === '_blank' || !/^https?:$/.test(link.protocol)) return null
  return link.hasAttribute('download') || isHere(link) ? null : link
}

/** A fragment of the same page. */
const isHere = ({ origin, pathname, search }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname === location.pathname && search === location.search
