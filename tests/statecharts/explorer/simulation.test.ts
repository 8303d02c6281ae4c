import { describe, expect, test } from 'vitest'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import type { Stimulus } from '#statecharts/engine/machine-state.ts'
import { machineContent } from '#statecharts/explorer-content/machine-content.ts'
import { namesIn, runText } from '#statecharts/explorer/simulate/run-text.ts'
import { Simulation } from '#statecharts/explorer/simulate/simulation.ts'
import { toldBriefly } from '#statecharts/explorer/simulate/told-stimulus.ts'

const sample = (payload: object): Stimulus => ({ kind: 'event', event: { type: 'a.b', ...payload } })
const briefly = (...payloads: readonly object[]): readonly string[] => {
  const all = payloads.map(sample)
  return all.map((each) => toldBriefly(each, all))
}

describe('samples of one event are told by what differs', () => {
  test('fields that are the same in all of them are left out, inside of others too', () => {
    expect(briefly({ id: 1, to: { x: 1, y: 2 } }, { id: 1, to: { x: 1, y: 3 } })).toEqual([
      'a.b {"to":{"y":2}}',
      'a.b {"to":{"y":3}}',
    ])
    expect(briefly({ id: 1 }, { id: 1, age: 21 })).toEqual(['a.b without age', 'a.b {"age":21}'])
  })

  test('one without a payload is its name, one alone has all of it, and what is cut ends with an ellipsis', () => {
    expect(briefly({})).toEqual(['a.b'])
    expect(briefly({ id: 1 })).toEqual(['a.b {"id":1}'])
    const [long = ''] = briefly({ text: 'x'.repeat(300) })
    expect(long).toHaveLength(124)
    expect(long.endsWith('x…')).toBe(true)
  })
})

describe('a simulated checkout', async () => {
  const simulation = new Simulation(await machineContent(checkoutModel), checkoutModel)

  test('tells what each step did, with what was left and entered', () => {
    const [, requested] = simulation.again(['start', 'step.requested'])
    expect(requested?.actions.map((name) => name.replace(/\(.*/s, ''))).toEqual([
      'forgetSentBack',
      'notifyCheckSettled',
      'requestStep',
      'dismissFailures',
    ])
    expect(requested?.starts).toEqual(['preparing'])
  })

  test('leaves out what cannot happen, with all after it', () => {
    expect(simulation.again(['start', 'step.requested', 'order.sent', 'checkout.left'])).toHaveLength(2)
    expect(simulation.again(['nowhere', 'step.requested'])).toHaveLength(1)
  })

  test('an address keeps as many of the first steps as it has room for', () => {
    const names = ['start', ...Array.from({ length: 200 }, () => 'step.requested 4')]
    const kept = namesIn(runText(names))
    expect(kept).toEqual(names.slice(0, kept.length))
    expect(kept.length).toBeGreaterThan(100)
    expect(runText(names).length).toBeLessThanOrEqual(2_000)
  })
})
