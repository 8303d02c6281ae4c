import type { AnyStateMachine, EventFrom } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import type { TestSteps } from '#statecharts/walk/walk.ts'
import type { Fixture } from './fixture.ts'
import { type BrowserWalk, defineWalk, type StateView } from './walk.ts'

/** A step that is not written: no function, so that it does not compile. */
export interface StepToWrite {
  readonly perform: 'still to be written'
}

/** Stands where a step is still to be written: a type error there, and a test that reaches it fails with these words. */
export function toWrite(what: string): StepToWrite {
  const perform = () => {
    throw new Error(`the driver does not know yet: ${what}`)
  }
  return { perform } as unknown as StepToWrite
}

type Steps = TestSteps<Fixture>

/** The driver of a machine, complete by its type: each event has a step, or null where nothing in a page causes it. */
export const defineDriver = <M extends AnyStateMachine>({
  events,
  states,
  ...walk
}: Omit<BrowserWalk, 'model' | 'events' | 'states'> & {
  readonly model: MachineModel<M>
  readonly events: { readonly [T in EventFrom<M>['type']]: Steps | null }
  readonly states: Readonly<Record<string, StateView | null>>
}): BrowserWalk => defineWalk({ ...walk, events: written<Steps>(events), states: written<StateView>(states) })

const written = <T>(all: Readonly<Record<string, T | null>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter((entry): entry is [string, T] => entry[1] !== null))
