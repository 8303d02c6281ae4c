import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { mermaidOf } from '#statecharts/export/mermaid.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

const models = [sampleOrderModel, ...registry]

describe.each(models.map((model) => [model.machine.id, model] as const))('%s as Mermaid', (_, model) => {
  const chart = chartOf(model.machine)

  test('has one edge per target, none into a composite, nor from one in a region into itself', () => {
    const lines = mermaidOf(chart, 'v').split('\n')
    const edges = lines.filter((line) => / --> \w+ : /.test(line))
    const composites = new Set(lines.flatMap((line) => /as (\w+) \{$/.exec(line)?.[1] ?? []))
    expect(edges).toHaveLength(chart.transitions.reduce((sum, each) => sum + each.targets.length, 0))
    expect(edges.filter((edge) => composites.has(/--> (\w+)/.exec(edge)?.[1] ?? ''))).toEqual([])
    const regions = chart.nodes.filter(({ parent }) =>
      chart.nodes.some((node) => node.id === parent && node.type === 'parallel'),
    )
    const inward = regions.map(({ id }) => id.replaceAll('.', '_')).map((name) => `  ${name} --> ${name}_`)
    expect(edges.filter((edge) => inward.some((start) => edge.startsWith(start)))).toEqual([])
  })

  test('has every transition that leaves no state in a note of its state', () => {
    const notes = mermaidOf(chart, 'v').match(/(?<=^ {2}note right of )\w+\n(?: {4}.*\n)*/gm) ?? []
    const noted = notes.flatMap((note) => {
      const [state = '', ...lines] = note.trimEnd().split('\n')
      return lines.map((line) => `${state} ${/^ {4}• (?:ignores |after )?([\w.*]+)/.exec(line)?.[1]}`)
    })
    const internal = chart.transitions.filter((transition) => transition.internal)
    expect(noted.toSorted()).toEqual(
      internal.map(({ source, about }) => `${source.replaceAll(/[^a-zA-Z0-9]/g, '_')} ${about}`).toSorted(),
    )
  })
})
