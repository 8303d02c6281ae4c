import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { useIsNavigating } from '#src/views/shop/hooks/navigation-pending.ts'
import { useIsRefreshing } from '#src/views/shop/hooks/use-is-refreshing.ts'

/** Under the header: the next page is on its way, or what is shown is fetched anew. */
export function PageProgress() {
  const isNavigating = useIsNavigating()
  const isRefreshing = useIsRefreshing()
  return (
    <ProgressBar active={isNavigating || isRefreshing} label={isNavigating ? 'Loading page' : 'Refreshing'} />
  )
}
