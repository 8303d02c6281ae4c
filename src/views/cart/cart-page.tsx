import { type ReactNode, useEffect, useState } from 'react'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { split } from '#src/ui/layout/layout.css.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { CartEmpty } from './cart-empty.tsx'
import { CartHead } from './cart-head.tsx'
import { CART_LINES, CartLines } from './cart-lines.tsx'
import * as css from './cart-page.css.ts'
import { CartProblems } from './cart-problems.tsx'
import { CartSummary } from './cart-summary.tsx'
import { QuickAdd } from './quick-add.tsx'
import { Recommended } from './recommended.tsx'
import { TotalBar } from './total-bar.tsx'
import { useCartPage } from './use-cart-page.ts'

export interface CartPageProps {
  /** from a chunk of their own */
  readonly savedCarts: ReactNode
  /** the alert about products that Texas does not allow */
  readonly texas: ReactNode
}

export function CartPage({ savedCarts, texas }: CartPageProps) {
  usePageTitle('Cart')
  const cart = useSystemActor('cart')
  const { isLoading, hasFailed, lines, isUpdating } = useCartPage()
  const offline = useOffline()
  const [find, setFind] = useState('')
  const focus = useFocusFallback(placeOf, focusAfterRemoval)
  useEffect(() => {
    cart.send({ type: 'totalsStep.changed', step: '01-cart' })
    return () => cart.send({ type: 'totalsStep.changed', step: null })
  }, [cart])
  return (
    <Container className={css.page} {...focus}>
      <CartHead />
      <div className={css.actions}>{savedCarts}</div>
      <CartProblems onShowAll={() => setFind('')} />
      {texas}
      {isLoading && hasFailed ? (
        <ErrorState
          title="Your cart could not be loaded."
          onRetry={() => cart.send({ type: 'cart.reload' })}
          retrying={isUpdating}
          retryBlocked={offline}
        />
      ) : (
        <>
          <QuickAdd />
          <Content isLoading={isLoading} isEmpty={lines.length === 0} find={find} onFind={setFind} />
        </>
      )}
    </Container>
  )
}

interface ContentProps {
  isLoading: boolean
  isEmpty: boolean
  find: string
  onFind: (text: string) => void
}

function Content({ isLoading, isEmpty, find, onFind }: ContentProps) {
  const showsSkeleton = useDelayedFlag(isLoading)
  if (isLoading) return showsSkeleton && <Loading />
  if (isEmpty) return <CartEmpty />
  return (
    <>
      <div className={split}>
        <CartLines find={find} onFind={onFind} />
        <CartSummary />
      </div>
      <Recommended />
      <TotalBar />
    </>
  )
}

const ROWS = [1, 2, 3, 4]

function Loading() {
  return (
    <SkeletonGroup label="Loading cart" className={split}>
      <div className={css.skeleton}>
        {ROWS.map((row) => (
          <Skeleton key={row} className={css.skeletonLine} />
        ))}
      </div>
      <Skeleton className={css.skeletonSummary} />
    </SkeletonGroup>
  )
}

/** The index of the line that contains a control, or null. */
function placeOf(control: HTMLElement): number | null {
  const line = control.closest(`#${CART_LINES} > li`)
  return line?.parentElement ? [...line.parentElement.children].indexOf(line) : null
}

/** After a line is removed: focuses the same button of the line now at its index, else the heading. */
function focusAfterRemoval(index: number | null): HTMLElement | null {
  const lines = document.getElementById(CART_LINES)?.children
  const next = lines === undefined || index === null ? undefined : lines[Math.min(index, lines.length - 1)]
  return next?.querySelector<HTMLElement>('button[data-remove]') ?? document.querySelector('main h1')
}
