import { QueryClient } from '@tanstack/react-query'

/** A query that answers undefined is an error by the library's own rule; writes are never made here. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // what failed without a network loads by itself when it is back; always-mode would leave it
        refetchOnReconnect: true,
      },
    },
  })
