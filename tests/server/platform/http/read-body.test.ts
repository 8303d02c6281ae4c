import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBody } from '#server/platform/http/read-body.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const LIMIT = { bytes: 1_000_000, milliseconds: 120_000, bytesPerSecond: 1_000 }

function begun(limit: typeof LIMIT) {
  const incoming = Object.assign(new PassThrough(), { headers: {} })
  // only its headers and its bytes are read
  const body = readBody(incoming as unknown as IncomingMessage, limit)
  const ended = vi.fn<(reason: string) => void>()
  body.catch((problem: Error) => ended(problem.message))
  const send = (text: string) => new Promise<void>((resolve) => incoming.write(text, () => resolve()))
  return { incoming, body, ended, send }
}

test('[P31] a body at one byte a second is refused after five seconds, not when its time is over', async () => {
  const { ended, send } = begun(LIMIT)
  for (let second = 0; second < 5; second++) {
    await send('x')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ended).toHaveBeenCalledTimes(0)
  }
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended.mock.calls).toEqual([['The body came too slowly.']])
})

test('[P31] a body that keeps the rate may take its whole time, and no more', async () => {
  const { ended, send } = begun(LIMIT)
  for (let second = 0; second < 119; second++) {
    await send('x'.repeat(1_000))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(ended).toHaveBeenCalledTimes(0)
  await send('x'.repeat(1_000))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended.mock.calls).toEqual([['The body came too slowly.']])
})

test('[P31] a body that has arrived is given as text', async () => {
  const { incoming, body, send } = begun(LIMIT)
  await send('{"a"')
  incoming.end(':1}')
  expect(await body).toBe('{"a":1}')
})
