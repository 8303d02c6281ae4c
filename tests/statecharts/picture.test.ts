import { beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { palettes } from '#src/ui/theme/palettes.ts'
import { type ChartModel, chartOf, leafStates } from '#statecharts/engine/chart-model.ts'
import { type Box, crosses, inset, overlap } from '#statecharts/export/svg/geometry.ts'
import { planOf } from '#statecharts/export/svg/picture.ts'
import { chartColors } from '#statecharts/export/svg/style.ts'
import { type Plan, svgOf } from '#statecharts/export/svg/svg.ts'
import { wrapped } from '#statecharts/export/svg/text-width.ts'
import { escaped } from '#statecharts/export/xml.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'
import { tagsOf } from '#tests/statecharts/tags-of.ts'

const models = [sampleOrderModel, ...registry]

describe.each(models.map((model) => [model.machine.id, model] as const))('the picture of %s', (_, model) => {
  const chart = chartOf(model.machine)
  let plan: Plan
  let svg: string
  beforeAll(async () => {
    plan = await planOf(model, chart)
    svg = svgOf(model, chart, plan)
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
    expect(labelHits(chart, plan)).toEqual([])
  })

  test('has no line through the text or the inside of a state', () => {
    expect(lineHits(chart, plan)).toEqual([])
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

test('a text is wrapped into balanced lines', () => {
  const text = 'The order is placed; its confirmation is shown until the shopper leaves it.'
  const lines = wrapped(text, 34)
  expect(lines.join(' ')).toBe(text)
  expect(lines.map((line) => line.length)).toEqual([24, 27, 22])
})

function labelHits(chart: ChartModel, { layout }: Plan): readonly string[] {
  const labels = [...layout.edges].flatMap(([id, { label }]) => (label ? [{ id, box: label }] : []))
  const leaves = chart.nodes.filter(({ children }) => children.length === 0)
  const others = [
    ...leaves.map(({ id }) => ({ id, box: boxIn(layout.boxes, id) })),
    ...chart.nodes.map(({ id }) => ({ id: `the text of ${id}`, box: boxIn(layout.texts, id) })),
  ]
  return labels.flatMap((label, at) =>
    [...labels.slice(at + 1), ...others]
      .filter((other) => overlap(label.box, other.box))
      .map((other) => `${label.id} lies on ${other.id}`),
  )
}

function lineHits(chart: ChartModel, { layout }: Plan): readonly string[] {
  const areaOf = ({ id, children }: ChartModel['nodes'][number]) =>
    children.length === 0 ? inset(boxIn(layout.boxes, id), 1) : boxIn(layout.texts, id)
  return [...layout.edges].flatMap(([edge, { points }]) =>
    chart.nodes
      .filter((node) => areaOf(node).width > 0 && crosses(points, areaOf(node)))
      .map(({ id }) => `${edge} runs through ${id}`),
  )
}

const boxIn = (boxes: ReadonlyMap<string, Box>, id: string): Box =>
  boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 }
