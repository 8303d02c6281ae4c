import { expect, test } from 'vitest'
import { withoutTracking } from '#contract/platform/tracking.ts'

test.each([
  ['', ''],
  ['?', '?'],
  ['?page=2', '?page=2'],
  ['?utm_source=spring&utm_medium=mail', ''],
  ['?utm_source=', ''],
  ['?UTM_Campaign=x&page=2&gclid=Cj0', '?page=2'],
  ['?page=2&fbclid=a&colors=Red,Gold', '?page=2&colors=Red,Gold'],
  ['?utm=x&utmost=y&search=utm_source', '?utm=x&utmost=y&search=utm_source'],
])('the query %s shows the page of %s', (search, shown) => {
  expect(withoutTracking(search)).toBe(shown)
})
