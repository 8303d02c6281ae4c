import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { Activity, memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useRoutes,
} from 'react-router'
import { normalizedPath, PATHS } from '#contract/content/paths.ts'
import { safePath } from '#contract/platform/safe-path.ts'
import type { Redirect } from '#contract/site/site.ts'
import type { Navigation } from '#src/app/navigation/navigation.ts'
import { pageOf } from '#src/app/navigation/pages.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { pageLoad } from '#src/lazy/page-load.ts'
import { retryImport } from '#src/lazy/retry-import.ts'
import type { MountedPage } from '#src/services/content/page-list-queries.ts'
import { contentKey, redirectsQuery } from '#src/services/platform/queries.ts'
import { PageSkeleton } from '#src/ui/feedback/page-skeleton.tsx'
import { useCheckoutAccess } from '#src/views/platform/hooks/use-checkout-access.ts'
import { useLocationState } from '#src/views/platform/hooks/use-location-state.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useBrandName } from '#src/views/platform/hooks/use-settings.ts'
import { useHasCustomerActors, useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { Layout } from '#src/views/storefront/layout/layout.tsx'
import { decideRoute, type RouteDecision } from './decide-route.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ShownPage } from './shown-page.tsx'
import { useFocusAndScroll } from './use-focus-and-scroll.ts'
import { useInitialUrl } from './use-initial-url.ts'
import { useRedirection } from './use-redirection.ts'

const lists = retryImport(() => import('#src/services/content/page-list-queries.ts'))

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
  const location = useLocation()
  const { pathname: path, search } = location
  const navigate = useNavigate()
  const session = useSession()
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
              <KeptPage decision={decision} location={location} isNotice={isNotice} />
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
  location: Location
  isNotice: boolean
}

/**
 * The page of the address. While the notice of maintenance takes its place it stays as it was, at its own address, so that
 * what its forms hold, chosen files too, is there afterwards.
 */
const KeptPage = memo(
  function KeptPage({ decision, location, isNotice }: KeptPageProps) {
    // there was none before the notice
    if (isNotice) return null
    return (
      <AtLocation location={location}>
        <ErrorBoundary path={location.pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <ShownPage decision={decision} />
          </Suspense>
        </ErrorBoundary>
      </AtLocation>
    )
  },
  (_, { isNotice }) => isNotice,
)

/** Provides this location to its children, whichever one the router is at. */
function AtLocation({ location, children }: { location: Location; children: ReactNode }) {
  // a path with an encoded line break matches no route
  return useRoutes([{ path: '*', element: children }], location) ?? children
}

/** As in the served document. */
const DeskHeader = () => <div id="shell" data-name={useBrandName()} className="desk" />

/** Whether the notice of maintenance takes the place of every page. */
const useIsDown = (): boolean =>
  useSelector(useSystemActor('maintenance'), (snapshot) => snapshot.hasTag('down'))

/**
 * The pages and posts of the server by path, asked for by a path of no fixed page only. Null while a list is loading; a
 * list that failed after its retries counts as empty.
 */
function useMountedPages(path: string): readonly MountedPage[] | null {
  const scope = useQueryScope()
  const { data, isError } = useQuery({
    queryKey: contentKey(scope, 'mounted'),
    queryFn: async ({ client }) => (await lists.load()).readMountedPages(client, scope),
    enabled: pageOf(path) === null,
  })
  return data ?? (isError ? [] : null)
}

/** Null while the list is loading; a list that failed after its retries counts as empty. */
function useRedirects(): readonly Redirect[] | null {
  const { data, isError } = useQuery(redirectsQuery(useQueryScope()))
  return data ?? (isError ? [] : null)
}
