import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ActorRefFrom } from 'xstate'
import { keyOfPath, normalizedPath, RESET_PATHS } from '#contract/content/paths.ts'
import type { passwordResetMachine } from '#machines/account/password-reset/password-reset.machine.ts'
import { routeOf } from '#machines/account/password-reset/password-reset.selectors.ts'
import { useNavigationCount } from '#src/app/navigation/navigation-count.ts'

/**
 * Synchronizes the URL with the password-reset machine: the URL requests a step, the machine decides; a step whose data
 * is missing leads to the first. A step change by the machine pushes a history entry.
 */
export function useResetAddress(reset: ActorRefFrom<typeof passwordResetMachine>): void {
  const navigate = useNavigate()
  const path = normalizedPath(useLocation().pathname)
  const count = useNavigationCount()
  const route = useSelector(reset, routeOf)
  const lastCount = useRef<number | null>(null)
  useEffect(() => {
    const step = keyOfPath(RESET_PATHS, path)
    if (step === undefined) return
    const isRequest = lastCount.current !== count
    lastCount.current = count
    if (isRequest && routeOf(reset.getSnapshot()) !== path) reset.send({ type: 'step.visit', step })
    // reads the current snapshot, which may be newer than the rendered one
    const right = routeOf(reset.getSnapshot()) ?? route
    if (right !== null && right !== path) void navigate(right, { replace: isRequest })
  }, [reset, navigate, path, count, route])
}
