import { expect, test } from 'vitest'
import { safePath } from '#contract/platform/safe-path.ts'
import { foreignTargets } from '#tests/support/foreign-targets.ts'

test('[RED-01] [SES-03] path, query and hash of a target inside the shop are kept', () => {
  const targets = ['/', '/sl/c/Comets?page=2#top', '/login', '/sl?search=a%5Cb']
  expect(targets.map((target) => safePath(target))).toEqual(targets)
})

test.each(foreignTargets)('[RED-01] [SES-03] %j is not a path of this shop', (target) => {
  expect(safePath(target)).toBe(null)
})
