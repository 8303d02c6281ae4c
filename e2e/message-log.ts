import type { BrowserContext, Page } from '@playwright/test'

export type MessagePlace = 'bottom right' | 'top center' | 'top right'

interface ShownMessage {
  readonly place: MessagePlace
  readonly text: string
  /** a test has expected it */
  isExpected: boolean
}

const logs = new WeakMap<Page, ShownMessage[]>()

/** Records the messages of all pages of a context, because some of them go by themselves after two seconds. */
export async function recordMessages(context: BrowserContext): Promise<void> {
  await context.exposeBinding('messageShown', ({ page }, place: MessagePlace, text: string) => {
    messagesOf(page).push({ place, text, isExpected: false })
  })
  await context.addInitScript(reportMessages)
}

/** The messages that a page has shown since it was opened, over all its documents. */
export function messagesOf(page: Page): ShownMessage[] {
  const log = logs.get(page) ?? []
  logs.set(page, log)
  return log
}

/** Runs in the page before its first script. */
function reportMessages(): void {
  const regions = '[aria-label^="Messages, "]'
  const report: unknown = Reflect.get(globalThis, 'messageShown')
  new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations)
      for (const node of addedNodes) {
        if (!(node instanceof Element) || !(target instanceof Element)) continue
        const messages = node.matches('[data-leaving]') ? [node] : node.querySelectorAll('[data-leaving]')
        for (const message of messages) {
          const region = message.closest(regions) ?? target.closest(regions)
          const place = region?.getAttribute('aria-label')?.replace('Messages, ', '')
          if (place !== undefined && typeof report === 'function') report(place, message.textContent)
        }
      }
  }).observe(document, { childList: true, subtree: true })
}
