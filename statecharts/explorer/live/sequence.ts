import type { Recording, StepEntry, TabEntry } from '#contract/site/tab-messages.ts'
import { leavesOf } from '#statecharts/formats/format-file.ts'

/** One thing that happened, for people. */
export interface SequenceRow {
  /** place of its last entry in the recording */
  readonly at: number
  readonly ms: number
  /** null: from outside of the machines */
  readonly from: number | null
  readonly to: number
  /** of the event; null: the actor begins or ends */
  readonly type: string | null
  /** innermost active states after it; empty for a service */
  readonly leaves: readonly string[]
  /** ids of the transitions taken; null: nothing was handled */
  readonly taken: readonly string[] | null
  readonly change: 'began' | 'ended' | null
}

/**
 * Who sent what to whom, and what became of it: an event and the step that it causes are one row. The end of a service is
 * its answer.
 */
export function sequenceOf(entries: readonly TabEntry[], from = 0): readonly SequenceRow[] {
  const rows: SequenceRow[] = []
  /** rows of events that are not handled yet, by receiver */
  const waiting = new Map<number, number>()
  const services = new Set(
    entries.flatMap((entry) => (entry.kind === 'actor' && entry.machine === null ? [entry.actor] : [])),
  )
  for (const [index, entry] of entries.slice(from).entries()) {
    const at = from + index
    if (entry.kind === 'event') {
      waiting.set(entry.to, rows.length)
      rows.push({ ...blank, at, ms: entry.ms, from: entry.from, to: entry.to, type: entry.type })
    } else if (entry.kind === 'step') {
      const handled = { leaves: leavesOf(entry.value), taken: entry.taken }
      const row = waiting.get(entry.actor)
      const event = row === undefined ? undefined : rows[row]
      waiting.delete(entry.actor)
      if (row !== undefined && event?.type === entry.type) rows[row] = { ...event, ...handled, at }
      else rows.push({ ...blank, ...handled, at, ms: entry.ms, to: entry.actor, type: entry.type })
    } else if (entry.kind === 'actor' || !services.has(entry.actor)) rows.push({ ...changeRow(entry), at })
  }
  return rows
}

const blank = { from: null, type: null, leaves: [], taken: null, change: null } as const

function changeRow(entry: Exclude<TabEntry, StepEntry | { readonly kind: 'event' }>): SequenceRow {
  const { ms, actor } = entry
  if (entry.kind === 'gone') return { ...blank, at: 0, ms, to: actor, change: 'ended' }
  return {
    ...blank,
    at: 0,
    ms,
    from: entry.parent,
    to: actor,
    leaves: leavesOf(entry.value),
    change: 'began',
  }
}

/** An event in words: `loadCart done`, `after lostDelay`. */
export function eventText(type: string): string {
  const [, kind = '', name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(type) ?? []
  if (kind === 'after') return `after ${name}`
  return kind === '' ? type : `${name} ${kind === 'done.actor' ? 'done' : 'failed'}`
}

/** Names of actors, machines by their titles; several of one machine have numbers. */
export function actorNames(
  { actors, entries }: Pick<Recording, 'actors' | 'entries'>,
  titleOf: (machine: string) => string,
): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  const counts = new Map<string, number>()
  for (const entry of [...actors, ...entries]) {
    if (entry.kind !== 'actor') continue
    const count = (counts.get(entry.name) ?? 0) + 1
    counts.set(entry.name, count)
    const name = entry.machine === null ? entry.name : titleOf(entry.machine)
    names.set(entry.actor, count === 1 ? name : `${name} ${count}`)
  }
  return names
}
