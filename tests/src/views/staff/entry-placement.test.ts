import { expect, test } from 'vitest'
import { positionIn } from '#src/views/staff/entry-placement.tsx'

test.each([
  ['7', 7],
  ['', 0],
  ['-3', 0],
  ['1.6', 2],
  ['100001', 100_000],
])('the position "%s" is saved as %i', (typed, position) => {
  expect(positionIn(typed)).toBe(position)
})
