import { QueryClient } from '@tanstack/react-query'

/**
 * The query library treats `undefined` as a failure, so queries return null instead. Mutations do not go through it:
 * machines make them.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // refetches queries that failed offline, which network mode `always` would not
        refetchOnReconnect: true,
      },
    },
  })
