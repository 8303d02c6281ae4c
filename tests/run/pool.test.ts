import { expect, test } from 'vitest'
import { runStages } from './pool.ts'
import { type Lane, LANES, type Step } from './steps.ts'

const step = (name: string, stage: number, lane: Lane): Step => ({
  name,
  stage,
  lane,
  tier: 'gate',
  command: [name],
})

/** Ends the steps one after another, in the order in which they have started. */
function recorder(red: readonly string[] = []) {
  const running = new Map<string, Step>()
  const started: string[] = []
  let busiest = 0
  const run = async (each: Step) => {
    running.set(each.name, each)
    started.push(each.name)
    busiest = Math.max(
      busiest,
      [...running.values()].reduce((sum, { lane }) => sum + LANES[lane], 0),
    )
    while (running.keys().next().value !== each.name) await Promise.resolve()
    running.delete(each.name)
    return { name: each.name, isGreen: !red.includes(each.name) }
  }
  return { run, started, busiest: () => busiest }
}

const mixed = [
  step('a', 1, 'single'),
  step('b', 1, 'whole'),
  step('c', 1, 'single'),
  step('d', 1, 'half'),
  step('e', 1, 'half'),
]

test('as many steps of a stage run at once as keep two cores busy, and a whole one runs alone', async () => {
  const { run, started, busiest } = recorder()
  await runStages(mixed, run, false)
  expect(started).toEqual(['a', 'c', 'b', 'd', 'e'])
  expect(busiest()).toBe(2)
})

test('a red stage lets running steps end and starts no later stage', async () => {
  const { run, started } = recorder(['a'])
  const { results, left } = await runStages([...mixed, step('f', 2, 'single')], run, false)
  expect(started).not.toContain('f')
  expect(results).toHaveLength(mixed.length)
  expect(left.map(({ name }) => name)).toEqual(['f'])
})

test('with keep-going later stages run after a red one', async () => {
  const { run, started } = recorder(['a'])
  const { left } = await runStages([...mixed, step('f', 2, 'single')], run, true)
  expect(started).toContain('f')
  expect(left).toEqual([])
})
