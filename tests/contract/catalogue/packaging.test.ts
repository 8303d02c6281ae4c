import { expect, test } from 'vitest'
import { caseText, casesText } from '#contract/catalogue/packaging.ts'

test.each([
  ['4/1', 'Case of 4', '2 cases of 4'],
  ['12/6', 'Case of 12 × 6', '2 cases of 12 × 6'],
  ['1/1', 'Case of 1', '2 cases of 1'],
  ['24/12/2', 'Case of 24 × 12 × 2', '2 cases of 24 × 12 × 2'],
])('the packaging %s is told as "%s"', (packaging, one, two) => {
  expect(caseText(packaging)).toBe(one)
  expect(casesText(2, packaging)).toBe(two)
  expect(casesText(1, packaging)).toBe(`1 c${one.slice(1)}`)
})
