import { expect, test } from 'vitest'
import { safePath } from '#contract/safe-path.ts'

test('[RED-01] [SES-03] path, query and hash of a target inside the shop are kept', () => {
  const targets = ['/', '/sl/c/Comets?page=2#top', '/login', '/sl?search=a%5Cb']
  expect(targets.map((target) => safePath(target))).toEqual(targets)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/cart',
  'https:evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/a\tb',
  '/.//evil.example',
  '/cart/..//evil.example',
  '/%2e//evil.example',
  'evil',
  '',
])('[RED-01] [SES-03] %j leads nowhere', (target) => {
  expect(safePath(target)).toBe(null)
})
