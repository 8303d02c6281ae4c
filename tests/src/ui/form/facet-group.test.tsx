import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FacetGroup } from '#src/ui/form/facet-group.tsx'

const drawn = (checked: readonly number[]) =>
  renderToStaticMarkup(
    <FacetGroup
      legend="Category"
      onToggle={() => undefined}
      options={Array.from({ length: 20 }, (_, at) => ({
        value: `v${at}`,
        label: `Label ${at}.`,
        count: 1,
        checked: checked.includes(at),
      }))}
    />,
  )
const labels = (html: string) => [...html.matchAll(/Label \d+\./g)].map(([label]) => label)

test('a chosen value is shown, and checked, also where it lies behind "more"', () => {
  const html = drawn([12])
  expect(labels(html)).toEqual([0, 1, 2, 3, 4, 5, 12].map((at) => `Label ${at}.`))
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toContain('Show 13 more')
})

test('with nothing chosen the first six values are shown', () => {
  const html = drawn([])
  expect(labels(html)).toHaveLength(6)
  expect(html).toContain('Show 14 more')
})
