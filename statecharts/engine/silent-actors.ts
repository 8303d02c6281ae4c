import { type AnyActorLogic, type AnyStateMachine, createMachine, fromCallback } from 'xstate'
import { nodesOf } from '#statecharts/engine/chart-model.ts'

// no machine of the shop takes so many at once, and a livelock takes them for ever
const maxIterations = 100

/** Implementations by their names. */
export type Implementations = Readonly<Record<string, unknown>>

/** The same machine with other guards and actors, which dies where it would not come to rest. Made in one go. */
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

/** The same machine whose services never do anything; what they would answer is fed to it as events. */
export const withoutServices = (machine: AnyStateMachine): AnyStateMachine =>
  withIterationLimit(machine, {
    actors: Object.fromEntries(servicesOf(machine).map((src) => [src, silentActor()])),
  })

export const invokesOf = (machine: AnyStateMachine) =>
  [...nodesOf(machine.root)].flatMap((node) => node.invoke)

/** Names of the actors that a machine knows, invoked or not. */
export function servicesOf(machine: AnyStateMachine): readonly string[] {
  const invoked = invokesOf(machine).map(({ src }) => src)
  const named = invoked.filter((src) => typeof src === 'string')
  return [...new Set([...Object.keys(machine.implementations.actors ?? {}), ...named])]
}

/** An actor that hears everything, says nothing and never ends. */
export const silentActor = (): AnyActorLogic => fromCallback(() => undefined)

/** The context before any entry action, as an input makes it. */
export function initialContext(machine: AnyStateMachine, input: unknown): unknown {
  const context: unknown = machine.config.context
  return typeof context === 'function' ? context({ input }) : context
}
