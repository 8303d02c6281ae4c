import { expect, test } from 'vitest'
import { createConcurrencyLimiter } from '#server/platform/http/concurrency-limiter.ts'
import { serviceUnavailable } from '#server/platform/http/http-error.ts'

const gates = (count: number) => Array.from({ length: count }, () => Promise.withResolvers<void>())

test('[P18] two tasks run concurrently, one is queued, the next is rejected, and a failed task frees its slot', async () => {
  const limiter = createConcurrencyLimiter({ running: 2, waiting: 1 })
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const running = [limiter('a', () => first.promise), limiter('a', () => second.promise)] as const
  const waiting = limiter('a', async () => 'third')
  await expect(limiter('a', async () => 'fourth')).rejects.toThrow(serviceUnavailable(1))
  first.resolve('first')
  expect(await Promise.all([running[0], waiting])).toEqual(['first', 'third'])
  second.reject(new Error('broken'))
  await expect(running[1]).rejects.toThrow('broken')
  expect(await limiter('a', async () => 'after')).toBe('after')
})

test('[P31] one client never takes every slot; later clients share the rest', async () => {
  const limiter = createConcurrencyLimiter({ running: 100, waiting: 0 })
  const gate = Promise.withResolvers<void>()
  const tasks = ['a', 'b', 'c'].map((client) =>
    Promise.allSettled(Array.from({ length: 100 }, () => limiter(client, () => gate.promise))),
  )
  gate.resolve()
  const outcomes = await Promise.all(tasks)
  const admitted = outcomes.map((ended) => ended.filter(({ status }) => status === 'fulfilled').length)
  expect(admitted).toEqual([80, 16, 4])
})

test('[P31] queued tasks run round-robin by client, not by arrival', async () => {
  const limiter = createConcurrencyLimiter({ running: 1, waiting: 20 })
  const done: string[] = []
  const [gate] = gates(1)
  const first = limiter('a', async () => gate?.promise)
  const tasks = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) =>
    limiter(name.slice(0, 1), async () => {
      done.push(name)
    }),
  )
  gate?.resolve()
  await Promise.all([first, ...tasks])
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('[P31] the tasks of one client are limited concurrently and per turn of the event loop', async () => {
  const limiter = createConcurrencyLimiter({ running: 100, waiting: 0, perClient: 5, perTurn: 2 })
  const started: string[] = []
  const task = (client: string) =>
    limiter(client, async () => {
      started.push(client)
      await gate.promise
    })
  const gate = Promise.withResolvers<void>()
  const tasks = [...Array.from({ length: 20 }, () => task('a')), task('b')]
  await Promise.resolve()
  expect(started).toEqual(['a', 'a'])
  await expect.poll(() => started).toEqual(['a', 'a', 'a', 'b', 'a', 'a'])
  gate.resolve()
  await Promise.all(tasks)
  expect(started).toHaveLength(21)
})
