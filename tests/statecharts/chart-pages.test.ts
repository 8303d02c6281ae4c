import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { effectOf } from '#statecharts/engine/action-effects.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { chartVersion } from '#statecharts/engine/chart-version.ts'
import { specOf } from '#statecharts/engine/path.ts'
import { chartFilesOf } from '#statecharts/export/chart-files.ts'
import { actionNames } from '#statecharts/export/implementations.ts'
import { messagesBetween } from '#statecharts/export/message-map.ts'
import { tablePage } from '#statecharts/export/table.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { readRequirements } from '#statecharts/requirements.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

const charts = registry.map(({ machine }) => chartOf(machine))
const lineWith = (page: string, start: string): string =>
  page.split('\n').find((line) => line.trimStart().startsWith(start)) ?? ''

test('every requirement that a chart cites has its text, and no text is left over', () => {
  const cited = charts.flatMap((chart) => [...chart.nodes, ...chart.transitions].flatMap(specOf))
  expect([...readRequirements().keys()].sort()).toEqual([...new Set(cited)].sort())
})

describe('the page of a chart', async () => {
  const page = await tablePage(checkoutModel, chartOf(checkoutModel.machine))
  test('names the address of a state and what it inherits, innermost first', () => {
    const line = lineWith(page, '- **choosingPayment**')
    expect(line).toContain('page `/checkout/payment`')
    expect(line).toMatch(
      /\*Inherited from `open\.stepping`: `step\.requested`,.*; from the whole chart: `customer\.left`/,
    )
  })
  test('leaves out what a state always takes itself', () => {
    const line = lineWith(page, '- **choosingDelivery**')
    expect(line).toContain('`step.reopened`')
    expect(line.split('*Inherited')[1]).not.toContain('`address.changed`')
  })
  test('says which candidate each outcome takes, and where it leads at once', () => {
    expect(page).toContain(
      '| declined |  | 2. is declined: open.stepping (then open.stepping.choosingPayment) |',
    )
    expect(page).toContain('| carrier |  | 4. isOutdated: preparing |')
  })
  test('says what each action sends to whom, and which fields it sets', () => {
    expect(page).toContain('| reloadCart | sends | cart.reload | cart |')
    expect(page).toContain('| checkItems | sends | items.known | texasCheck |')
    expect(page).toContain('| announceUnsent | announces | notice.requestFailed | the page |')
    expect(page).toContain('| recordLongWait | sets | isLongWait |  |')
  })
})

test('no action of a machine is without its event and receiver, but for those of a changing set of children', () => {
  const unread = registry.flatMap(({ machine }, index) =>
    actionNames(charts[index] ?? chartOf(machine)).flatMap((name) => {
      const effect = effectOf(machine, name)
      const isRead =
        effect.kind !== 'custom' &&
        (!('event' in effect) || effect.event !== null) &&
        (effect.kind !== 'send' || effect.to !== null)
      return isRead ? [] : [machine.id]
    }),
  )
  expect([...new Set(unread)]).toEqual(['cart', 'toaster'])
})

test('every message that golden paths observe between machines is in the map, with sender and receiver', async () => {
  const ids = new Set(registry.map(({ machine }) => machine.id))
  const messages = await messagesBetween(registry)
  const map = new Set(messages.map(({ from, event, to }) => `${from} ${event} ${to}`))
  const observed: string[] = []
  for (const model of registry)
    for (const [, to = '', event] of JSON.stringify(await goldenPathsOf(model)).matchAll(
      /"tells (\w+) ([\w.]+)/g,
    ))
      if (ids.has(to) && to !== model.machine.id) observed.push(`${model.machine.id} ${event} ${to}`)
  expect(observed.filter((message) => !map.has(message))).toEqual([])
  expect(map).toContain('cart cart.stale staleCart')
})

describe('the version of a chart', () => {
  const chart = chartOf(sampleOrderModel.machine)
  const version = chartVersion(chart)
  test('stands in each of its files', async () => {
    const files = await chartFilesOf(sampleOrderModel, { folder: 'charts' })
    expect(files.filter(({ text }) => !text.includes(version)).map(({ path }) => path)).toEqual([])
  })
  test('stays when only words change', () => {
    const reworded: ChartModel = {
      ...chart,
      nodes: chart.nodes.map((node) => ({ ...node, description: 'Other words.', meta: null })),
    }
    expect(chartVersion(reworded)).toBe(version)
  })
  test('changes with any transition', () => {
    const without = chart.transitions.map((each) =>
      chartVersion({ ...chart, transitions: chart.transitions.filter((other) => other !== each) }),
    )
    expect(new Set([version, ...without]).size).toBe(chart.transitions.length + 1)
  })
})

test('a transition is listed with its requirements, else with those of its state', async () => {
  const chart = chartOf(sampleOrderModel.machine)
  const page = await tablePage(sampleOrderModel, chart, [])
  expect(page).toMatch(/^\| flow\.entering \| address\.enter \|.*\| CHK-01 \|$/m)
})
