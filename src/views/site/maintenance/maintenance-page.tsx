import { useSelector } from '@xstate/react'
import { FAILURE_MESSAGES } from '#contract/platform/failure-messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useCustomerActor, useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

export function MaintenancePage() {
  usePageTitle('Down for maintenance')
  const maintenance = useSystemActor('maintenance')
  const isChecking = useSelector(maintenance, (snapshot) => snapshot.hasTag('checking'))
  const isUnsent = useSelector(
    useCustomerActor('checkout'),
    (snapshot) => snapshot?.context.isUnsent === true,
  )
  const check = () => maintenance.send({ type: 'site.recheck' })
  return (
    <div role="status">
      <EmptyState
        title={FAILURE_MESSAGES.siteDown}
        titleLevel="h1"
        icon="warning"
        actions={
          <Button tone="secondary" busy={isChecking} onClick={check}>
            Check again
          </Button>
        }
      >
        {FAILURE_MESSAGES.tryLater}
        {isUnsent && <p>Your order was not placed and you have not been charged. Your cart is kept.</p>}
      </EmptyState>
    </div>
  )
}
