import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { Layout } from '#src/views/layout/layout.tsx'
import { useShop } from '#src/views/shop/shop-context.ts'
import { useSession } from '#src/views/shop/use-session.ts'
import { decideRoute, type RouteDecision } from './decide-route.ts'
import type { Navigation } from './navigation.ts'
import { ShownPage } from './shown-page.tsx'
import { useArrival } from './use-arrival.ts'
import { useCheckoutAddress } from './use-checkout-address.ts'
import { useInitialUrl } from './use-initial-url.ts'
import { useCheckoutAccess } from '#src/views/shop/use-checkout-access.ts'
import { useRedirects } from './use-redirects.ts'

/** Shows what the address means for whoever looks at it. */
export function RoutedPage({ navigation }: { navigation: Navigation }) {
  const { shop } = useShop()
  const { pathname: path, search } = useLocation()
  const navigate = useNavigate()
  const isPop = useNavigationType() === 'POP'
  const session = useSession()
  const isDown = useSelector(shop, (snapshot) => snapshot.hasTag('down'))
  const hops = useRef(0)
  const decision = decideRoute({
    path,
    search,
    session: session.status,
    redirects: useRedirects(),
    mayCheckOut: useCheckoutAccess().mayCheckOut,
    isDown,
    initialUrl: session.initialUrl,
    justRegistered: false,
    hops: hops.current,
    isPop,
  })
  useEffect(() => navigation.connect((to, options) => void navigate(to, options)), [navigation, navigate])
  useCheckoutAddress(decision.kind === 'page' ? decision.page : null)
  useLeaving(decision, hops)
  useInitialUrl(decision)
  useArrival(`${path}`, decision.kind === 'page' ? decision.page : decision.kind)
  return (
    <Layout isDown={isDown}>
      <Suspense fallback={null}>
        <ShownPage decision={decision} />
      </Suspense>
    </Layout>
  )
}

function useLeaving(decision: RouteDecision, hops: { current: number }): void {
  const navigate = useNavigate()
  const { rememberUrl } = useShop()
  const { pathname, search } = useLocation()
  const key = JSON.stringify(decision)
  useEffect(() => {
    if (decision.kind === 'login') {
      rememberUrl(`${pathname}${search}`)
      void navigate('/login', { replace: true })
    } else if (decision.kind === 'leave') {
      hops.current += 1
      if (decision.how === 'external') location.assign(decision.to)
      else void navigate(decision.to, { replace: decision.how === 'replace' })
    } else {
      hops.current = 0
    }
    // the decision is a new value at each drawing; its text says whether it is another one
  }, [key, pathname, search])
}
