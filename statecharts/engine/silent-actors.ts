import { type AnyActorLogic, type AnyStateMachine, createMachine, fromCallback } from 'xstate'
import { nodesOf } from '#statecharts/engine/chart-model.ts'

// eventless transitions in one macrostep; no machine of the shop takes so many, and a livelock never stops
const maxIterations = 100

/** Implementations by their names. */
export type Implementations = Readonly<Record<string, unknown>>

/** The same machine with other guards and actors, which throws when a macrostep takes more than `maxIterations` microsteps. */
export function withIterationLimit(
  { config, implementations }: AnyStateMachine,
  { guards, actors }: { readonly guards?: Implementations; readonly actors: Implementations },
): AnyStateMachine {
  return createMachine(
    { ...config, options: { maxIterations } },
    {
      ...implementations,
      guards: { ...implementations.guards, ...guards },
      actors: { ...implementations.actors, ...actors },
    },
  )
}

/** The same machine with silent actors; their results are sent to it as events. */
export const withoutServices = (machine: AnyStateMachine): AnyStateMachine =>
  withIterationLimit(machine, {
    actors: Object.fromEntries(servicesOf(machine).map((src) => [src, silentActor()])),
  })

export const invokesOf = (machine: AnyStateMachine) =>
  [...nodesOf(machine.root)].flatMap((node) => node.invoke)

/** Names of all actors in the machine's `setup` or invokes. */
export function servicesOf(machine: AnyStateMachine): readonly string[] {
  const invoked = invokesOf(machine).map(({ src }) => src)
  const named = invoked.filter((src) => typeof src === 'string')
  return [...new Set([...Object.keys(machine.implementations.actors ?? {}), ...named])]
}

/** An actor that accepts every event, sends none and never completes. */
export const silentActor = (): AnyActorLogic => fromCallback(() => undefined)

/** The context for an input, before entry actions. */
export function initialContext(machine: AnyStateMachine, input: unknown): unknown {
  const context: unknown = machine.config.context
  return typeof context === 'function' ? context({ input }) : context
}
