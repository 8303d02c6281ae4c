import type { EventObject } from 'xstate'

interface OfKind {
  readonly kind: string
}

/** What a machine asks its guard `is` for: these kinds of an answer. Charts name the guard with the kind: `is declined`. */
export interface Asked<Answer extends OfKind, Kind extends Answer['kind']> {
  readonly kind: Kind
}

/** Whether an actor has answered with this kind. False for every other event. */
export const isKind = (event: EventObject, kind: string): boolean =>
  'output' in event && isOfKind(event.output) && event.output.kind === kind

const isOfKind = (answer: unknown): answer is OfKind =>
  typeof answer === 'object' && answer !== null && 'kind' in answer
