import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('[DATA-01] no call has a field for the browser or device of a shopper', () => {
  const described = readFileSync(new URL('../../contract/openapi.json', import.meta.url), 'utf8')
  expect(described).not.toMatch(/device|user_?agent|browser_?version/i)
})
