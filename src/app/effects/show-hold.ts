import type { HoldLock } from '#src/services/shows/hold-show.ts'

/** A reloaded page, or the editor that was closed a moment ago, still has the lock for a while. */
const WAIT = 2_500
/** Longer than a holder takes to store what it has. */
const WAIT_FOR_HOLDER = 3_000

/** Web Locks among the tabs of this browser; where there are none, every tab holds. */
export function createShowHold(locks: LockManager | undefined): HoldLock {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('shows')
  return (id, isTaking, notify) => {
    const over = Promise.withResolvers<void>()
    const waiting = new AbortController()
    let state: 'waiting' | 'held' | 'over' = 'waiting'
    const hold = async () => {
      if (state === 'over') return
      state = 'held'
      clearTimeout(timer)
      notify('claimed')
      await over.promise
    }
    const handleMessage = ({ data }: MessageEvent) => {
      if (data === id && state === 'held') notify('asked')
    }
    const request = async () => {
      const name = `show ${id}`
      if (locks === undefined) return hold()
      try {
        await locks.request(name, { signal: waiting.signal }, hold)
      } catch {
        if (state === 'waiting' && isTaking)
          await locks.request(name, { steal: true }, hold).catch(() => undefined)
        else if (state === 'waiting') notify('refused')
        if (state === 'held') notify('lost')
      }
    }
    const timer = setTimeout(() => waiting.abort(), isTaking ? WAIT_FOR_HOLDER : WAIT)
    channel?.addEventListener('message', handleMessage)
    if (isTaking) channel?.postMessage(id)
    void request()
    return () => {
      state = 'over'
      clearTimeout(timer)
      channel?.removeEventListener('message', handleMessage)
      waiting.abort()
      over.resolve()
    }
  }
}
