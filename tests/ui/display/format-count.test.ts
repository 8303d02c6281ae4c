import { expect, test } from 'vitest'
import { formatCount } from '#src/ui/display/format-count.ts'

test('counts are formatted with thousands separators', () => {
  expect([999, 1014, 1234567].map(formatCount)).toEqual(['999', '1,014', '1,234,567'])
})
