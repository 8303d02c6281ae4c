import { describe, expect, test } from 'vitest'
import { type Path, pathOf } from '#statecharts/engine/path.ts'
import { replay } from '#statecharts/engine/run.ts'
import { coverOf } from '#tests/statecharts/covers.ts'
import { randomWalks } from '#tests/statecharts/random-walks.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

test('the real actor follows random walks as explored', async () => {
  const { chart, space } = await coverOf(sampleOrderModel)
  const walks = randomWalks(chart, space, 10, 40)
  const replays = await Promise.all(walks.map((walk) => replay(sampleOrderModel, walk)))
  expect(replays.flatMap((each) => each.differences)).toEqual([])
})

describe('a replay reports deviations of the real actor', () => {
  const first = async (): Promise<Path> => {
    const { suite } = await coverOf(sampleOrderModel)
    const path = suite.paths.find((each) => each.steps.length > 2)
    if (!path) throw new Error('the sample has a path of three steps')
    return path
  }
  const spoiled = async (apply: (path: Path) => Path) => {
    const path = await first()
    const { differences } = await replay(sampleOrderModel, apply(path))
    return differences.map((difference) => difference.slice(path.id.length + 1))
  }

  test('in configuration or transitions', async () => {
    const wrong = await spoiled((path) => ({ ...path, begins: { ...path.begins, configuration: 'nowhere' } }))
    expect(wrong).toHaveLength(1)
    expect(wrong[0]).toMatch(/^at the start: expected \["active","nowhere",/)
  })

  test('in a response that no invoke waits for', async () => {
    const step = { do: 'answer', actor: 'submission', outcome: 'over' } as const
    const wrong = await spoiled((path) => ({ ...path, steps: [{ ...path.begins, ...step }] }))
    expect(wrong).toEqual([
      'step 1 (submission answers over): the actor runs no "submission" that can end as "over"',
    ])
  })

  test('in time: a longer timer cannot fire before a shorter one', async () => {
    const { chart, space } = await coverOf(sampleOrderModel)
    const initialState = space.initialStates.find((each) => each.input === 'regular')
    const open = space.nodes[initialState?.node ?? -1]?.edges.find(
      ({ stimulus }) => stimulus.kind === 'event' && stimulus.event.type === 'chat.toggle',
    )
    if (!initialState || !open) throw new Error('the sample opens its chat')
    const path = pathOf(chart, space, { initialState, edges: [open], covers: [] }, 'early')
    const late = {
      do: 'wait',
      ms: 5_000,
      status: 'active',
      configuration: { flow: 'reviewing', chat: 'closed' },
    } as const
    const closing = 'sampleOrder.chat.open|xstate.after.bannerTime.sampleOrder.chat.open|0'
    const { differences } = await replay(sampleOrderModel, {
      ...path,
      steps: [...path.steps, { ...late, transitions: [closing] }],
    })
    expect(differences).toEqual([
      `early step 2 (5000 ms pass): expected ["active",{"chat":"closed","flow":"reviewing"},["${closing}"]] but the actor did ["active",{"chat":"closed","flow":"reviewing"},["sampleOrder.flow.reviewing|stock.recheck|0","${closing}"]]`,
    ])
  })
})
