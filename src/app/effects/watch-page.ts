import { subscribeToImportFailures } from '#src/lazy/retry-import.ts'
import { reloadUnreachable } from './reload-unreachable.ts'
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
  document.addEventListener('keydown', focusSearch)
  globalThis.addEventListener('online', () => {
    shop.system.get('maintenance')?.send({ type: 'site.recheck' })
    reloadUnreachable((peer) => shop.system.get(peer))
  })
  subscribeToImportFailures(() => shop.system.get('versionCheck')?.send({ type: 'chunk.failed' }))
}

/** `/` focuses the search box, except while typing. */
function focusSearch(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return
  const box = [...document.querySelectorAll<HTMLInputElement>('input[role="combobox"]')].find((input) =>
    input.checkVisibility(),
  )
  if (!box) return
  event.preventDefault()
  box.focus()
}
