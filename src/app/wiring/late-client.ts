import { ApiError } from '#contract/platform/failure.ts'
import { retryImport } from '#src/lazy/retry-import.ts'
import type { Call, ClientOptions } from '#src/services/platform/client/client.ts'

/**
 * The client of the API in a chunk of its own, because the first paint makes no call. Calls wait for it in order; when
 * it cannot be fetched they fail as they do offline.
 * @param styled answers wait for it: what they show may need styles that a drawn page does not have, and would move
 */
export function createLateClient(options: ClientOptions, styled: Promise<void>) {
  const script = retryImport(() => import('#src/services/platform/client/client.ts'))
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
  const call: Call = async (...args) => {
    const answered = loaded === null ? client().then((send) => send(...args)) : loaded(...args)
    const [answer] = await Promise.all([answered, styled])
    return answer
  }
  return { call, preload: script.preload }
}
