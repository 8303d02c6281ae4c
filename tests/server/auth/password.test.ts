import { expect, test } from 'vitest'
import { codeAt } from '#server/auth/one-time-code.ts'
import { hashPassword, isPassword, UNKNOWN } from '#server/auth/password.ts'
import { workQueue } from '#server/auth/work-queue.ts'
import { busy } from '#server/http/refusal.ts'

test('a password fits its own hash only, and no password fits an unreadable hash', async () => {
  const hash = await hashPassword('Fireworks!2026')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await isPassword('Fireworks!2026', hash)).toBe(true)
  expect(await isPassword('Fireworks!2027', hash)).toBe(false)
  expect(await isPassword('', UNKNOWN)).toBe(false)
  expect(await isPassword('x', 'plain text')).toBe(false)
})

test('one-time codes are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const steps = [59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((seconds) => Math.floor(seconds / 30))
  expect(steps.map((step) => codeAt(secret, step))).toEqual(['287082', '081804', '005924', '353130'])
})

test('two hashes at once, some wait in order, the next is told to come back', async () => {
  const queue = workQueue(2, 1)
  const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const
  const first = queue(() => gates[0].promise)
  const second = queue(() => gates[1].promise)
  const waiting = queue(async () => 'third')
  await expect(queue(async () => 'fourth')).rejects.toThrow(busy(2))
  gates[0].resolve('first')
  expect(await Promise.all([first, waiting])).toEqual(['first', 'third'])
  gates[1].reject(new Error('broken'))
  await expect(second).rejects.toThrow('broken')
  expect(await queue(async () => 'after')).toBe('after')
})
