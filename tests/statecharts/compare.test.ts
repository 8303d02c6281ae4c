import { describe, expect, test } from 'vitest'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { pathsCommand } from '#statecharts/commands/paths-command.ts'
import { caseSuite } from '#statecharts/engine/case-suite.ts'
import { explore } from '#statecharts/engine/explore.ts'
import { transitionGoals } from '#statecharts/engine/tour.ts'
import { doorModel } from '#tests/statecharts/door.model.ts'

describe('the suite of shortest cases', () => {
  const model = doorModel()
  const goals = ['door.closed|door.push|0', 'door.opened|door.pull|0']

  test('leaves out a case that a longer one contains', () => {
    expect(caseSuite(explore(model), new Set(goals), transitionGoals)).toEqual({ paths: 1, steps: 2 })
    expect(caseSuite(explore(model), new Set(goals.slice(0, 1)), transitionGoals)).toEqual({
      paths: 1,
      steps: 1,
    })
  })

  test('has a case of its own for every end', () => {
    const ends = { shut: { type: 'final' as const }, stuck: { type: 'final' as const } }
    const closed = { on: { 'door.push': { target: 'opened' }, 'door.lock': { target: 'shut' } } }
    const opened = { on: { 'door.pull': { target: 'stuck' } } }
    const events = {
      'door.push': [{ type: 'door.push' }],
      'door.pull': [{ type: 'door.pull' }],
      'door.lock': [{ type: 'door.lock' }],
    }
    const space = explore(doorModel({ states: { closed, opened, ...ends }, model: { events } }))
    const all = new Set([...goals, 'door.closed|door.lock|0'])
    expect(caseSuite(space, all, transitionGoals)).toEqual({ paths: 2, steps: 3 })
  })
})

test('tours, cases and what xstate/graph makes stand side by side', async () => {
  const { lines, code } = await pathsCommand(['coupon', '--compare'])
  const [head, row] = lines.map((line) => line.trim().split(/ {2,}/))
  expect([code, head]).toEqual([
    0,
    [
      'machine',
      'goals',
      'longest tours',
      'at most 20 steps',
      'shortest cases',
      'xstate/graph',
      'its transitions',
    ],
  ])
  const [name, , ...sizes] = row ?? []
  const [tours = 0, , cases = 0, stock = 0] = sizes.map((size) => Number(size.split('/')[1]))
  expect([name, tours > 0 && tours < 0.6 * cases, couponModel.machine.id]).toEqual(['coupon', true, 'coupon'])
  // states are told apart by the event and the state before, as createTestModel does: without them it is 11 of 20
  const [taken, drawn] = sizes.at(-1)?.split('/') ?? []
  expect([taken, stock > 3 * tours]).toEqual([drawn, true])
})
