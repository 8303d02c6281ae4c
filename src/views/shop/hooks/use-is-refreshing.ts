import { useIsFetching } from '@tanstack/react-query'

/** Something that is shown already is being fetched again. */
export const useIsRefreshing = (): boolean =>
  useIsFetching({ predicate: (query) => query.state.data !== undefined }) > 0
