import { MESSAGES } from '#contract/messages.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { usePageTitle } from '#src/views/shop/use-page-title.ts'

export function MaintenancePage() {
  usePageTitle('Down for maintenance')
  return (
    <EmptyState title={MESSAGES.siteDown} titleLevel="h1" icon="warning">
      {MESSAGES.tryLater}
    </EmptyState>
  )
}
