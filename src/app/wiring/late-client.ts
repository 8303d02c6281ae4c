import { ApiError } from '#contract/failure.ts'
import { retryImport } from '#src/lazy/retry-import.ts'
import type { Call, ClientOptions } from '#src/services/client/client.ts'

/**
 * The client of the API in a chunk of its own, because the first paint makes no call. Calls wait for it in order; when
 * it cannot be fetched they fail as they do offline.
 */
export function createLateClient(options: ClientOptions) {
  const script = retryImport(() => import('#src/services/client/client.ts'))
  let loaded: Call | null = null
  const client = async (): Promise<Call> => {
    try {
      const { createClient } = await script.load()
      loaded ??= createClient(options)
      return loaded
    } catch {
      throw new ApiError({ kind: 'offline' })
    }
  }
  const call: Call = async (...args) => (loaded ?? (await client()))(...args)
  return { call, preload: script.preload }
}
