import { useIsFetching } from '@tanstack/react-query'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'

const TIMES = { delay: 80, minDuration: 200 }

/** Whether any shown query is being refetched, delayed: nothing may be drawn for it while the page is hydrated. */
export const useIsRefreshing = (): boolean =>
  useDelayedFlag(useIsFetching({ predicate: (query) => query.state.data !== undefined }) > 0, TIMES)
