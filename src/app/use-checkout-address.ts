import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { routeOf } from '#machines/checkout/checkout.selectors.ts'
import type { RequestedStep } from '#machines/preparation/preparation.types.ts'
import { useCustomerPeer } from '#src/views/shop/use-peer.ts'
import { normalised, type PageName } from './pages.ts'

const STEPS: Readonly<Record<string, RequestedStep>> = {
  '/checkout': 'checkout',
  '/checkout/shipping': 'shipping',
  '/checkout/payment': 'payment',
  '/checkout/review': 'review',
  '/checkout/complete': 'complete',
}

/**
 * The address asks the machine for a step, and the machine says which address is right. A step that the machine
 * took itself is a new entry of the history; a wish that it refused leaves none.
 */
export function useCheckoutAddress(page: PageName | null): void {
  const checkout = useCustomerPeer('checkout')
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const route = useSelector(checkout, (snapshot) => (snapshot === undefined ? null : routeOf(snapshot)))
  const isInside = page === 'checkout' || page === 'complete'
  const wasInside = useRef(false)
  const asked = useRef('')
  useEffect(() => {
    if (checkout === undefined) return
    const step = STEPS[normalised(pathname)]
    if (isInside && step !== undefined) checkout.send({ type: 'step.requested', step })
    else if (wasInside.current) checkout.send({ type: 'checkout.left' })
    wasInside.current = isInside
  }, [checkout, isInside, pathname, key])
  useEffect(() => {
    if (!isInside || checkout === undefined) return
    // the machine has already heard of this address, which the drawn route may not show yet
    const right = routeOf(checkout.getSnapshot())
    const isWish = asked.current !== key
    asked.current = key
    if (right !== null && right !== normalised(pathname)) void navigate(right, { replace: isWish })
  }, [checkout, navigate, isInside, route, pathname, key])
}
