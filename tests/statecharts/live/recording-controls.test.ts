import { expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { explainRecording } from '#statecharts/live/explain-recording.ts'
import type { RecordedActor, RecordedStep } from '#statecharts/live/recorded-actor.ts'
import { recordPath } from './record-path.ts'

type Alter = (step: RecordedStep, model: MachineModel) => readonly RecordedStep[] | null

/** Alters one step in the middle of a recording of each machine; how many were altered, and how many of them noticed. */
async function noticed(alter: Alter): Promise<{ readonly altered: number; readonly noticed: number }> {
  const counts = { altered: 0, noticed: 0 }
  for (const model of registry)
    for (const path of (await goldenPathsOf(model)).slice(0, 6)) {
      const { recorded } = await recordPath(model, path)
      for (const wrong of alteredOf(recorded, model, alter)) {
        counts.altered++
        if (explainRecording(model, wrong).kind === 'unexplained') counts.noticed++
      }
    }
  return counts
}

/** Not the last step: a recording may end at any time. */
function alteredOf(recorded: RecordedActor, model: MachineModel, alter: Alter): readonly RecordedActor[] {
  const inner = recorded.steps.slice(0, -1).filter(({ taken }) => taken.length > 0)
  return [inner[Math.floor(inner.length / 2)]].flatMap((step) => {
    const instead = step && alter(step, model)
    if (!step || !instead) return []
    return [{ ...recorded, steps: recorded.steps.flatMap((each) => (each === step ? instead : [each])) }]
  })
}

test('a step that is lost from a recording is noticed', { timeout: 120_000 }, async () => {
  const lost = await noticed(() => [])
  expect(lost.altered).toBeGreaterThan(80)
  // some change nothing that later ones show; messages have numbers, so that none is lost between tabs
  expect(lost.noticed / lost.altered).toBeGreaterThan(0.85)
})

test('another candidate than the one that was taken is noticed', { timeout: 120_000 }, async () => {
  const claimed = await noticed((step, model) => {
    const [first = '', ...rest] = step.taken
    const list = first.slice(0, first.lastIndexOf('|'))
    const other = chartOf(model.machine).transitions.find(
      ({ id }) => id !== first && id.startsWith(`${list}|`),
    )
    return other ? [{ ...step, taken: [other.id, ...rest] }] : null
  })
  expect(claimed.altered).toBeGreaterThan(30)
  expect(claimed.noticed / claimed.altered).toBeGreaterThan(0.9)
})

test('a recording that begins after its machine cannot be explained, and says so', () => {
  const [model] = registry
  if (!model) throw new Error('there are machines')
  const recorded = { actor: 1, machine: model.machine.id, begins: null, before: null, steps: [], gone: null }
  expect(explainRecording(model, recorded)).toEqual({ kind: 'cut' })
})

test('a timer that is due is found again when events came before it', async () => {
  const model = registry.find(({ machine }) => machine.id === 'toast')
  if (!model) throw new Error('there is a toast')
  const begins = { ms: 0, taken: [], value: 'visible', status: 'active', at: 0 } as const
  const leaving = {
    ms: 2_010,
    type: 'xstate.after.remainingTime.toast.visible',
    taken: ['toast.visible|xstate.after.remainingTime.toast.visible|0'],
    value: 'leaving',
    status: 'active',
    at: 1,
  } as const
  const explained = explainRecording(model, {
    actor: 1,
    machine: 'toast',
    begins,
    before: null,
    steps: [leaving],
    gone: null,
  })
  expect(explained).toEqual({ kind: 'explained', input: 'success', stimuli: [{ do: 'wait', ms: 2_000 }] })
})
