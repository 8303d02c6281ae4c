import { expect, test } from 'vitest'
import { hasLogoOnlyBar } from '#src/views/platform/logo-only.ts'

test.each([
  '/login-as',
  '/down-for-maintenance',
  '/view-my-fireworks-show/3f2a',
  '/checkout',
  '/Checkout/review/',
  '/login/reset-password',
  '/login/reset-password-method',
  '/login/reset-password/verification',
])('[HDR-01][HDR-03] %s has only the logo', (path) => {
  expect(hasLogoOnlyBar(path)).toBe(true)
})

test.each(['/', '/login', '/cart', '/checkouts', '/sl/c/checkout', '/product/login-as', '/login-assist'])(
  '[HDR-01] %s has the complete header',
  (path) => {
    expect(hasLogoOnlyBar(path)).toBe(false)
  },
)
