import { expect, test } from 'vitest'
import type { EventObject, StateValue } from 'xstate'
import type { MachineModel } from '#machines/model.ts'
import { ActorRun } from '#statecharts/engine/actor-run.ts'
import type { RecordedStimulus } from '#statecharts/engine/path.ts'

const longest = 100

/** One test per rule, by its sentence: a script, then what the machine does in the last step of it. */
export function rules(
  model: MachineModel,
  table: Readonly<Record<string, readonly [script: string, ...conduct: readonly string[]]>>,
): void {
  for (const [rule, [script, ...expected]] of Object.entries(table))
    test(rule, async () => {
      expect(await conduct(model, script)).toEqual(expected)
    })
}

/**
 * What a machine does in the last step of a script: the state it comes to, then its effects in sentences. Steps are
 * separated by commas: an event by its type (`coupon.apply`, or `coupon.apply 2` for the second sample of the model), an
 * answer of a service by its name (`getCoupon present`), or time that passes (`5000 ms`). `at input` goes first where the
 * model has several inputs; `start` alone is the start, without the initial context.
 */
export async function conduct(model: MachineModel, script: string): Promise<readonly string[]> {
  const parts = script.split(', ')
  const steps = parts.filter((part) => part !== 'start' && !part.startsWith('at '))
  const input = parts[0]?.startsWith('at ') ? parts[0].slice('at '.length) : Object.keys(model.inputs)[0]
  const run = new ActorRun(model)
  run.start(input ?? '')
  let stand = run.stand()
  for (const step of steps) {
    const problem = await run.take(stimulusOf(model, step))
    if (problem) throw new Error(`${step}: ${problem}`)
    stand = run.stand()
  }
  run.stop()
  const { status, configuration, effects = [] } = stand
  const told = effects.filter(
    (effect) => !implied.test(effect) && (steps.length > 0 || !changed.test(effect)),
  )
  return [...(status === 'active' ? [] : [status]), ...leavesOf(configuration), ...told].map((sentence) =>
    sentence.length > longest ? `${sentence.slice(0, longest)}…` : sentence,
  )
}

/** Leaving a state stops what it started. */
const implied = /^(stops|waits no longer) /
const changed = /^sets /

function stimulusOf(model: MachineModel, step: string): RecordedStimulus {
  const [name = '', which = '1'] = step.split(' ')
  if (which === 'ms') return { do: 'wait', ms: Number(name) }
  const samples: readonly EventObject[] | undefined = Object.entries(model.events).find(
    ([type]) => type === name,
  )?.[1]
  if (!samples) return { do: 'answer', actor: name, outcome: which }
  const event = samples[Number(which) - 1]
  if (!event) throw new Error(`the model has no such sample: ${step}`)
  return { do: 'event', event }
}

function leavesOf(value: StateValue, above: readonly string[] = []): readonly string[] {
  if (typeof value === 'string') return [[...above, value].join('.')]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner ?? {}, [...above, key]))
}
