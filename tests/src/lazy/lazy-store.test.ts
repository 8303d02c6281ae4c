import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdImports, LazyStore } from '#src/lazy/lazy-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = () => Promise.reject(new TypeError('offline'))
const failed = { kind: 'failed', isRetrying: false, needsReload: false }

test('[T53] an import is retried after 1, 5 and 30 seconds, and its failure shows after the second attempt', async () => {
  const importModule = vi.fn<() => Promise<string>>(lost)
  const store = new LazyStore(importModule, (module) => module)
  store.subscribe(() => undefined)
  const attemptsAfter = async (pause: number) => {
    await vi.advanceTimersByTimeAsync(pause)
    return [importModule.mock.calls.length, store.read()]
  }
  expect(await attemptsAfter(0)).toEqual([1, { kind: 'loading' }])
  expect(await attemptsAfter(1_000)).toEqual([2, failed])
  expect(await attemptsAfter(5_000)).toEqual([3, failed])
  expect(await attemptsAfter(30_000)).toEqual([4, failed])
  expect(await attemptsAfter(3_600_000)).toEqual([4, failed])
})

test('[T53] after the last attempt a retry imports once more, and only a reload is left when it fails too', async () => {
  const importModule = vi.fn<() => Promise<string>>(lost)
  const store = new LazyStore(importModule, (module) => module)
  store.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(36_000)
  store.retry()
  expect(store.read()).toEqual({ ...failed, isRetrying: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(store.read()).toEqual({ ...failed, needsReload: true })
  importModule.mockResolvedValue('part')
  store.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.read()).toEqual({ kind: 'loaded', value: 'part' })
})

test('[P7] only a reload is left as soon as an import tells that a retry cannot help', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  const store = new LazyStore(
    () => Promise.reject(new TypeError('Failed to fetch: http://shop.example/part.js')),
    () => 'part',
  )
  store.subscribe(() => undefined)
  // the second attempt imports the address itself, which takes turns of its own
  await vi.waitFor(() => expect(store.read()).toEqual({ ...failed, needsReload: true }), 10_000)
})

test('[T53] a subscriber after all others have left starts over', async () => {
  const importModule = vi.fn<() => Promise<string>>(lost)
  const store = new LazyStore(importModule, (module) => module)
  const unsubscribe = store.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(36_000)
  unsubscribe()
  expect(store.read()).toEqual({ kind: 'loading' })
  importModule.mockResolvedValue('part')
  await store.settled()
  expect(store.read()).toEqual({ kind: 'loaded', value: 'part' })
})

test('what subscribers want is imported when the hold ends, a page that is waited for at once', async () => {
  const imports: string[] = []
  const storeOf = (name: string) =>
    new LazyStore(
      async () => imports.push(name),
      () => name,
    )
  const release = holdImports()
  const page = storeOf('page')
  storeOf('wanted').subscribe(() => undefined)
  storeOf('left').subscribe(() => undefined)()
  await page.settled()
  expect(imports).toEqual(['page'])
  release()
  await vi.waitFor(() => expect(imports).toEqual(['page', 'wanted']))
  storeOf('later').subscribe(() => undefined)
  await vi.waitFor(() => expect(imports).toEqual(['page', 'wanted', 'later']))
})

test('[T53] an attempt that was running when the network returned is followed by another one at once', async () => {
  const heard: ((event: Event) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: (event: Event) => void) => heard.push(listener))
  const begun = Promise.withResolvers<string>()
  const importModule = vi.fn<() => Promise<string>>(() => begun.promise)
  const store = new LazyStore(importModule, (module) => module)
  store.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  for (const listener of heard) listener(new Event('online'))
  expect(importModule).toHaveBeenCalledTimes(1)
  importModule.mockResolvedValue('part')
  begun.reject(new TypeError('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect(store.read()).toEqual({ kind: 'loaded', value: 'part' })
})
