import type { BrowserContext } from 'playwright'

/** Records what live regions announce and which animations run. */
export class ScreenReaderLog {
  readonly toasts: string[] = []
  readonly unannounced: string[] = []
  readonly moving: string[] = []

  async install(context: BrowserContext): Promise<void> {
    await context.exposeBinding('toastShown', (_, text: string, isAnnounced: boolean) => {
      this.toasts.push(text)
      if (!isAnnounced) this.unannounced.push(text)
    })
    await context.exposeBinding('moved', (_, what: string) => void this.moving.push(what))
    await context.addInitScript(reportToasts)
    await context.addInitScript(reportMotion)
  }
}

/** Runs in the page. A live region speaks of what comes into it while it stands. */
function reportToasts(): void {
  const live = '[role="alert"], [role="status"], output, [aria-live="polite"], [aria-live="assertive"]'
  const standing = new WeakSet<Element>()
  const isHeard = (place: Node): boolean => {
    const region = place instanceof Element ? place.closest(live) : null
    return region !== null && standing.has(region) && !region.closest('[inert], [aria-hidden="true"]')
  }
  const report: unknown = Reflect.get(globalThis, 'toastShown')
  new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        const toasts = node.matches('[data-leaving]') ? [node] : node.querySelectorAll('[data-leaving]')
        for (const toast of toasts)
          if (typeof report === 'function') report(toast.textContent, isHeard(target))
      }
    for (const region of document.querySelectorAll(live)) standing.add(region)
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page, which was asked to keep still. */
function reportMotion(): void {
  const report: unknown = Reflect.get(globalThis, 'moved')
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { activeDuration } = animation.effect?.getComputedTiming() ?? {}
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      if (typeof activeDuration === 'number' && activeDuration > 1 && typeof report === 'function')
        report(`${target?.localName}.${target?.className} for ${activeDuration} ms`)
    }
  }
  for (const start of ['transitionrun', 'animationstart']) document.addEventListener(start, look, true)
}
