import { expect, test } from 'vitest'
import { type PlanSource, planPath } from '#contract/content/show-paths.ts'
import { planSourceOf } from '#src/views/shows/show-builder/plan-source.ts'

const searchOf = (path: string): string => new URL(path, 'http://shop.example').search

test.each<PlanSource>([
  { kind: 'cart' },
  { kind: 'order', id: 1234 },
  { kind: 'savedCart', id: 7 },
  { kind: 'product', id: 42 },
])('an address names what a show is planned from: %j', (source) => {
  expect(planSourceOf(searchOf(planPath(source)))).toEqual(source)
})

test.each(['', '?order=0', '?order=abc', '?order=99999999999', '?product=1e3', '?show=4'])(
  'any other query plans nothing: %j',
  (search) => {
    expect(planSourceOf(search)).toBeNull()
  },
)
