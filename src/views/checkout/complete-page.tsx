import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { MESSAGES } from '#contract/platform/messages.ts'
import { outcomeOf, stepOf } from '#machines/checkout/checkout.selectors.ts'
import { orderOfCartQuery } from '#src/services/orders/order-queries.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { CompleteHead } from './complete/complete-head.tsx'
import * as css from './complete/complete.css.ts'
import { CompleteSkeleton } from './complete/complete-skeleton.tsx'
import { NextSteps } from './complete/next-steps.tsx'
import { OrderedItems } from './complete/ordered-items.tsx'
import { WaitingNotice } from './complete/waiting-notice.tsx'
import { Unreachable } from './unreachable.tsx'

/** The confirmation of the order just placed or, after a reload, of the latest order. */
export function CompletePage() {
  const checkout = useSystemActor('checkout')
  const isOpen = useSelector(checkout, (snapshot) => stepOf(snapshot) === 'complete')
  const isUnreachable = useSelector(checkout, (snapshot) => snapshot.hasTag('unreachable'))
  const cartId = useSelector(checkout, ({ context }) => context.orderedCartId)
  const outcome = useSelector(checkout, outcomeOf)
  const response = outcome?.kind === 'accepted' ? outcome.response : null
  const query = useQuery(orderOfCartQuery(useQueryScope(), isOpen ? cartId : null))
  usePageTitle('Order complete')
  if (isUnreachable) {
    return <Unreachable onRetry={() => checkout.send({ type: 'step.requested', step: 'complete' })} />
  }
  if (!isOpen) return <CompleteSkeleton />
  const order = query.data ?? null
  return (
    <Container className={css.page}>
      <CompleteHead
        message={response?.message || MESSAGES.orderSubmitted}
        orderNumber={response?.data?.orders_id ?? order?.orders_id ?? null}
        cartId={cartId}
        purchaseOrder={order?.purchase_order_number ?? null}
        firstPicture={order?.lines[0]?.image_url ?? null}
      />
      {order !== null && <WaitingNotice order={order} />}
      <div className={css.columns}>
        <NextSteps order={order} />
        <OrderedItems
          order={order}
          total={response?.data?.total ?? order?.total ?? null}
          hasFailed={query.isError || (query.isSuccess && order === null)}
          isFetching={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </div>
    </Container>
  )
}
