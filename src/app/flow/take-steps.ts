import type { InspectionEvent } from 'xstate'
import { inspectors, MOST_EARLY } from '#src/app/follow/inspectors.ts'
import { takeEarly } from '#src/app/follow/take-early.ts'

/** Of steps and starts only, see `isCountedStep`. */
export type NoteStep = (inspected: InspectionEvent, at: number) => void

/** A step of a machine, or the start of an actor. */
export const isCountedStep = (inspected: InspectionEvent): boolean =>
  inspected.type === '@xstate.microstep' ||
  (inspected.type === '@xstate.event' && inspected.event.type === 'xstate.init')

/**
 * Passes on the early steps and all to come; returns how to end it. When the early ones were too many, they are lost, and
 * the actors that took them.
 */
export function takeSteps(note: NoteStep): () => void {
  const early = takeEarly()
  if (early.length < MOST_EARLY)
    for (const [inspected, at] of early) if (isCountedStep(inspected)) note(inspected, at)
  const inspect = (inspected: InspectionEvent) => {
    if (isCountedStep(inspected)) note(inspected, performance.now())
  }
  inspectors.add(inspect)
  return () => void inspectors.delete(inspect)
}
