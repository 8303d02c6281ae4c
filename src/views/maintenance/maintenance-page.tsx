import { useSelector } from '@xstate/react'
import { MESSAGES } from '#contract/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { usePageTitle } from '#src/views/shop/hooks/use-page-title.ts'
import { useSystemActor } from '#src/views/shop/hooks/use-system-actor.ts'

export function MaintenancePage() {
  usePageTitle('Down for maintenance')
  const maintenance = useSystemActor('maintenance')
  const isChecking = useSelector(maintenance, (snapshot) => snapshot.hasTag('checking'))
  const check = () => maintenance.send({ type: 'site.recheck' })
  return (
    <div role="status">
      <EmptyState
        title={MESSAGES.siteDown}
        titleLevel="h1"
        icon="warning"
        actions={
          <Button tone="secondary" busy={isChecking} onClick={check}>
            Check again
          </Button>
        }
      >
        {MESSAGES.tryLater}
      </EmptyState>
    </div>
  )
}
