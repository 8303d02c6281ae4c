import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShowHold } from '#src/app/effects/show-hold.ts'
import type { HoldEvent } from '#src/services/shows/hold-show.ts'
import { eventually } from '#tests/support/eventually.ts'

/** milliseconds until a tab gives up, or takes what it is not given */
const LONGEST_WAIT = 3_000

type Request = Parameters<LockManager['request']>

/** The locks of one browser, which its tabs share. */
function createLocks() {
  let holder: { readonly lose: () => void } | null = null
  const waiting: (() => void)[] = []
  const grant = (run: () => Promise<unknown>) =>
    new Promise<unknown>((settle, fail) => {
      const one = { lose: () => fail(new DOMException('stolen', 'AbortError')) }
      holder = one
      void run().then((value) => {
        if (holder === one) holder = null
        settle(value)
        if (holder === null) waiting.shift()?.()
      })
    })
  const request = (_: string, { signal, steal }: LockOptions, run: () => Promise<unknown>) => {
    if (steal) {
      holder?.lose()
      return grant(run)
    }
    if (holder === null) return grant(run)
    return new Promise((settle, fail) => {
      const begin = () => void grant(run).then(settle, fail)
      waiting.push(begin)
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(begin)
        if (at < 0) return
        waiting.splice(at, 1)
        fail(signal.reason)
      })
    })
  }
  return { request: request as (...args: Request) => Promise<unknown> } as LockManager
}

function openTab(locks: LockManager | undefined, isTaking = false) {
  const told: HoldEvent[] = []
  const release = createShowHold(locks)('show', isTaking, (event) => told.push(event))
  return { told, release }
}

const heard = (tab: { readonly told: readonly HoldEvent[] }, ...events: readonly HoldEvent[]) =>
  eventually(() => expect(tab.told).toEqual(events))

const tabs: { readonly release: () => void }[] = []
const open = (...args: Parameters<typeof openTab>) => {
  const tab = openTab(...args)
  tabs.push(tab)
  return tab
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  for (const { release } of tabs.splice(0)) release()
})

test('[SHOW-03] one of two tabs has the lock of a show, the other is refused', async () => {
  const locks = createLocks()
  const first = open(locks)
  await heard(first, 'claimed')
  const second = open(locks)
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT)
  expect(second.told).toEqual(['refused'])
  expect(first.told).toEqual(['claimed'])
})

test('[SHOW-03] a lock that is given up goes to the tab that waits a moment for it', async () => {
  const locks = createLocks()
  const first = open(locks)
  await heard(first, 'claimed')
  const second = open(locks)
  first.release()
  await heard(second, 'claimed')
})

test('[SHOW-03] whoever takes over asks first, and gets the lock when it is given up', async () => {
  const locks = createLocks()
  const first = open(locks)
  await heard(first, 'claimed')
  const second = open(locks, true)
  await heard(first, 'claimed', 'asked')
  expect(second.told).toEqual([])
  first.release()
  await heard(second, 'claimed')
})

test('[SHOW-03] a tab that does not answer loses the lock', async () => {
  const locks = createLocks()
  const first = open(locks)
  await heard(first, 'claimed')
  const second = open(locks, true)
  await heard(first, 'claimed', 'asked')
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT)
  expect(second.told).toEqual(['claimed'])
  expect(first.told).toEqual(['claimed', 'asked', 'lost'])
})

test('[SHOW-03] without locks every tab holds', async () => {
  await heard(open(undefined), 'claimed')
})
