import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PATHS } from '#contract/content/paths.ts'
import { siteCalls } from '#contract/site/site.ts'
import { useLocationState } from '#src/views/platform/hooks/use-location-state.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import type { RouteDecision } from './decide-route.ts'

/** Navigates to the login page, remembering the requested URL, or follows a redirect. */
export function useRedirection(decision: RouteDecision): void {
  const navigate = useNavigate()
  const { call, rememberUrl } = useShop()
  const { pathname, search } = useLocation()
  const hops = useLocationState().hops + 1
  const { kind } = decision
  const to = decision.kind === 'leave' ? decision.to : null
  const how = decision.kind === 'leave' ? decision.how : null
  const source = decision.kind === 'leave' ? (decision.source ?? null) : null
  const left = decision.kind === 'leave' ? (decision.left ?? null) : null
  useEffect(() => {
    // another navigation is pending already, such as to the home page after a logout
    if (globalThis.location.pathname !== pathname) return
    // not awaited, and its outcome does not matter
    if (source !== null)
      call(siteCalls.followRedirect, { body: { url: source } }, { keepalive: true }).catch(() => undefined)
    if (kind === 'login') {
      const wanted = `${pathname}${search}`
      rememberUrl(wanted)
      void navigate(PATHS.login, { replace: true, state: { wanted } })
    } else if (to !== null && how === 'external') {
      location.assign(to)
    } else if (to !== null) {
      void navigate(to, { replace: how === 'replace', state: { hops, left } })
    }
  }, [kind, to, how, source, left, hops, call, navigate, rememberUrl, pathname, search])
}
