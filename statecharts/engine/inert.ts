import { type AnyActorLogic, type AnyStateMachine, createMachine, fromCallback } from 'xstate'
import { chartOf } from '#statecharts/engine/chart-model.ts'

// no machine of the shop takes so many at once, and a livelock takes them for ever
const maxIterations = 100

/** The same machine, which dies where it would not come to rest. */
export const mortal = (machine: AnyStateMachine): AnyStateMachine =>
  createMachine({ ...machine.config, options: { maxIterations } }, machine.implementations)

/** The same machine whose services never do anything; what they would answer is fed to it as events. */
export function withoutServices(machine: AnyStateMachine): AnyStateMachine {
  return mortal(machine).provide({
    actors: Object.fromEntries(servicesOf(machine).map((src) => [src, silence()])),
  })
}

/** Names of the actors that a machine knows, invoked or not. */
export function servicesOf(machine: AnyStateMachine): readonly string[] {
  const invoked = chartOf(machine).nodes.flatMap((node) => node.invoke.map((invoke) => invoke.src))
  return [...new Set([...Object.keys(machine.implementations.actors ?? {}), ...invoked])]
}

/** An actor that hears everything, says nothing and never ends. */
export const silence = (): AnyActorLogic => fromCallback(() => undefined)

/** The context before any entry action, as an input makes it. */
export function initialContext(machine: AnyStateMachine, input: unknown): unknown {
  const context: unknown = machine.config.context
  return typeof context === 'function' ? context({ input }) : context
}
