import { PATHS } from '#contract/content/paths.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { Link } from '#src/views/platform/components/link.tsx'

/** Shown when the preflight of checkout fails. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const offline = useOffline()
  return (
    <ErrorState
      title="Checkout could not be opened."
      titleLevel="h1"
      onRetry={onRetry}
      retryBlocked={offline}
      actions={
        <Link to={PATHS.cart} className={buttonStyle({ tone: 'quiet' })}>
          Back to cart
        </Link>
      }
    >
      The store did not answer. Your cart is saved.
    </ErrorState>
  )
}
