import { type AnyActorLogic, type AnyStateMachine, fromPromise } from 'xstate'
import type { MachineModel, Outcome } from '#machines/platform/model.ts'
import { servicesOf, silentActor } from '#statecharts/engine/silent-actors.ts'
import { outcomesOf } from '#statecharts/engine/stimuli.ts'

/** Stand-ins for a machine's services that answer when they are told to, and never by themselves. */
export interface ScriptedServices {
  readonly actors: Readonly<Record<string, AnyActorLogic>>
  /** False: no actor of that id is waiting to answer. */
  readonly settle: (actor: string, outcome: Outcome) => boolean
}

interface Waiting {
  readonly resolve: (output: unknown) => void
  readonly reject: (error: unknown) => void
}

export function scriptedServices(model: MachineModel): ScriptedServices {
  const waiting = new Map<string, Waiting>()
  const answering = () =>
    fromPromise<unknown>(
      ({ self }) => new Promise((resolve, reject) => void waiting.set(self.id, { resolve, reject })),
    )
  const machine: AnyStateMachine = model.machine
  const ends = (src: string) => Object.keys(outcomesOf(model, src)).length > 0
  const actors = servicesOf(machine).map((src) => [src, ends(src) ? answering() : silentActor()] as const)
  return {
    actors: Object.fromEntries(actors),
    settle: (actor, outcome) => {
      const promise = waiting.get(actor)
      waiting.delete(actor)
      if (outcome.kind === 'done') promise?.resolve(outcome.output)
      else promise?.reject(outcome.error)
      return promise !== undefined
    },
  }
}
