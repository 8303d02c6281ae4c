import { expect, test } from 'vitest'
import { isPrivatePath } from '#src/app/after-load/private-path.ts'

test.each([
  ['/login', true],
  ['/login-as', true],
  ['/login/reset-password/submit-new-password', true],
  ['/register', true],
  ['/register/', true],
  ['/account/password', true],
  ['/account/profile', true],
  ['/checkout/payment', true],
  ['/checkout/review', true],
  ['/', false],
  ['/checkout', false],
  ['/checkout/shipping', false],
  ['/account', false],
  ['/product/register', false],
])('[CHAT-02] on %s the chat of a provider is suspended: %s', (path, isSuspended) => {
  expect(isPrivatePath(path)).toBe(isSuspended)
})
