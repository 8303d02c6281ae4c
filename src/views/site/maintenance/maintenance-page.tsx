import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { FAILURE_MESSAGES } from '#contract/platform/failure-messages.ts'
import { type MaintenanceNotice, maintenanceNoticeQuery } from '#src/services/site/maintenance-notice.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { warehouseTimeText, isWarehouseTimePast } from '#src/views/platform/date-text.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useCustomerActor, useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

export function MaintenancePage() {
  usePageTitle('Down for maintenance')
  const maintenance = useSystemActor('maintenance')
  const isChecking = useSelector(maintenance, (snapshot) => snapshot.hasTag('checking'))
  const isUnsent = useSelector(
    useCustomerActor('unsentOrder'),
    (snapshot) => snapshot?.hasTag('unsent') === true,
  )
  const notice = useQuery(maintenanceNoticeQuery(useQueryScope()))
  const check = () => {
    void notice.refetch()
    maintenance.send({ type: 'site.recheck' })
  }
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
        {notice.data && <Expected {...notice.data} />}
        {FAILURE_MESSAGES.tryLater}
        {isUnsent && <p>Your order was not placed and you have not been charged. Your cart is kept.</p>}
      </EmptyState>
    </div>
  )
}

const watchNothing = () => () => undefined

/** Why the shop is closed, and until when. */
function Expected({ reason, until }: MaintenanceNotice) {
  const isLate = useSyncExternalStore(
    watchNothing,
    () => until !== null && isWarehouseTimePast(until, new Date()),
    // the drawn notice is kept
    () => false,
  )
  return (
    <>
      {reason !== '' && <p>{reason}</p>}
      {until !== null && (
        <p>
          {isLate
            ? 'It is taking longer than we expected.'
            : `We expect to be back on ${warehouseTimeText(until)} Central time.`}
        </p>
      )}
    </>
  )
}
