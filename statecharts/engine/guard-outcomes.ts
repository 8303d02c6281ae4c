import type { AnyStateMachine } from 'xstate'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { askedName, namesIn } from '#statecharts/engine/names.ts'
import type { Implementations } from '#statecharts/engine/silent-actors.ts'

/** By the guard's name, of `is` with its kind: which answers it gave. */
export type GuardOutcomes = Map<string, Set<boolean>>

/** The guards of a machine, which also note what they answered. */
export function recordingGuards(machine: AnyStateMachine, outcomes: GuardOutcomes): Implementations {
  const guards = Object.entries(machine.implementations.guards ?? {}).flatMap(([name, guard]) => {
    if (typeof guard !== 'function' || 'check' in guard) return [] // `check`: a composite, evaluated by xstate
    const recording = (...args: readonly unknown[]): boolean => {
      const answer: boolean = Reflect.apply(guard, undefined, args)
      const asked = askedName(name, args[1])
      outcomes.set(asked, (outcomes.get(asked) ?? new Set()).add(answer))
      return answer
    }
    return [[name, recording] as const]
  })
  return Object.fromEntries(guards)
}

/** The names of guards in `setup`, with `is` by each kind that the chart asks for. */
export function byKind({ transitions }: ChartModel, guards: readonly string[]): readonly string[] {
  const asked = transitions.flatMap(({ guard }) => namesIn(guard ?? ''))
  const kinds = [...new Set(asked)].filter((name) => name.startsWith('is '))
  return guards.flatMap((name) => (name === 'is' ? kinds : [name]))
}
