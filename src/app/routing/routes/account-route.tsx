import { type ComponentType, Suspense } from 'react'
import { useLocation } from 'react-router'
import { ACCOUNT_PATHS, normalizedPath } from '#contract/content/paths.ts'
import { type Lazy, lazyComponent } from '#src/lazy/lazy-component.tsx'
import { PageSkeleton } from '#src/ui/feedback/page-skeleton.tsx'
import { ACCOUNT_ENTRIES, type AccountPage } from '#src/views/account/account-entries.ts'
import { AccountFrame } from '#src/views/account/account-frame.tsx'
import { ChunkFailure } from '#src/app/routing/page-failure.tsx'
import { DocumentJobs } from '#src/app/wiring/document-jobs.tsx'

const page = <M,>(importModule: () => Promise<M>, pick: (module: M) => ComponentType): Lazy<object> =>
  lazyComponent(importModule, pick, { isSuspending: true, Failure: ChunkFailure })

const PAGES: Readonly<Record<AccountPage, Lazy<object>>> = {
  orders: page(
    () => import('./orders-route.tsx'),
    (module) => module.OrdersRoute,
  ),
  quickOrder: page(
    () => import('./quick-order-route.tsx'),
    (module) => module.QuickOrderRoute,
  ),
  carts: page(
    () => import('./account-carts-route.tsx'),
    (module) => module.AccountCartsRoute,
  ),
  profile: page(
    () => import('./profile-route.tsx'),
    (module) => module.ProfileRoute,
  ),
  documents: page(
    () => import('./documents-route.tsx'),
    (module) => module.DocumentsRoute,
  ),
  password: page(
    () => import('./change-password-route.tsx'),
    (module) => module.ChangePasswordRoute,
  ),
  preferences: page(
    () => import('./preferences-route.tsx'),
    (module) => module.PreferencesRoute,
  ),
  downloads: page(
    () => import('#src/views/sheets/downloads/downloads-page.tsx'),
    (module) => module.DownloadsPage,
  ),
}

/** The page of an account beside the entries of all. */
export function AccountRoute() {
  const path = normalizedPath(useLocation().pathname)
  const shown = ACCOUNT_ENTRIES.find((entry) => `${path}/`.startsWith(`${ACCOUNT_PATHS[entry.page]}/`))
  return (
    <AccountFrame>
      <Suspense fallback={<PageSkeleton />}>{shown && <Shown page={shown.page} />}</Suspense>
    </AccountFrame>
  )
}

function Shown({ page: name }: { page: AccountPage }) {
  const Page = PAGES[name]
  return (
    <DocumentJobs key={name}>
      <Page />
    </DocumentJobs>
  )
}
