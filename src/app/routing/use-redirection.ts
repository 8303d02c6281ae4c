import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useShop } from '#src/views/shop/shop-context.ts'
import type { RouteDecision } from './decide-route.ts'

/** How many redirects led here since a person last chose an address; it travels with the entry of the history. */
export function useRedirectCount(): number {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'hops' in state && typeof state.hops === 'number'
    ? state.hops
    : 0
}

/** Goes where the decision leads: to the login, which remembers the wanted address, or along a redirect. */
export function useRedirection(decision: RouteDecision): void {
  const navigate = useNavigate()
  const { rememberUrl } = useShop()
  const { pathname, search } = useLocation()
  const hops = useRedirectCount() + 1
  const { kind } = decision
  const to = decision.kind === 'leave' ? decision.to : null
  const how = decision.kind === 'leave' ? decision.how : null
  useEffect(() => {
    // the way leads elsewhere already, as home after a log-out: the decision is about a page that was left
    if (globalThis.location.pathname !== pathname) return
    if (kind === 'login') {
      rememberUrl(`${pathname}${search}`)
      void navigate('/login', { replace: true })
    } else if (to !== null && how === 'external') {
      location.assign(to)
    } else if (to !== null) {
      void navigate(to, { replace: how === 'replace', state: { hops } })
    }
  }, [kind, to, how, hops, navigate, rememberUrl, pathname, search])
}
