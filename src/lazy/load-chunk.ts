import { CHUNK_TIMEOUT } from '#contract/constants.ts'
import { MESSAGES } from '#contract/messages.ts'

/** A page script that neither arrives nor fails within the limit has failed. */
export function loadChunk<T>(load: () => Promise<T>, limit = CHUNK_TIMEOUT): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(MESSAGES.chunkFailed)), limit)
    load().then(
      (module) => {
        clearTimeout(timer)
        resolve(module)
      },
      () => {
        clearTimeout(timer)
        reject(new Error(MESSAGES.chunkFailed))
      },
    )
  })
}
