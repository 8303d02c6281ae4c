import type { AnyStateMachine, EventFrom } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import type { TestSteps } from '#statecharts/walk/walk.ts'
import type { Fixture } from './fixture.ts'
import { type BrowserWalk, defineWalk } from './walk.ts'

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
export function defineDriver<M extends AnyStateMachine>({
  events,
  ...walk
}: Omit<BrowserWalk, 'model' | 'events'> & {
  readonly model: MachineModel<M>
  readonly events: { readonly [T in EventFrom<M>['type']]: Steps | null }
}): BrowserWalk {
  const caused = Object.entries<Steps | null>(events).filter(
    (entry): entry is [string, Steps] => entry[1] !== null,
  )
  return defineWalk({ ...walk, events: Object.fromEntries(caused) })
}
