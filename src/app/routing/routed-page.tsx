import { Suspense, useEffect } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { Layout } from '#src/views/layout/layout.tsx'
import { useCheckoutAccess } from '#src/views/shop/hooks/use-checkout-access.ts'
import { useSession } from '#src/views/shop/hooks/use-session.ts'
import { useShop } from '#src/views/shop/shop-context.ts'
import { decideRoute } from './decide-route.ts'
import { tellChunkFailed } from './failed-chunks.ts'
import { FaultBoundary } from './error-boundary.tsx'
import type { Navigation } from './navigation.ts'
import { ShownPage } from './shown-page.tsx'
import { useArrival } from './use-focus-and-scroll.ts'
import { useCheckoutAddress } from './use-checkout-address.ts'
import { useInitialUrl } from './use-initial-url.ts'
import { useIsDown } from './use-is-down.ts'
import { useHops, useLeaving } from './use-redirection.ts'
import { usePaying } from '#src/app/effects/use-paying.ts'
import { useRedirects } from './use-redirects.ts'

/** Shows what the address means for whoever looks at it. */
export function RoutedPage({ navigation }: { navigation: Navigation }) {
  const { pathname: path, search } = useLocation()
  const navigate = useNavigate()
  const { shop } = useShop()
  const session = useSession()
  const isDown = useIsDown()
  const decision = decideRoute({
    path,
    search,
    session: session.status,
    redirects: useRedirects(),
    mayCheckOut: useCheckoutAccess().mayCheckOut,
    isDown,
    initialUrl: session.initialUrl,
    justRegistered: false,
    hops: useHops(),
    isPop: useNavigationType() === NavigationType.Pop,
  })
  const page = decision.kind === 'page' ? decision.page : null
  useEffect(() => navigation.connect((to, options) => void navigate(to, options)), [navigation, navigate])
  useCheckoutAddress(page)
  usePaying()
  useLeaving(decision)
  useInitialUrl(decision)
  useArrival()
  return (
    <Layout isDown={isDown}>
      <FaultBoundary path={path} onChunkFailed={() => tellChunkFailed(shop)}>
        <Suspense fallback={null}>
          <ShownPage decision={decision} />
        </Suspense>
      </FaultBoundary>
    </Layout>
  )
}
