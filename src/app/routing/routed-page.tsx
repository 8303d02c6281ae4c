import { Activity, type ContextType, memo, Suspense, use, useEffect, useState } from 'react'
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router'
import { normalizedPath, PATHS } from '#contract/content/paths.ts'
import { safePath } from '#contract/platform/safe-path.ts'
import { pageLoad } from '#src/lazy/page-load.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { PageSkeleton } from '#src/ui/feedback/page-skeleton.tsx'
import { Layout } from '#src/views/storefront/layout/layout.tsx'
import { useCheckoutAccess } from '#src/views/platform/hooks/use-checkout-access.ts'
import { useLocationState } from '#src/views/platform/hooks/use-location-state.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useHasCustomerActors } from '#src/views/platform/hooks/use-system-actor.ts'
import { decideRoute, type RouteDecision } from './decide-route.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { Navigation } from '#src/app/navigation/navigation.ts'
import { ShownPage } from './shown-page.tsx'
import { useFocusAndScroll } from './use-focus-and-scroll.ts'
import { useInitialUrl } from './use-initial-url.ts'
import { useIsDown } from './use-is-down.ts'
import { useRedirection } from './use-redirection.ts'
import { useMountedPages } from './use-mounted-pages.ts'
import { useRedirects } from './use-redirects.ts'

// not needed before the page has loaded
const AfterLoad = lazyComponent(
  () => pageLoad().then(() => import('#src/app/after-load/after-load.tsx')),
  (module) => module.AfterLoad,
)
// its chunk is there once the actors of a customer are
const CustomerRouting = lazyComponent(
  () => import('#src/app/wiring/wire-customer.ts'),
  (module) => module.CustomerRouting,
)

/** The router reports the first page load as a pop; this returns false for it. */
function useIsStepInHistory(): boolean {
  const location = useLocation()
  const [opened] = useState(location)
  return useNavigationType() === NavigationType.Pop && location !== opened
}

/** Renders the page that `decideRoute` picks for URL and session. */
export function RoutedPage({ navigation }: { navigation: Navigation }) {
  const { pathname: path, search } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const at = use(LocationContext)
  const isDown = useIsDown()
  const { hops, left } = useLocationState()
  const decision = decideRoute({
    path,
    search,
    session: session.status,
    redirects: useRedirects(),
    pages: useMountedPages(path),
    mayCheckOut: useCheckoutAccess().mayCheckOut,
    isDown,
    initialUrl: session.initialUrl,
    hops,
    left: left === null ? null : safePath(left),
    isPop: useIsStepInHistory(),
  })
  const hasCustomerActors = useHasCustomerActors()
  const page = decision.kind === 'page' ? decision.page : null
  useEffect(() => navigation.connect((to, options) => void navigate(to, options)), [navigation, navigate])
  useRedirection(decision)
  useInitialUrl(decision)
  useFocusAndScroll()
  const isDesk = page === 'staff'
  const isNotice = (isDown && !isDesk) || normalizedPath(path) === PATHS.maintenance
  return (
    <>
      {/* a boundary is hydrated in short tasks */}
      <Suspense fallback={isDesk && <DeskHeader />}>
        {isDesk ? (
          // draws its own layout
          <ErrorBoundary>
            <ShownPage decision={decision} />
          </ErrorBoundary>
        ) : (
          <Layout isDown={isDown}>
            {hasCustomerActors && <CustomerRouting page={page} />}
            {isNotice && (
              <ErrorBoundary path={path}>
                <ShownPage decision={decision} />
              </ErrorBoundary>
            )}
            <Activity mode={isNotice ? 'hidden' : 'visible'}>
              <KeptPage decision={decision} path={path} at={at} isNotice={isNotice} />
            </Activity>
          </Layout>
        )}
      </Suspense>
      {!isDown && <AfterLoad isDesk={isDesk} />}
    </>
  )
}

interface KeptPageProps {
  decision: RouteDecision
  path: string
  at: ContextType<typeof LocationContext>
  isNotice: boolean
}

/**
 * The page of the address. While the notice of maintenance takes its place it stays as it was, at its own address, so that
 * what its forms hold, chosen files too, is there afterwards.
 */
const KeptPage = memo(
  function KeptPage({ decision, path, at, isNotice }: KeptPageProps) {
    // there was none before the notice
    if (isNotice) return null
    return (
      <LocationContext value={at}>
        <ErrorBoundary path={path}>
          <Suspense fallback={<PageSkeleton />}>
            <ShownPage decision={decision} />
          </Suspense>
        </ErrorBoundary>
      </LocationContext>
    )
  },
  (_, { isNotice }) => isNotice,
)

/** As in the served document. */
const DeskHeader = () => <div id="shell" className="desk" />
