import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from '#src/lazy/load-chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const FAILED = 'Loading chunk failed'

test('[CONST-08] a script that has not come after 120 seconds has failed, and not a moment before', async () => {
  const failed = vi.fn<(thrown: Error) => void>()
  loadChunk(() => new Promise<never>(() => undefined)).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error(FAILED))
})

test('a script that cannot be fetched has failed at once', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('offline')))).rejects.toThrow(FAILED)
})

test('[CONST-08] nothing waits for a script that has come', async () => {
  expect(await loadChunk(async () => 'page')).toBe('page')
  expect(vi.getTimerCount()).toBe(0)
})
