import { useSelector } from '@xstate/react'
import { type ComponentType, useState } from 'react'
import { FAILURE_MESSAGES } from '#contract/platform/failure-messages.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { PageSkeleton } from '#src/ui/feedback/page-skeleton.tsx'
import { NotFoundPage } from '#src/views/platform/not-found/lazy-not-found-page.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { useHasCustomerActors } from '#src/views/platform/hooks/use-system-actor.ts'
import type { RouteDecision } from './decide-route.ts'
import { PAGES } from './lazy-pages.ts'
import { CHUNK_FAILURE_HELP } from './page-failure.tsx'
import type { PageName } from '#src/app/navigation/pages.ts'
import { useReloadOnline } from './use-reload-online.ts'
import { useTakeover } from './takeover.ts'

export function ShownPage({ decision }: { decision: RouteDecision }) {
  useTakeover()
  if (decision.kind === 'notFound') return <NotFoundPage />
  if (decision.kind === 'blank') return <div aria-busy />
  if (decision.kind !== 'page') return null
  const Page = PAGES[decision.page]
  return needsCustomer(decision.page) ? <WhenPartsAreHere page={Page} /> : <Page />
}

const needsCustomer = (page: PageName): boolean => ['cart', 'checkout', 'complete'].includes(page)

/** Suspends pages of customers until their machines are loaded. */
function WhenPartsAreHere({ page: Page }: { page: ComponentType }) {
  const { shop } = useShop()
  const isHere = useHasCustomerActors()
  const isMissing = useSelector(shop, (snapshot) => snapshot.hasTag('customerMachinesMissing'))
  const [hasRetried, setRetried] = useState(false)
  if (isHere) return <Page />
  if (isMissing) {
    const retry = () => {
      // a module that was fetched but failed to evaluate stays failed until the document reloads
      if (hasRetried) return location.reload()
      setRetried(true)
      return shop.send({ type: 'customerMachines.request' })
    }
    return <PartsFailure onRetry={retry} />
  }
  return <PageSkeleton />
}

function PartsFailure({ onRetry }: { onRetry: () => void }) {
  useReloadOnline()
  return (
    <ErrorState title={FAILURE_MESSAGES.chunkFailed} titleLevel="h1" onRetry={onRetry}>
      {CHUNK_FAILURE_HELP}
    </ErrorState>
  )
}
