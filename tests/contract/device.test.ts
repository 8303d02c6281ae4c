import { expect, test } from 'vitest'
import { calls } from '#contract/registry.ts'
import { openApiDocument } from '#server/openapi/document.ts'

test('[DATA-01] no call has a field for the browser or device of a shopper', () => {
  const described = JSON.stringify(openApiDocument(calls, '1.0.0'))
  expect(described).not.toMatch(/device|user_?agent|browser_?version/i)
})
