import { retryImport } from '#src/lazy/retry-import.ts'
import { log } from './log.ts'
import type { Notice, NoticeEvent } from './notices.ts'

export const isNotice = (event: { readonly type: string }): event is NoticeEvent =>
  event.type.startsWith('notice.')

/** Shows notices. Their texts are a chunk of their own, imported at once, so that the first paint does not wait for it. */
export function createNotifier(phone: () => string, show: (notice: Notice) => void) {
  const script = retryImport(() => import('./notices.ts'))
  type Script = Awaited<ReturnType<typeof script.load>>
  let loaded: Script | null = null
  const load = async () => {
    loaded = await script.load()
    return loaded
  }
  const notify = (event: NoticeEvent, { noticeOf }: Script) => show(noticeOf(event, phone()))
  load().catch(() => undefined)
  return (event: NoticeEvent): void => {
    // synchronously, so that the order relative to the events that dismiss notices is kept
    if (loaded !== null) notify(event, loaded)
    else
      void load()
        .then((script) => notify(event, script))
        .catch(() => log(`a notice was not shown: ${event.type}`))
  }
}
