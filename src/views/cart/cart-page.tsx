import { useEffect } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useHeldFlag } from '#src/ui/feedback/use-held-flag.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { split } from '#src/ui/layout/layout.css.ts'
import { useOffline } from '#src/views/shop/use-offline.ts'
import { usePageTitle } from '#src/views/shop/use-page-title.ts'
import { usePeer } from '#src/views/shop/use-peer.ts'
import { CartHead } from './cart-head.tsx'
import { CartLines } from './cart-lines.tsx'
import * as css from './cart-page.css.ts'
import { CartSummary } from './cart-summary.tsx'
import { SentBack } from './sent-back.tsx'
import { useCartPage } from './use-cart-page.ts'

export function CartPage() {
  usePageTitle('Cart')
  const cart = usePeer('cart')
  const { isLoading, hasFailed, lines, isUpdating } = useCartPage()
  const showsSkeleton = useHeldFlag(isLoading)
  const offline = useOffline()
  useEffect(() => {
    cart.send({ type: 'totalsStep.changed', step: '01-cart' })
    return () => cart.send({ type: 'totalsStep.changed', step: null })
  }, [cart])
  return (
    <Container className={css.page}>
      <CartHead />
      <SentBack />
      {isLoading && hasFailed && (
        <ErrorState
          title="Your cart could not be loaded."
          onRetry={() => cart.send({ type: 'cart.reload' })}
          retrying={isUpdating}
          retryBlocked={offline}
        />
      )}
      {isLoading && !hasFailed && showsSkeleton && <Loading />}
      {!isLoading && (lines.length === 0 ? <Empty /> : <Filled />)}
    </Container>
  )
}

function Filled() {
  return (
    <div className={split}>
      <CartLines />
      <CartSummary />
    </div>
  )
}

function Empty() {
  const browse = (
    <Link to="/sl" className={buttonStyle({ tone: 'primary' })}>
      Browse products
    </Link>
  )
  return <EmptyState title="Your cart is empty." icon="cart" actions={browse} />
}

const ROWS = [1, 2, 3, 4]

function Loading() {
  return (
    <SkeletonGroup label="Loading cart" className={css.bones}>
      {ROWS.map((row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </SkeletonGroup>
  )
}
