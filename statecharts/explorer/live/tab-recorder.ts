import type { ActorEntry, Recording, TabEntry, TabFacts, TabMessage } from '#contract/site/tab-messages.ts'

type Now = Extract<TabMessage, { readonly kind: 'now' }>

/** How it stood before its first step is not known any more. */
const unknownBefore = (actor: ActorEntry): ActorEntry => ({ ...actor, value: {} })

/** Keeps what a followed tab tells, observable. */
export class TabRecorder {
  readonly #listeners = new Set<() => void>()
  #recording: Recording | null = null
  /** actors that are known by an entry, or by what the tab said of them */
  readonly #known = new Set<number>()
  /** number of the first entry of the recording */
  #first = 0

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same object until something is added. */
  readonly read = (): Recording | null => this.#recording

  /** The number of the entry that comes next. */
  get next(): number {
    return this.#first + (this.#recording?.entries.length ?? 0)
  }

  /** Begins with what a tab remembers, or fills in what was lost since. */
  begin(facts: TabFacts, { actors, entries, first }: Now): void {
    const known = this.#recording
    if (known?.tab === facts.tab && first <= this.next && this.next <= first + entries.length) {
      const added = entries.slice(this.next - first)
      this.#note(added)
      const met = actors.filter(({ actor }) => !this.#known.has(actor)).map(unknownBefore)
      this.#note(met)
      this.#change({
        ...known,
        ...facts,
        actors: [...known.actors, ...met],
        entries: [...known.entries, ...added],
      })
      return
    }
    this.#first = first
    this.#known.clear()
    this.#note([...actors, ...entries])
    const began = new Set(entries.flatMap((entry) => (entry.kind === 'actor' ? [entry.actor] : [])))
    const moved = new Set(entries.flatMap((entry) => (entry.kind === 'step' ? [entry.actor] : [])))
    const earlier = actors
      .filter(({ actor }) => !began.has(actor))
      .map((actor) => (moved.has(actor.actor) ? unknownBefore(actor) : actor))
    this.#change({ kind: 'recording', ...facts, actors: earlier, entries })
  }

  /** False: entries before this one are missing, or its machine is not known. */
  add(seq: number, entry: TabEntry): boolean {
    if (this.#recording === null || seq > this.next) return false
    if (seq < this.next) return true
    this.#note([entry])
    this.#change({ ...this.#recording, entries: [...this.#recording.entries, entry] })
    return entry.kind !== 'step' || this.#known.has(entry.actor)
  }

  clear(): void {
    this.#change(null)
  }

  #note(entries: readonly TabEntry[]): void {
    for (const entry of entries) if (entry.kind === 'actor') this.#known.add(entry.actor)
  }

  #change(recording: Recording | null): void {
    this.#recording = recording
    for (const notify of this.#listeners) notify()
  }
}
