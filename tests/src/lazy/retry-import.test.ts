import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ImportFailure, retryImport, subscribeToImportFailures } from '#src/lazy/retry-import.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const FAILED = 'Loading chunk failed'
const never = () => new Promise<never>(() => undefined)

test('[CONST-08] a script fails after exactly 120 seconds', async () => {
  const failed = vi.fn<(thrown: Error) => void>()
  retryImport(never).load().catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: FAILED }))
})

test('[MSG-53] a script that cannot be fetched fails at once', async () => {
  const script = retryImport(() => Promise.reject(new TypeError('offline')))
  await expect(script.load()).rejects.toThrow(FAILED)
})

test('[CONST-08] no timer is left when the script has loaded', async () => {
  expect(await retryImport(async () => 'page').load()).toBe('page')
  expect(vi.getTimerCount()).toBe(0)
})

test('[T53] concurrent loads share one import, and a load after a failure imports again', async () => {
  const importModule = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('page')
  const script = retryImport(importModule)
  const failed = await Promise.allSettled([script.load(), script.load()])
  expect([importModule.mock.calls.length, failed.map(({ status }) => status)]).toEqual([
    1,
    ['rejected', 'rejected'],
  ])
  expect(await Promise.all([script.load(), script.load()])).toEqual(['page', 'page'])
  expect(importModule).toHaveBeenCalledTimes(2)
})

test('[T53] only the first failure of a script is reported', async () => {
  const listener = vi.fn<() => boolean>(() => true)
  subscribeToImportFailures(listener)
  const script = retryImport(() => Promise.reject(new TypeError('offline')))
  await script.load().catch(() => undefined)
  await script.load().catch(() => undefined)
  expect(listener).toHaveBeenCalledOnce()
})

test('[T53] a failure that was not handled is reported by the next failure of the script', async () => {
  const listener = vi
    .fn<() => boolean>(() => true)
    .mockReturnValueOnce(false)
    .mockReturnValueOnce(false)
  subscribeToImportFailures(listener)
  const script = retryImport(() => Promise.reject(new TypeError('offline')))
  for (let attempt = 0; attempt < 4; attempt++) await script.load().catch(() => undefined)
  expect(listener).toHaveBeenCalledTimes(3)
})

describe('[T53][P7] a reload is needed', () => {
  const ADDRESS = 'http://shop.example/assets/step.js'
  const lost = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`))
  afterEach(() => void vi.unstubAllGlobals())

  /** What the first and the second failure of a script say. */
  async function needsReloads(fetched: () => Promise<Response>): Promise<readonly unknown[]> {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(fetched))
    const script = retryImport(lost)
    const failure = () => script.load().catch((thrown: unknown) => thrown)
    return [await failure(), await failure()].map(
      (thrown) => thrown instanceof ImportFailure && thrown.needsReload,
    )
  }

  test('when a script still fails although it can be fetched: one that it imports is kept as failed', async () => {
    expect(await needsReloads(async () => new Response())).toEqual([false, true])
    expect(fetch).toHaveBeenCalledExactlyOnceWith(ADDRESS, { method: 'HEAD', cache: 'no-store' })
  })

  test.each([
    ['the network is gone', () => Promise.reject(new TypeError('offline'))],
    ['the server has no such script', async () => new Response(null, { status: 404 })],
  ])('not while %s', async (_, fetched) => {
    expect(await needsReloads(fetched)).toEqual([false, false])
  })
})

test('[T53] a failed preload is retried by the following load', async () => {
  const importModule = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('step')
  const script = retryImport(importModule)
  script.preload()
  await vi.advanceTimersByTimeAsync(0)
  expect(await script.load()).toBe('step')
})

describe('[T53][P7] the network returns', () => {
  let page = new EventTarget()
  beforeEach(() => {
    page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  })
  afterEach(() => void vi.unstubAllGlobals())

  const online = () => page.dispatchEvent(new Event('online'))
  /** The first attempt fails when told to, later ones load. */
  function failingOnce() {
    const first = Promise.withResolvers<string>()
    const importModule = vi
      .fn<() => Promise<string>>()
      .mockReturnValueOnce(first.promise)
      .mockResolvedValue('client')
    return { importModule, fail: () => first.reject(new TypeError('offline')) }
  }

  test('while an attempt is running that fails: all who wait for it get the module of one more attempt', async () => {
    const { importModule, fail } = failingOnce()
    const script = retryImport(importModule)
    const before = script.load()
    online()
    const after = script.load()
    fail()
    expect(await Promise.all([before, after])).toEqual(['client', 'client'])
    expect(importModule).toHaveBeenCalledTimes(2)
  })

  test('while a preload is running that fails: a call that waits for it gets the module of one more attempt', async () => {
    const { importModule, fail } = failingOnce()
    const script = retryImport(importModule)
    script.preload()
    online()
    const loaded = script.load()
    fail()
    expect(await loaded).toBe('client')
  })

  test('once: the repeated attempt is not repeated', async () => {
    const first = Promise.withResolvers<string>()
    const importModule = vi
      .fn<() => Promise<string>>(() => Promise.reject(new TypeError('offline')))
      .mockReturnValueOnce(first.promise)
    const script = retryImport(importModule)
    const loaded = script.load()
    online()
    first.reject(new TypeError('offline'))
    await expect(loaded).rejects.toThrow(FAILED)
    expect(importModule).toHaveBeenCalledTimes(2)
  })

  test('before an attempt: it fails as any other', async () => {
    const { importModule, fail } = failingOnce()
    online()
    const loaded = retryImport(importModule).load()
    fail()
    await expect(loaded).rejects.toThrow(FAILED)
  })
})
