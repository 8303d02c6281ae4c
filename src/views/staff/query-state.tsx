import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { LoadingRows } from './loading-rows.tsx'

interface QueryStateProps {
  query: Pick<UseQueryResult, 'isError' | 'isPaused' | 'isFetching' | 'refetch'>
  title: string
}

/** In place of what a query has not read yet. */
export function QueryState({ query: { isError, isPaused, isFetching, refetch }, title }: QueryStateProps) {
  const offline = useOffline()
  if (!isError && !isPaused) return <LoadingRows />
  return (
    <ErrorState title={title} onRetry={() => void refetch()} retrying={isFetching} retryBlocked={offline} />
  )
}
