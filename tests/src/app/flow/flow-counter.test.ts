import { describe, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { FLOW_LIMITS } from '#contract/site/flow.ts'
import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { isBalanced, isFeasible } from '#server/site/flow/check-counts.ts'
import { knownChart } from '#server/site/flow/known-chart.ts'
import { createFlowCounter, type FlowCounter } from '#src/app/flow/flow-counter.ts'
import { isCountedStep } from '#src/app/flow/take-steps.ts'
import { ActorRun } from '#statecharts/engine/actor-run.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { chartsOfRegistry } from '#tests/support/flow-build.ts'
import { FlowOracle, rowKey, rowsOf } from '#tests/support/flow-oracle.ts'

/** The machine around the actor of a run. */
const HOST = '(machine)'

/** Runs the golden paths of a machine, with batches taken at many points. */
async function countPaths(model: MachineModel) {
  const counter = createFlowCounter('build')
  const oracle = new FlowOracle()
  const batches = [...counter.take()]
  for (const { input, steps } of await goldenPathsOf(model)) {
    const run = new ActorRun(model, (event, ms) => {
      if (isCountedStep(event)) counter.note(event, ms)
      oracle.note(event, ms)
    })
    run.start(input)
    for (const [index, step] of steps.entries()) {
      await run.take(step)
      if (index % 7 === 3) batches.push(...counter.take())
    }
    run.stop()
  }
  batches.push(...counter.take())
  return { batches, oracle }
}

describe.each(registry.map((model) => [model.machine.id, model] as const))('%s', (id, model) => {
  test('its counts equal its history, by the ids of its chart, and every batch is one that the shop takes', async () => {
    const { batches, oracle } = await countPaths(model)
    expect(rowsOf(batches)).toEqual(oracle.rows())
    const built = chartsOfRegistry.find(({ machine }) => machine === id)
    const chart = knownChart(1, built?.chart ?? { nodes: [], transitions: [] })
    const refused = batches.flatMap(({ charts }) =>
      charts
        .filter(({ machine }) => machine !== HOST)
        .filter(
          (counted) =>
            counted.machine !== id ||
            !isBalanced(chart, counted) ||
            !counted.rows.every((row) => isFeasible(chart, row)),
        ),
    )
    expect(refused).toEqual([])
    expect([...oracle.rows().keys()].join('\n')).not.toContain('not in the chart')
    expect([...oracle.rows().keys()].some((row) => row.startsWith(`${id}: `))).toBe(id !== 'flowCounting')
  })
})

const light = createMachine({
  id: 'light',
  initial: 'off',
  states: { off: { always: 'on' }, on: { on: { toggle: 'broken', press: {} } }, broken: { type: 'final' } },
})

/** An actor whose steps are counted at the times of the list. */
function counted(counter: FlowCounter, times: readonly number[]) {
  const at = [...times]
  return createActor(light, {
    inspect: (event) => {
      if (isCountedStep(event)) counter.note(event, at.shift() ?? times.at(-1) ?? 0)
    },
  })
}

test('an actor that is created and never started is not counted', () => {
  const counter = createFlowCounter('build')
  counted(counter, [0])
  expect(counter.take()).toEqual([])
})

test('when the page is left, the last transition of each running actor leads out, once; a page that comes back starts anew', () => {
  const counter = createFlowCounter('build')
  const actor = counted(counter, [0]).start()
  counted(counter, [0]).start().send({ type: 'toggle' })
  counter.leave(2_000)
  actor.send({ type: 'press' })
  const first = rowKey('light', [null, 'light.off|always|0', 0])
  expect(Object.fromEntries(rowsOf(counter.take()))).toEqual({
    [first]: 2,
    [rowKey('light', ['light.off|always|0', 'light.on|toggle|0', 0])]: 1,
    [rowKey('light', ['light.off|always|0', null, 2])]: 1,
    [rowKey('light', [null, 'light.on|press|0', 0])]: 1,
  })
  expect(counter.take()).toEqual([])
})

test('batches that were not counted are taken back, and sent with what came since', () => {
  const counter = createFlowCounter('build')
  const actor = counted(counter, [0]).start()
  actor.send({ type: 'press' })
  const lost = counter.take()
  actor.send({ type: 'press' })
  counter.putBack(lost)
  const [batch] = counter.take()
  expect(batch?.charts).toEqual([
    {
      machine: 'light',
      open: 0,
      rows: [
        [null, 'light.off|always|0', 0, 1],
        ['light.off|always|0', 'light.on|press|0', 0, 1],
        ['light.on|press|0', 'light.on|press|0', 0, 1],
      ],
    },
  ])
})

test('a row above its limit becomes several, and forgotten counts are gone', () => {
  const counter = createFlowCounter('build')
  const actor = counted(counter, [0]).start()
  for (let pressed = 0; pressed < FLOW_LIMITS.times + 2; pressed++) actor.send({ type: 'press' })
  const times = counter
    .take()
    .flatMap(({ charts }) => charts.flatMap(({ rows }) => rows.map((row) => row[3])))
  expect(times).toEqual([1, 1, FLOW_LIMITS.times, 1])
  actor.send({ type: 'press' })
  counter.forget()
  actor.send({ type: 'press' })
  expect(counter.take()).toEqual([])
})
