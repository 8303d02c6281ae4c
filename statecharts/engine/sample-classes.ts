import type { EventObject } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import type { MachineState, Stimulus } from '#statecharts/engine/machine-state.ts'

/**
 * The classes of a model's samples by their ids: `input|start`, `payload|coupon.apply|0` (place among the payloads of
 * the event), `outcome|applyCoupon|accepted`. Each is a goal of the golden paths.
 */
export class SampleClasses {
  readonly all: readonly string[]
  readonly #payloads = new Map<EventObject, string>()

  constructor({ inputs, events, outcomes }: MachineModel) {
    for (const [type, payloads] of Object.entries<readonly EventObject[]>(events))
      for (const [index, event] of payloads.entries()) this.#payloads.set(event, `payload|${type}|${index}`)
    this.all = [
      ...Object.keys(inputs).map(inputClass),
      ...this.#payloads.values(),
      ...Object.entries(outcomes).flatMap(([src, ends]) =>
        Object.keys(ends).map((outcome) => outcomeClass(src, outcome)),
      ),
    ]
  }

  /** The classes that a stimulus uses in a state; time that passes uses none. */
  of({ snapshot }: MachineState, stimulus: Stimulus): readonly string[] {
    if (stimulus.kind === 'timer') return []
    if (stimulus.kind === 'answer') {
      const src: unknown = snapshot.children[stimulus.actor]?.src
      return typeof src === 'string' ? [outcomeClass(src, stimulus.outcome)] : []
    }
    const payload = this.#payloads.get(stimulus.event)
    return payload === undefined ? [] : [payload]
  }
}

export const inputClass = (input: string): string => `input|${input}`

const outcomeClass = (src: string, outcome: string): string => `outcome|${src}|${outcome}`

/** Whether a goal is a sample class, and no transition or ignored event. */
export const isSampleClass = (goal: string): boolean => /^(input|payload|outcome)\|/.test(goal)

/** Why a class is not used; undefined: the goal is no class. */
export function whyUnused(goal: string): string | undefined {
  const [kind = '', name = '', which = ''] = goal.split('|')
  if (kind === 'payload')
    return `payload ${which} of ${name} was not used: no state that is reached takes the event`
  if (kind === 'outcome')
    return `outcome ${which} of ${name} was not used: no state that is reached runs the actor`
  return undefined
}
