import { useIsFetching } from '@tanstack/react-query'

/** Whether any shown query is being refetched. */
export const useIsRefreshing = (): boolean =>
  useIsFetching({ predicate: (query) => query.state.data !== undefined }) > 0
