import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { registry } from '#machines/index.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { chartFilesOf, chartPathsOf, indexFile } from '#statecharts/export/chart-files.ts'
import { mermaidOf } from '#statecharts/export/mermaid.ts'
import { tablePage } from '#statecharts/export/table.ts'
import { xstateConfigOf } from '#statecharts/export/xstate-json.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

const models = [sampleOrderModel, ...registry]

describe.each(models.map((model) => [model.machine.id, model] as const))('%s exported', (_, model) => {
  const chart = chartOf(model.machine)

  test('as XState JSON parses back into the same states and transitions', () => {
    const config: Parameters<typeof createMachine>[0] = JSON.parse(JSON.stringify(xstateConfigOf(chart)))
    expect(chartOf(createMachine(config))).toEqual(chart)
  })

  test('as Mermaid has an edge for every transition, none into a composite, nor from one in a region into itself', () => {
    const lines = mermaidOf(chart).split('\n')
    const edges = lines.filter((line) => / --> \w+ : /.test(line))
    const composites = new Set(lines.flatMap((line) => /as (\w+) \{$/.exec(line)?.[1] ?? []))
    expect(edges).toHaveLength(
      chart.transitions.reduce((sum, each) => sum + Math.max(1, each.targets.length), 0),
    )
    expect(edges.filter((edge) => composites.has(/--> (\w+)/.exec(edge)?.[1] ?? ''))).toEqual([])
    const regions = chart.nodes.filter(({ parent }) =>
      chart.nodes.some((node) => node.id === parent && node.type === 'parallel'),
    )
    const inward = regions.map(({ id }) => id.replaceAll('.', '_')).map((name) => `  ${name} --> ${name}_`)
    expect(edges.filter((edge) => inward.some((beginning) => edge.startsWith(beginning)))).toEqual([])
  })

  test('as a table tells every state with its description and every transition', () => {
    const page = tablePage(model, chart)
    const silent = chart.nodes.filter((node) => !page.includes(node.description ?? node.key))
    expect(silent).toEqual([])
    const [, transitions = ''] = page.split('## Transitions')
    const rows = (transitions.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
    expect(rows).toHaveLength(chart.transitions.length + 1)
  })

  test('says in its beginning that it is generated', async () => {
    const files = [...(await chartFilesOf(model)), indexFile([model])]
    const beginnings = files.map(({ text }) => text.split('\n').slice(0, 2).join('\n'))
    expect(beginnings.filter((beginning) => !/generated/i.test(beginning))).toEqual([])
    expect(files.slice(0, -1).map(({ path }) => path)).toEqual(chartPathsOf(model).map(({ path }) => path))
  })
})
