import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from './query-client.ts'

type Defaults = QueryClient['defaultQueryOptions']

/**
 * For drawing on the server: a component without the data of its query waits for them, and is drawn again alone. A query
 * that fails is not retried.
 */
export function createDrawingClient(): QueryClient {
  const client = createQueryClient()
  const withDefaults = client.defaultQueryOptions.bind(client)
  const waiting = (options: Parameters<Defaults>[0]) => {
    const defaulted = withDefaults(options)
    return Object.assign(defaulted, { retry: false, suspense: defaulted.enabled !== false })
  }
  // the types of the options pass through unchanged
  return Object.assign(client, { defaultQueryOptions: waiting as Defaults })
}
