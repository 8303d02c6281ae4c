import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { routeOf } from '#machines/checkout/checkout.selectors.ts'
import type { RequestedStep } from '#machines/preparation/preparation.types.ts'
import { usePeer } from '#src/views/shop/use-peer.ts'
import { normalised, type PageName } from './pages.ts'

const STEPS: Readonly<Record<string, RequestedStep>> = {
  '/checkout': 'checkout',
  '/checkout/shipping': 'shipping',
  '/checkout/payment': 'payment',
  '/checkout/review': 'review',
  '/checkout/complete': 'complete',
}

/** The address asks the machine for a step, and the machine says which address is right. */
export function useCheckoutAddress(page: PageName | null): void {
  const checkout = usePeer('checkout')
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const route = useSelector(checkout, routeOf)
  const isInside = page === 'checkout' || page === 'complete'
  const wasInside = useRef(false)
  useEffect(() => {
    const step = STEPS[normalised(pathname)]
    if (isInside && step !== undefined) checkout.send({ type: 'step.requested', step })
    else if (wasInside.current) checkout.send({ type: 'checkout.left' })
    wasInside.current = isInside
  }, [checkout, isInside, pathname, key])
  useEffect(() => {
    if (isInside && route !== null && route !== normalised(pathname)) void navigate(route)
    // only a new word of the machine moves the address
  }, [route])
}
