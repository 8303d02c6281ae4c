import { beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { palettes } from '#src/ui/theme/palettes.ts'
import { type ChartModel, chartOf, leafStates } from '#statecharts/engine/chart-model.ts'
import { releasedLayouts } from '#statecharts/export/chart-files.ts'
import { crossedLabels, farLabels } from '#statecharts/export/svg/label-places.ts'
import { planOf } from '#statecharts/export/svg/picture.ts'
import { chartColors, chartStyle } from '#statecharts/export/svg/style.ts'
import { type Plan, svgOf } from '#statecharts/export/svg/svg.ts'
import { wrapped } from '#statecharts/export/svg/text-width.ts'
import { escaped } from '#statecharts/export/xml.ts'
import { labelHits, lineHits, looseLabels } from '#tests/statecharts/layout-faults.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'
import { tagsOf } from '#tests/statecharts/tags-of.ts'

/** Labels for which there is room only on a line of another transition. */
const crossedAtMost: Readonly<Record<string, number>> = { session: 1, shippingQuotes: 1 }

const models = [sampleOrderModel, ...registry]

describe.each(models.map((model) => [model.machine.id, model] as const))('the picture of %s', (_, model) => {
  const chart = chartOf(model.machine)
  let plan: Plan
  let svg: string
  beforeAll(async () => {
    plan = await planOf(model, chart, releasedLayouts(chart.id)([]))
    svg = svgOf(model, chart, plan, { version: '0', style: chartStyle })
  })

  test('carries the id of every state and every transition', () => {
    const found = new Set(
      tagsOf(svg).flatMap(({ attributes }) => [
        attributes['data-id'],
        ...(attributes['data-ids'] ?? '').split(' '),
      ]),
    )
    const wanted = [...chart.nodes, ...chart.transitions].map(({ id }) => id)
    expect(wanted.filter((id) => !found.has(id))).toEqual([])
  })

  test('has no label on another, on a state or on its text', () => {
    expect(labelHits(chart, plan.layout)).toEqual([])
  })

  test('has no line through the text or the inside of a state', () => {
    expect(lineHits(chart, plan.layout)).toEqual([])
  })

  test('has each label at its line, within 300 px of an end of it', () => {
    expect([...looseLabels(plan.layout), ...farLabels(plan.layout)]).toEqual([])
  })

  test('has no line under the label of another, but where the label would be far away instead', () => {
    expect(crossedLabels(plan.layout).length).toBeLessThanOrEqual(crossedAtMost[chart.id] ?? 0)
  })

  labelTests(chart, () => svg)

  test('has literal colors and no font shorthand, as librsvg, Qt and Inkscape need', () => {
    expect(svg).not.toMatch(/var\(|--\w|font:/)
  })

  test('has a title, a description and selectable text', () => {
    const [root, title, description] = tagsOf(svg)
    expect([root?.attributes.role, root?.attributes['aria-labelledby']]).toEqual(['img', 'title desc'])
    expect([title?.name, description?.name]).toEqual(['title', 'desc'])
    for (const node of chart.nodes.slice(1)) expect(svg).toContain(`>${node.key}</text>`)
    expect(svg).not.toMatch(/user-select|<path[^>]+aria-label|foreignObject/)
  })
})

function labelTests(chart: ChartModel, svg: () => string): void {
  test('shows in labels each condition with its node among the candidates, and each action that is run', () => {
    const shown = Array.from(svg().matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text]) => text)
    const moving = chart.transitions.filter(({ targets }) => targets.length > 0)
    const wanted = moving.flatMap((transition) => [
      ...(transition.candidates > 1
        ? [`[${transition.candidate + 1}. ${transition.guard ?? 'otherwise'}`]
        : []),
      ...transition.actions.map(({ name }) => name),
    ])
    const all = shown.join(' ').replaceAll(/\s+/g, ' ')
    expect(wanted.filter((text) => !all.includes(escaped(text)))).toEqual([])
  })

  test('counts leaf states in its description', () => {
    expect(svg()).toContain(
      ` ${leafStates(chart).length} states and ${chart.transitions.length} transitions.`,
    )
  })
}

test('the colors are those of the shop, light and dark', () => {
  expect(palettes['consumer-light']).toMatchObject(chartColors.light)
  expect(palettes['consumer-dark']).toMatchObject(chartColors.dark)
})

test('a label that is 301 px from both ends of its line is far', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 622 },
  ]
  const labelled = (height: number) => ({
    points,
    label: { x: -50, y: (622 - height) / 2, width: 100, height },
  })
  const edges = new Map([
    ['far', labelled(20)],
    ['near', labelled(22)],
  ])
  expect(farLabels({ edges })).toEqual(['far'])
})

test('a label on the line of another is crossed, and on its own line is not', () => {
  const along = (y: number) => [
    { x: 0, y },
    { x: 100, y },
  ]
  const label = { x: 40, y: 0, width: 20, height: 20 }
  const edges = new Map([
    ['mine', { points: along(10), label }],
    ['other', { points: along(15), label: null }],
  ])
  expect(crossedLabels({ edges })).toEqual(['mine'])
  expect(crossedLabels({ edges: new Map([...edges].slice(0, 1)) })).toEqual([])
})

test('a text is wrapped into balanced lines', () => {
  const text = 'The order is placed; its confirmation is shown until the shopper leaves it.'
  const lines = wrapped(text, 34)
  expect(lines.join(' ')).toBe(text)
  expect(lines.map((line) => line.length)).toEqual([24, 27, 22])
})
