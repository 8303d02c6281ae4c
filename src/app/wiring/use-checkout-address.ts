import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CHECKOUT_PATHS, keyOfPath, normalizedPath } from '#contract/content/paths.ts'
import { type CheckoutSnapshot, routeOf } from '#machines/checkout/checkout.selectors.ts'
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts'
import { useCustomerActor, useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useNavigationCount } from '#src/app/navigation/navigation-count.ts'
import type { PageName } from '#src/app/navigation/pages.ts'

const isPending = (snapshot: CheckoutSnapshot | undefined) => snapshot?.hasTag('pending') ?? false
const isBlocked = (snapshot: CheckoutSnapshot | undefined) => snapshot?.hasTag('blocked') ?? false
const drawnRoute = (snapshot: CheckoutSnapshot | undefined) =>
  snapshot === undefined ? null : routeOf(snapshot)

const left: CheckoutEvent = { type: 'checkout.left' }
const closed: CheckoutEvent = { type: 'checkout.left', isDown: true }

/**
 * Synchronizes the URL with the checkout machine: the URL requests a step, the machine decides. A step change by the
 * machine pushes a history entry; a rejected request is replaced.
 */
export function useCheckoutAddress(page: PageName | null): void {
  const checkout = useCustomerActor('checkout')
  const maintenance = useSystemActor('maintenance')
  const navigate = useNavigate()
  const path = normalizedPath(useLocation().pathname)
  const count = useNavigationCount()
  const isInside = page === 'checkout' || page === 'complete'
  const route = useSelector(checkout, drawnRoute)
  const isShut = useSelector(checkout, isBlocked)
  const isBusy = useSelector(checkout, isPending)
  // asks again when checkout is enabled again
  const visit = isInside && !isShut ? count : null
  const lastVisit = useRef<number | null>(null)
  const isRequest = useRef(false)
  useEffect(() => {
    if (checkout === undefined) return
    const step = keyOfPath(CHECKOUT_PATHS, path)
    if (lastVisit.current !== visit) {
      lastVisit.current = visit
      isRequest.current = isInside
      if (!isInside) checkout.send(maintenance.getSnapshot().hasTag('down') ? closed : left)
      else if (step !== undefined) checkout.send({ type: 'step.requested', step })
    }
    // reads the current snapshot, which may be newer than the rendered one
    const right = isInside ? (routeOf(checkout.getSnapshot()) ?? route) : null
    if (right !== null && right !== path) {
      void navigate(right, { replace: isRequest.current, state: isRequest.current ? { wanted: path } : null })
    } else if (!isBusy) isRequest.current = false
  }, [checkout, maintenance, navigate, isInside, visit, path, route, isBusy])
}
