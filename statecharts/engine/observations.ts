import type { AnyTransitionDefinition } from 'xstate'
import { descriptorOf } from '#statecharts/engine/chart-model.ts'
import { contextText } from '#statecharts/engine/json.ts'
import { listsFor } from '#statecharts/engine/stimuli.ts'
import type { Macrostep } from '#statecharts/engine/machine-state.ts'
import { type Assignment, holds } from '#statecharts/engine/xstate-adapter.ts'

export interface Tries {
  held: number
  failed: number
}

export interface AssignmentRuns {
  runs: number
  /** Counted up to the first. */
  changes: number
}

/** What was seen while exploring, beyond the graph itself. */
export interface Observations {
  /** By transition id: how often its guard held or failed when its event came. */
  readonly guards: Map<string, Tries>
  /** `source|descriptor` of lists in which two guarded candidates held at once. */
  readonly overlaps: Set<string>
  /** By action name. */
  readonly assignments: Map<string, AssignmentRuns>
  /** Names of `reset…` actions that did not bring back the initial context of any input. */
  readonly incompleteResets: Set<string>
  /** Types of events that the machine sent to a peer that is not there, so to itself. */
  readonly sentToSelf: Set<string>
}

export const newObservations = (): Observations => ({
  guards: new Map(),
  overlaps: new Set(),
  assignments: new Map(),
  incompleteResets: new Set(),
  sentToSelf: new Set(),
})

export const listId = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id}|${descriptorOf(transition)}`

export function observe(
  seen: Observations,
  macrostep: Macrostep,
  ids: ReadonlyMap<AnyTransitionDefinition, string>,
  self: object,
): void {
  let before = macrostep.before
  for (const { event, taken, after } of macrostep.microsteps) {
    const eventless = taken[0] !== undefined && descriptorOf(taken[0]) === 'always'
    if (before && !eventless)
      for (const list of listsFor(before, event)) tryGuards(seen, list, before, event, ids)
    if (after.status === 'active')
      for (const list of listsFor(after, undefined)) tryGuards(seen, list, after, event, ids)
    before = after
  }
  for (const { type, params } of macrostep.actions)
    if (type === 'xstate.sendTo' && isSent(params) && params.to === self)
      seen.sentToSelf.add(params.event.type)
}

/** Lists whose guards all failed, so that the event was ignored there. */
export function ignoredLists(macrostep: Macrostep): readonly string[] {
  const [first] = macrostep.microsteps
  if (!first || !macrostep.before || first.taken.length > 0) return []
  return listsFor(macrostep.before, first.event).flatMap((list) => list.slice(0, 1).map(listId))
}

export function observeAssignment(
  seen: Observations,
  assignment: Assignment,
  initials: ReadonlySet<string>,
): void {
  const { action, before, after } = assignment
  const counts = seen.assignments.get(action) ?? { runs: 0, changes: 0 }
  counts.runs++
  if (counts.changes === 0 && contextText(before) !== contextText(after)) counts.changes++
  seen.assignments.set(action, counts)
  if (action.startsWith('reset') && !initials.has(contextText(after))) seen.incompleteResets.add(action)
}

function tryGuards(
  seen: Observations,
  list: readonly AnyTransitionDefinition[],
  before: NonNullable<Macrostep['before']>,
  event: Macrostep['microsteps'][number]['event'],
  ids: ReadonlyMap<AnyTransitionDefinition, string>,
): void {
  let held = 0
  for (const candidate of list) {
    if (candidate.guard === undefined) continue
    const id = ids.get(candidate) ?? listId(candidate)
    const tries = seen.guards.get(id) ?? { held: 0, failed: 0 }
    if (holds(candidate, before, event)) {
      tries.held++
      held++
    } else tries.failed++
    seen.guards.set(id, tries)
    if (held > 1) seen.overlaps.add(listId(candidate))
  }
}

interface Sent {
  readonly to: unknown
  readonly event: { readonly type: string }
}

const isSent = (params: unknown): params is Sent =>
  typeof params === 'object' && params !== null && 'to' in params && 'event' in params
