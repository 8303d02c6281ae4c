import { MESSAGES } from '#contract/messages.ts'
import type { ShopValue } from '#src/views/shop/shop-context.ts'

const failed = new WeakSet<object>()

/** The build tool tells of every script that it could not fetch, also of those that nobody waits for. */
export function subscribeToChunkFailures(onFailed: () => void): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    failed.add(event.payload)
    onFailed()
  })
}

export const isChunkFailure = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown.message === MESSAGES.chunkFailed || failed.has(thrown))

export const notifyChunkFailed = (shop: ShopValue['shop']): void =>
  shop.system.get('versionCheck')?.send({ type: 'chunk.failed' })
