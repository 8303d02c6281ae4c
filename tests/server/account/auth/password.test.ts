import { expect, test } from 'vitest'
import { codeAt } from '#server/account/auth/one-time-code.ts'
import { hashPassword, isPassword, UNKNOWN } from '#server/account/auth/password.ts'

test('a password matches only its own hash, and none matches an unreadable hash', async () => {
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
