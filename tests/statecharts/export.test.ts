import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { registry } from '#machines/index.ts'
import { type ChartAction, type ChartModel, chartOf, leafStates } from '#statecharts/engine/chart-model.ts'
import { canonical } from '#statecharts/engine/json.ts'
import { paramsOf } from '#statecharts/engine/parameters.ts'
import { chartFilesOf, indexFile, releasedCharts } from '#statecharts/export/chart-files.ts'
import { causesOf } from '#statecharts/export/http-causes.ts'
import { indexPage } from '#statecharts/export/index-page.ts'
import { mermaidOf } from '#statecharts/export/mermaid.ts'
import { tablePage } from '#statecharts/export/table.ts'
import { actionText } from '#statecharts/export/words.ts'
import { xstateConfigOf } from '#statecharts/export/xstate-json.ts'
import { doorModel } from '#tests/statecharts/door.model.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

const models = [sampleOrderModel, ...registry]

describe.each(models.map((model) => [model.machine.id, model] as const))('%s exported', (_, model) => {
  const chart = chartOf(model.machine)

  test('as XState JSON parses back into the same states and transitions, except for computed parameters', () => {
    const config: Parameters<typeof createMachine>[0] = JSON.parse(JSON.stringify(xstateConfigOf(chart, 'v')))
    expect(chartOf(createMachine(config))).toEqual(withoutComputed(chart))
  })

  test('counts leaf states in its table and in the index', async () => {
    const count = leafStates(chart).length
    expect(await tablePage(model, chart)).toContain(
      `\n${count} states, ${chart.transitions.length} transitions.`,
    )
    expect(await indexPage([model])).toContain(
      `| ${model.purpose} | ${count} | ${chart.transitions.length} |`,
    )
  })

  test('as a table distinguishes outcomes of a service by their responses', () => {
    for (const outcomes of Object.values(model.outcomes)) {
      const answers = Object.values(outcomes).map(({ http }) =>
        typeof http === 'string' ? http : canonical(http),
      )
      expect(new Set(causesOf(outcomes).values()).size).toBe(new Set(answers).size)
    }
  })

  test('as a table lists every state with its description and every transition', async () => {
    const page = await tablePage(model, chart)
    const silent = chart.nodes.filter((node) => !page.includes(node.description ?? node.key))
    expect(silent).toEqual([])
    const [, transitions = ''] = page.split('## Transitions')
    const rows = (transitions.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
    expect(rows).toHaveLength(chart.transitions.length + 1)
  })

  test('says in its first lines that it is generated', async () => {
    const folder = 'charts'
    const files = [...(await chartFilesOf(model, { folder })), await indexFile([model], folder)]
    const initialStates = files.map(({ text }) => text.split('\n').slice(0, 2).join('\n'))
    expect(initialStates.filter((initialState) => !/generated/i.test(initialState))).toEqual([])
  })
})

test.each(registry)(
  'the table of $machine.id says of every answer of a service where it leads',
  async (model) => {
    const [, services = ''] = (await tablePage(model, chartOf(model.machine))).split('\n## Services\n')
    const rows = (services.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
    const silent = rows.filter((line) => line.endsWith('|  |') && !line.includes('| never |'))
    expect(silent).toEqual([])
  },
)

test('the index of charts leads only to files that there are', async () => {
  const page = await indexPage(registry)
  const links = [...page.matchAll(/\]\((\.\.\/[^)]*)\)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(registry.length)
  expect(links.filter((link) => !existsSync(join(releasedCharts, link)))).toEqual([])
})

test('as a table an action and a guard have their parameters, fixed or computed', async () => {
  const page = await tablePage(sampleOrderModel, chartOf(sampleOrderModel.machine))
  expect(page).toContain('| recordAddress(address: event.address) |')
  expect(page).toContain('| 1. isAccepted(answer: event.output) |')
  const parameters = [
    { reason: 'stale', lines: [] },
    () => null,
    ({ event }: { readonly event: { readonly step: string } }) => event,
    ({ event }: { readonly event: { readonly step: string } }) => ({ step: event.step }),
  ]
  expect(parameters.map((params) => actionText({ name: 'act', params: paramsOf({ params }) }))).toEqual([
    "act(reason: 'stale', lines: [])",
    'act(null)',
    'act(event)',
    'act(step: event.step)',
  ])
})

test('a machine with two calls of one action that differ in a fixed parameter shows which is which', async () => {
  const opened = {
    on: {
      'door.push': { target: 'closed', actions: { type: 'recordOpening', params: { by: 'hand' } } },
      'door.pull': { target: 'closed', actions: { type: 'recordOpening', params: { by: 'foot' } } },
    },
  }
  const model = doorModel({ states: { opened } })
  const chart = chartOf(model.machine)
  const texts = [await tablePage(model, chart), mermaidOf(chart, 'v')]
  expect(texts.map((text) => text.match(/by[:=] ?'\w+'/g))).toEqual([
    ["by: 'hand'", "by: 'foot'"],
    ["by='hand'", "by='foot'"],
  ])
})

describe('a transition that the running shop never takes', () => {
  const reason = 'The handle is on the other side.'
  const opened = { on: { 'door.pull': { target: 'closed', description: 'It falls shut.' } } }
  const transition = 'door.opened|door.pull|0'
  const model = doorModel({
    states: { opened },
    model: { unprovokable: [{ transition, walk: 'both', reason }] },
  })

  test.each(['md', 'svg', 'mmd', 'scxml', 'json'])('says so in its .%s, with the reason', async (ending) => {
    const files = await chartFilesOf(model, { folder: 'charts', isLaidOutAnew: true })
    const text = files.find(({ path }) => path.endsWith(`.${ending}`))?.text
    expect(text).toContain(`Neither a shopper nor the server can cause it: ${reason}`)
  })

  test('is pale in the picture, which says what that means', async () => {
    const svg = async (each: typeof model) =>
      (await chartFilesOf(each, { folder: 'charts', isLaidOutAnew: true })).find(({ path }) =>
        path.endsWith('.svg'),
      )?.text ?? ''
    const told = 'pale: nothing in the running shop causes it'
    expect((await svg(model)).match(/class="[^"]* never"/g)).toHaveLength(3)
    expect([(await svg(model)).includes(told), (await svg(doorModel())).includes(told)]).toEqual([
      true,
      false,
    ])
  })
})

test('what a chart says of a transition stands in its row of the table', async () => {
  const opened = { on: { 'door.pull': { target: 'closed', description: 'It falls shut.' } } }
  const model = doorModel({ states: { opened } })
  expect(await tablePage(model, chartOf(model.machine))).toMatch(/\| When [^|]*\. It falls shut\. \|/)
})

/** JSON holds no functions, so computed parameters are lost in it. */
function withoutComputed(chart: ChartModel): ChartModel {
  const fixed = (actions: readonly ChartAction[]) =>
    actions.map((action) => (action.params?.kind === 'computed' ? { ...action, params: null } : action))
  return {
    ...chart,
    nodes: chart.nodes.map((node) => ({
      ...node,
      entry: fixed(node.entry),
      exit: fixed(node.exit),
      invoke: node.invoke.map((invoke) => ({ ...invoke, input: null })),
      output: null,
    })),
    transitions: chart.transitions.map((transition) => ({
      ...transition,
      condition: transition.guard,
      actions: fixed(transition.actions),
    })),
  }
}
