import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { scxmlOf } from '#statecharts/export/scxml.ts'
import { conditionOf } from '#statecharts/export/scxml-guards.ts'
import { scxmlId } from '#statecharts/export/scxml-names.ts'
import { tagsOf } from '#tests/statecharts/tags-of.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

const models = [sampleOrderModel, ...registry]

describe.each(models.map((model) => [model.machine.id, model] as const))('%s as SCXML', (_, { machine }) => {
  const chart = chartOf(machine)
  const tags = tagsOf(scxmlOf(machine, chart, 'v'))
  const states = tags.filter(({ name }) => ['state', 'parallel', 'final'].includes(name))
  const transitions = tags.filter(({ name }) => name === 'transition')

  test('has every state once, by an id without dots', () => {
    const ids = states.flatMap(({ attributes }) => attributes.id ?? [])
    const end = `${chart.id}_ended`
    expect(ids.filter((id) => id !== end)).toEqual(chart.nodes.map((node) => scxmlId(node.id)))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('has every transition in the order in which they are tried, and leads to states that it has', () => {
    const ids = new Set(states.map(({ attributes }) => attributes.id))
    const ending = transitions.filter(({ attributes }) => attributes.target === `${chart.id}_ended`)
    expect(transitions.length - ending.length).toBe(chart.transitions.length)
    const targets = transitions.flatMap(({ attributes }) => attributes.target?.split(' ') ?? [])
    expect(targets.filter((target) => !ids.has(target))).toEqual([])
  })

  test('declares each variable that a condition or a timer reads', () => {
    const declared = new Set(
      tags.filter(({ name }) => name === 'data').map(({ attributes }) => attributes.id),
    )
    const read = tags.flatMap(({ attributes }) => [
      ...(attributes.cond?.match(/\w+/g) ?? []),
      ...(attributes.delayexpr ?? '').split(' ').filter((name) => name !== ''),
    ])
    expect(read.filter((name) => !declared.has(name))).toEqual([])
  })
})

describe('differences between SCXML and XState', () => {
  const { machine } = sampleOrderModel
  const text = scxmlOf(machine, chartOf(machine), 'v')

  test.each([
    ['a timer starts on entry', '<send event="after.restTime.sampleOrder_flow_blocked"'],
    ['and stops on exit', '<cancel sendid="after.restTime.sampleOrder_flow_blocked"/>'],
    ['what a machine tells itself later is sent', '<send event="stock.recheck" id="recheck" delay="700ms"/>'],
    ['and called back', '<cancel sendid="recheck"/>'],
    ['an answer is an event', 'event="done.invoke.submitOrder" cond="isAccepted"'],
    ['a failure is an event', 'event="error.platform.submitOrder"'],
    ['a guard by kind is a variable of its own', 'event="done.invoke.submitOrder" cond="is_declined"'],
    ['a composed guard is an expression', 'cond="hasAddress &amp;&amp; !hasBeenDeclinedTwice"'],
    ['a target inside leaves its source in node', 'event="order.leave" type="internal"'],
    ['a transition that stays has no target', '<transition event="address.enter">'],
    ['a re-entering one has', '<transition event="order.review" target="sampleOrder_flow_reviewing"/>'],
  ])('%s', (_, piece) => {
    expect(text).toContain(piece)
  })

  test.each([
    ['isReady', 'isReady'],
    ['is declined', 'is_declined'],
    ['not(isReady)', '!isReady'],
    ['and(a, or(b, not(c)))', 'a && (b || !c)'],
    ['not(and(a, b))', '!(a && b)'],
  ])('the guard %s is %s', (guard, condition) => {
    expect(conditionOf(guard)).toBe(condition)
  })

  test.each(['(inline)', 'in({"flow":"left"})', 'and(a, (inline))'])('the guard %s is refused', (guard) => {
    expect(() => conditionOf(guard)).toThrow('has no name that SCXML could ask for')
  })
})
