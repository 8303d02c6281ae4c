import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocationState } from '#src/views/platform/hooks/use-location-state.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import type { RouteDecision } from './decide-route.ts'
import type { PageName } from '#src/app/navigation/pages.ts'

const LEADS_TO_LOGIN: ReadonlySet<PageName> = new Set(['login', 'resetPassword'])

/**
 * Where to go after login. Used once: cleared as soon as a customer sees any page. While login (or a password reset
 * before it) is pending it is also stored in the history entry, so that it survives a reload.
 */
export function useInitialUrl(decision: RouteDecision): void {
  const session = useSystemActor('session')
  const { status, initialUrl } = useSession()
  const isUsed = decision.kind === 'page' && status === 'signedIn' && initialUrl !== null
  useEffect(() => {
    if (isUsed) session.send({ type: 'initialUrl.used' })
  }, [isUsed, session])
  useKeptUrl(decision.kind === 'page' && LEADS_TO_LOGIN.has(decision.page) && status === 'signedOut')
}

function useKeptUrl(isAsked: boolean): void {
  const session = useSystemActor('session')
  const navigate = useNavigate()
  const { initialUrl } = useSession()
  const { pathname, search, state } = useLocation()
  const kept = useLocationState().wanted
  useEffect(() => {
    if (!isAsked || initialUrl === kept) return
    if (initialUrl === null) session.send({ type: 'initialUrl.remember', url: kept ?? '/' })
    else
      void navigate(`${pathname}${search}`, {
        replace: true,
        state: { ...fields(state), wanted: initialUrl },
      })
  }, [isAsked, initialUrl, kept, navigate, pathname, search, session, state])
}

const fields = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {})
