import type { AnyStateMachine } from 'xstate'
import type { Implementations } from '#statecharts/engine/silent-actors.ts'

/** By the guard's name: which answers it gave. */
export type GuardOutcomes = Map<string, Set<boolean>>

/** The guards of a machine, which also note what they answered. */
export function recordingGuards(machine: AnyStateMachine, outcomes: GuardOutcomes): Implementations {
  const guards = Object.entries(machine.implementations.guards ?? {}).flatMap(([name, guard]) => {
    if (typeof guard !== 'function' || 'check' in guard) return [] // `check`: a composite, evaluated by xstate
    const recording = (...args: readonly unknown[]): boolean => {
      const answer: boolean = Reflect.apply(guard, undefined, args)
      outcomes.set(name, (outcomes.get(name) ?? new Set()).add(answer))
      return answer
    }
    return [[name, recording] as const]
  })
  return Object.fromEntries(guards)
}
