import { expect, test } from 'vitest'
import { returnPath } from '#machines/account/session/return-path.ts'
import { foreignTargets } from '#tests/support/foreign-targets.ts'

test('[SES-01] [SES-03] path, query and hash of a page of the shop are returned to', () => {
  const urls = ['/', '/cart', '/checkout/payment?from=mail#card', '/sl/c/Comets?page=2', '/logins']
  expect(urls.map(returnPath)).toEqual(urls)
})

test('[SES-03] a URL of another site is never a return path, however it is written', () => {
  expect(foreignTargets.map(returnPath)).toEqual(foreignTargets.map(() => null))
})

test('[SES-03] [SES-04] a page for visitors is never a return path', () => {
  expect(['/login', '/login/reset-password', '/login-as', '/register'].map(returnPath)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
