import { subscribeToImportFailures } from '#src/lazy/retry-import.ts'
import type { StartedShop } from '#src/app/wiring/start-shop.ts'

/** Forwards browser events to machines: visibility, Escape, online, failed imports. */
export function watchPage(shop: StartedShop['shop']): void {
  const toaster = () => shop.system.get('toaster')
  document.addEventListener('visibilitychange', () =>
    toaster()?.send({ type: document.hidden ? 'page.hidden' : 'page.shown', at: performance.now() }),
  )
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector(':modal, :popover-open')) {
      toaster()?.send({ type: 'newestToast.dismiss' })
    }
  })
  globalThis.addEventListener('online', () => shop.system.get('maintenance')?.send({ type: 'site.recheck' }))
  subscribeToImportFailures(() => {
    const versionCheck = shop.system.get('versionCheck')
    versionCheck?.send({ type: 'chunk.failed' })
    // it ignores the failure while the customer is paying
    return versionCheck?.getSnapshot().hasTag('paying') === false
  })
}
