import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PATHS } from '#contract/paths.ts'
import { useLocationState } from '#src/views/shop/hooks/use-location-state.ts'
import { useShop } from '#src/views/shop/shop-context.ts'
import type { RouteDecision } from './decide-route.ts'

/** Navigates to the login page, remembering the requested URL, or follows a redirect. */
export function useRedirection(decision: RouteDecision): void {
  const navigate = useNavigate()
  const { rememberUrl } = useShop()
  const { pathname, search } = useLocation()
  const hops = useLocationState().hops + 1
  const { kind } = decision
  const to = decision.kind === 'leave' ? decision.to : null
  const how = decision.kind === 'leave' ? decision.how : null
  useEffect(() => {
    // another navigation is pending already, such as to the home page after a logout
    if (globalThis.location.pathname !== pathname) return
    if (kind === 'login') {
      const wanted = `${pathname}${search}`
      rememberUrl(wanted)
      void navigate(PATHS.login, { replace: true, state: { wanted } })
    } else if (to !== null && how === 'external') {
      location.assign(to)
    } else if (to !== null) {
      void navigate(to, { replace: how === 'replace', state: { hops } })
    }
  }, [kind, to, how, hops, navigate, rememberUrl, pathname, search])
}
