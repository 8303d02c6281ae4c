import { expect, test } from 'vitest'
import { above, below, isBroken } from './proof.ts'

test('a control is caught by the figures that it breaks, not by those that a busy machine breaks', () => {
  const limits = (slow: number, let_in: number) => [
    ...above({ slow, let_in }, { slow: 4, let_in: 0 }),
    ...below({ asked: 9 }, { asked: 10 }),
  ]
  expect(isBroken(limits(5, 0), ['let_in', 'asked'])).toBe(false)
  expect(isBroken(limits(5, 1), ['let_in', 'asked'])).toBe(true)
  expect(isBroken(limits(5, 0))).toBe(true)
  expect(isBroken([])).toBe(false)
})
