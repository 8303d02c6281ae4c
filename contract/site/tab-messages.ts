import * as v from 'valibot'
import { Count } from '#contract/platform/wire.ts'

/**
 * What a followed tab and the explorer of the statecharts tell each other in one browser: ids of the charts, state
 * values and times. No payload of an event and no context has a place in these shapes.
 */

/** name of the `BroadcastChannel` */
export const TAB_CHANNEL = 'statecharts'
/** How often tabs are asked who is there, in milliseconds. */
export const TAB_BEAT = 2_000
/** A tab that was silent for so long is lost. */
export const TAB_LOST_DELAY = 5_000
/** How much a tab keeps for those who follow it later. */
export const MOST_ENTRIES = 2_000

/** Names in the program: letters, digits and what ids of transitions are joined with. */
const Name = v.pipe(v.string(), v.regex(/^[\w $.|:*()-]{1,300}$/))
/** made by a tab or a page that follows, for itself */
const Token = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
/** number of an actor, unique in its tab */
const Actor = Count

type StateNames = string | { [state: string]: StateNames }
const StateNames: v.GenericSchema<StateNames> = v.union([
  Name,
  v.record(
    Name,
    v.lazy(() => StateNames),
  ),
])
const Status = v.picklist(['active', 'done', 'error', 'stopped'])
const stand = { value: StateNames, status: Status }
/** milliseconds since the tab began */
const ms = Count

export const TabFacts = v.strictObject({
  tab: Token,
  /** name of the page that is shown, never its address */
  page: Name,
  /** of the app */
  version: Name,
  /** when it began, milliseconds of the clock */
  since: Count,
})
export type TabFacts = v.InferOutput<typeof TabFacts>

/** An actor started; `machine` is null for a service. */
const ActorEntry = v.strictObject({
  kind: v.literal('actor'),
  ms,
  actor: Actor,
  parent: v.nullable(Actor),
  name: Name,
  machine: v.nullable(Name),
  /** ids of the transitions that it took when it started */
  taken: v.array(Name),
  ...stand,
})
/** Null: from outside of the machines. */
const EventEntry = v.strictObject({
  kind: v.literal('event'),
  ms,
  from: v.nullable(Actor),
  to: Actor,
  type: Name,
})
/** A machine has handled an event: ids of the transitions taken, none where it ignores it. */
const StepEntry = v.strictObject({
  kind: v.literal('step'),
  ms,
  actor: Actor,
  type: Name,
  taken: v.array(Name),
  ...stand,
})
const GoneEntry = v.strictObject({ kind: v.literal('gone'), ms, actor: Actor })

/** One thing that happened in a tab. */
export const TabEntry = v.variant('kind', [ActorEntry, EventEntry, StepEntry, GoneEntry])
export type TabEntry = v.InferOutput<typeof TabEntry>
export type ActorEntry = v.InferOutput<typeof ActorEntry>
export type StepEntry = v.InferOutput<typeof StepEntry>

/** From a tab that may be followed. */
export const TabMessage = v.variant('kind', [
  /** answers `who`; `seq` is the number of the next entry */
  v.strictObject({ kind: v.literal('tab'), ...TabFacts.entries, seq: Count }),
  v.strictObject({
    kind: v.literal('now'),
    tab: Token,
    /** actors that run; their `taken` and the state they began in are not known any more */
    actors: v.array(ActorEntry),
    /** number of the first entry */
    first: Count,
    entries: v.pipe(v.array(TabEntry), v.maxLength(MOST_ENTRIES)),
  }),
  /** numbered without gaps, so that a lost one is noticed */
  v.strictObject({ kind: v.literal('entry'), tab: Token, seq: Count, entry: TabEntry }),
])
export type TabMessage = v.InferOutput<typeof TabMessage>

/** From the explorer: all that a tab obeys. */
export const FollowerMessage = v.variant('kind', [
  v.strictObject({ kind: v.literal('who') }),
  v.strictObject({ kind: v.literal('follow'), tab: Token, by: Token }),
  v.strictObject({ kind: v.literal('rest'), tab: Token, by: Token }),
])
export type FollowerMessage = v.InferOutput<typeof FollowerMessage>

/** What a tab did, as a file. */
export const Recording = v.strictObject({
  kind: v.literal('recording'),
  ...TabFacts.entries,
  /** that ran already when the first entry was made */
  actors: v.array(ActorEntry),
  entries: v.array(TabEntry),
})
export type Recording = v.InferOutput<typeof Recording>
