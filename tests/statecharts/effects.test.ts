import { describe, expect, test } from 'vitest'
import type { Path, Step } from '#statecharts/engine/path.ts'
import { replay } from '#statecharts/engine/run.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

const unchecked = { status: 'active', transitions: [] } as const
const event = (type: string): Step => ({ ...unchecked, configuration: {}, do: 'event', event: { type } })
const answer = (actor: string, outcome: string): Step => ({
  ...unchecked,
  configuration: {},
  do: 'answer',
  actor,
  outcome,
})
const reviewing = { flow: 'reviewing', chat: 'closed' }
const submitting = { flow: 'submitting', chat: 'closed' }
const start = {
  status: 'active',
  configuration: reviewing,
  transitions: [],
} as const

/** A decline, and then 700 ms in which the stock is looked at again. */
const path: Path = {
  id: 'decline',
  input: 'regular',
  begins: start,
  steps: [
    { ...event('order.submit'), configuration: submitting },
    { ...answer('submitOrder', 'declined'), configuration: reviewing },
    { ...unchecked, configuration: reviewing, do: 'wait', ms: 700 },
  ],
  covers: [],
  spec: [],
}

const effects = [
  ['waits 700 ms', 'sets address to "Ash Street 1"', 'sets declines to 0'],
  ['waits no longer (700 ms)', 'waits 30000 ms', 'starts submitOrder {"address":"Ash Street 1"}'],
  [
    'waits no longer (30000 ms)',
    'emits notice.declined',
    'waits 700 ms',
    'stops submitOrder',
    'sets declines to 1',
  ],
  ['tells itself stock.recheck', 'tells cart cart.reload'],
]

describe('a replay reports the effects of a machine', () => {
  test('timers, actors with inputs, events sent, and context', async () => {
    const replayed = await replay(sampleOrderModel, path, 'conduct')
    expect([replayed.differences, replayed.effects]).toEqual([[], effects])
  })

  test('deviations from a golden path', async () => {
    const golden = { ...path, begins: { ...start, effects: ['waits 900 ms'] } }
    const { differences } = await replay(sampleOrderModel, golden, 'conduct')
    expect(differences).toEqual([
      'decline at the start: expected that it waits 900 ms, but it waits 700 ms, then sets address to "Ash Street 1", then sets declines to 0',
    ])
  })

  test('violated invariants', async () => {
    const invariants = { 'nobody is declined': () => false }
    const { differences } = await replay({ ...sampleOrderModel, invariants }, path, 'conduct')
    expect(differences).toEqual(['decline at the start: breaks "nobody is declined"'])
  })
})
