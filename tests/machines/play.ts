import {
  type AnyStateMachine,
  createActor,
  type EventFrom,
  type EventObject,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import { outcomesOf } from '#statecharts/engine/stimuli.ts'
import { scriptedServices } from '#statecharts/engine/services.ts'

/** Runs a machine on the real interpreter with a simulated clock; its services resolve when the test says so. */
export function play<M extends AnyStateMachine>(model: MachineModel<M>, input: string) {
  const services = scriptedServices(model)
  const clock = new SimulatedClock()
  const emitted: EventObject[] = []
  const sent: EventObject[] = []
  const actor = createActor(model.machine.provide({ actors: services.actors }), {
    input: model.inputs[input],
    clock,
    inspect: (inspection) => {
      if (inspection.type !== '@xstate.event' || inspection.sourceRef !== actor) return
      if (!inspection.event.type.startsWith('xstate.')) sent.push(inspection.event)
    },
  })
  actor.on('*', (event) => void emitted.push(event))
  actor.start()
  return {
    emitted,
    /** events sent to other actors */
    sent,
    // the actor runs this machine
    snapshot: () => actor.getSnapshot() as SnapshotFrom<M>,
    send: (...events: readonly EventFrom<M>[]) => {
      for (const event of events) actor.send(event)
    },
    pass: (milliseconds: number) => clock.increment(milliseconds),
    answer: async (actorId: string, outcome: string) => {
      const src: unknown = actor.getSnapshot().children[actorId]?.src
      const told = typeof src === 'string' ? outcomesOf(model, src)[outcome] : undefined
      if (!told || !services.settle(actorId, told)) throw new Error(`${actorId} cannot answer ${outcome}`)
      await settled()
    },
  }
}

/** Waits until pending promises have reached the machine. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve()
}
