import type { StateValue } from 'xstate'
import type { ActorEntry, Recording, TabEntry } from '#contract/site/tab-messages.ts'

export interface RecordedStand {
  /** milliseconds since the tab began */
  readonly ms: number
  /** ids of the transitions taken */
  readonly taken: readonly string[]
  readonly value: StateValue
  readonly status: 'active' | 'done' | 'error' | 'stopped'
}

export interface RecordedStep extends RecordedStand {
  /** of the event */
  readonly type: string
  /** its place among the entries of the recording */
  readonly at: number
}

/** One machine of a recording. */
export interface RecordedActor {
  readonly actor: number
  readonly machine: string
  /** null: it began before the recording */
  readonly begins: (RecordedStand & { readonly at: number }) | null
  /** how it stood when the recording began, if that is known */
  readonly before: RecordedStand | null
  readonly steps: readonly RecordedStep[]
  /** place of the entry with which it stopped; null: it runs, or has come to its end */
  readonly gone: number | null
}

type Growing = { -readonly [K in keyof RecordedActor]: RecordedActor[K] } & { steps: RecordedStep[] }

/** The machines in a recording, in the order in which they began. */
export function recordedActors({
  actors,
  entries,
}: Pick<Recording, 'actors' | 'entries'>): readonly RecordedActor[] {
  const found = new Map<number, Growing>()
  const begin = ({ actor, machine }: ActorEntry, known: Pick<RecordedActor, 'begins' | 'before'>) => {
    if (machine !== null) found.set(actor, { actor, machine, ...known, steps: [], gone: null })
  }
  for (const actor of actors) begin(actor, { begins: null, before: isKnown(actor.value) ? actor : null })
  for (const [at, entry] of entries.entries()) read(entry, at)
  return [...found.values()]

  function read(entry: TabEntry, at: number): void {
    if (entry.kind === 'actor') begin(entry, { begins: { ...entry, at }, before: null })
    if (entry.kind === 'step') found.get(entry.actor)?.steps.push({ ...entry, at })
    const gone = entry.kind === 'gone' ? found.get(entry.actor) : undefined
    if (gone) gone.gone = at
  }
}

/** How a machine stood after an entry; null: it was not there, or it is not known. */
export function standAt(recorded: RecordedActor, at: number): RecordedStand | null {
  const { begins, before, steps, gone } = recorded
  if (gone !== null && gone <= at) return null
  const last = steps.findLast((step) => step.at <= at)
  return last ?? (begins !== null && begins.at <= at ? begins : before)
}

const isKnown = (value: StateValue): boolean => typeof value === 'string' || Object.keys(value).length > 0
