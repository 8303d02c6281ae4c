import { importsAllowed } from '#src/lazy/hold-imports.ts'
import { retryImport } from '#src/lazy/retry-import.ts'
import { log } from './log.ts'
import type { Notice, NoticeEvent } from './notices.ts'

export const isNotice = (event: { readonly type: string }): event is NoticeEvent =>
  event.type.startsWith('notice.')

interface Waiting {
  readonly event: NoticeEvent
  /** an event after it dismissed the failures */
  readonly isObsoleteFailure: boolean
}

/** Shows notices. Their texts are a chunk of their own, imported as soon as allowed, so that the first paint does not wait for it. */
export function createNotifier(phone: () => string, show: (notice: Notice, event: NoticeEvent) => void) {
  const script = retryImport(() => import('./notices.ts'))
  let loaded: Awaited<ReturnType<typeof script.load>> | null = null
  let waiting: readonly Waiting[] = []
  const takeWaiting = () => {
    const taken = waiting
    waiting = []
    return taken
  }
  const load = async () => {
    try {
      const { noticeOf } = (loaded = await script.load())
      for (const { event, isObsoleteFailure } of takeWaiting()) {
        const notice = noticeOf(event, phone())
        if (!isObsoleteFailure || notice.tone !== 'danger') show(notice, event)
      }
    } catch {
      for (const { event } of takeWaiting()) log(`a notice was not shown: ${event.type}`)
    }
  }
  importsAllowed(() => void load())
  return {
    // synchronously, so that the order relative to the events that dismiss notices is kept
    notify: (event: NoticeEvent): void => {
      if (loaded !== null) return show(loaded.noticeOf(event, phone()), event)
      waiting = [...waiting, { event, isObsoleteFailure: false }]
      void load()
    },
    /** Dismisses notices whose texts are not loaded yet, as an event to the toaster dismisses those that are shown. */
    dismiss: ({ type }: { readonly type: string }): void => {
      if (type === 'customer.left') waiting = []
      if (type === 'failures.dismiss') waiting = waiting.map((each) => ({ ...each, isObsoleteFailure: true }))
    },
  }
}
