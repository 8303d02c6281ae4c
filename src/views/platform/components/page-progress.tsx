import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { useIsNavigating } from '#src/views/platform/hooks/navigation-pending.ts'
import { useIsRefreshing } from '#src/views/platform/hooks/use-is-refreshing.ts'

/** A bar below the header while a navigation or a refetch is pending. */
export function PageProgress() {
  const isNavigating = useIsNavigating()
  const isRefreshing = useIsRefreshing()
  return (
    <ProgressBar active={isNavigating || isRefreshing} label={isNavigating ? 'Loading page' : 'Refreshing'} />
  )
}
