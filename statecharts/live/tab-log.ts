import type { AnyMachineSnapshot, InspectionEvent, Snapshot } from 'xstate'
import { type ActorEntry, MOST_ENTRIES, type TabEntry } from '#contract/site/tab-messages.ts'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import { type Microstep, microstepOf } from '#statecharts/engine/xstate-adapter.ts'
import { type InspectedActor, machineOf, serviceName, snapshotOf, valueOf } from './inspected-actor.ts'

const INTERNAL = /^xstate\.(init|stop|snapshot|promise|observable)\b/

/** The microsteps so far of the event that a machine handles. */
interface OpenStep {
  readonly type: string
  readonly taken: readonly string[]
  readonly after: AnyMachineSnapshot
}

/**
 * What the machines of a tab do, as ids, state values and times, from the inspection events of XState; the last
 * `MOST_ENTRIES` are kept. Payloads, contexts and outputs are never read.
 */
export class TabLog {
  readonly #now: () => number
  readonly #notify: (entry: TabEntry, seq: number) => void
  readonly #entries: TabEntry[] = []
  readonly #numbers = new WeakMap<object, number>()
  readonly #running = new Map<number, ActorEntry>()
  readonly #refs = new Map<number, InspectedActor>()
  /** transitions of machines that were created; React creates some that are never started */
  readonly #unstarted = new WeakMap<object, readonly string[]>()
  readonly #ids = new WeakMap<object, ReturnType<typeof transitionIds>>()
  #began = new Map<object, unknown>()
  /** several where an effect of a transition makes another machine take one */
  readonly #open = new Map<InspectedActor, OpenStep>()
  #actors = 0
  #seq = 0

  /** @param now time since the tab began, in milliseconds; `notify` gets each entry with its number */
  constructor(now: () => number, notify: (entry: TabEntry, seq: number) => void = () => undefined) {
    this.#now = now
    this.#notify = notify
  }

  /** What is kept, and the number of the first entry. */
  get entries(): { readonly first: number; readonly entries: readonly TabEntry[] } {
    return { first: this.#seq - this.#entries.length, entries: [...this.#entries] }
  }

  /** the number of the next entry */
  get seq(): number {
    return this.#seq
  }

  /** actors that run, as they are now */
  get actors(): readonly ActorEntry[] {
    return [...this.#running.values()]
  }

  /** Reads what was inspected before this log was there. */
  readEarlier(inspected: readonly (readonly [event: InspectionEvent, ms: number])[]): void {
    for (const [event] of inspected) if (isStart(event)) this.#began.set(event.actorRef, event.snapshot)
    for (const [event, ms] of inspected) this.read(event, ms)
    this.#began = new Map()
  }

  /** Forgets what was read, of which something is missing: actors go on from where they are now. */
  cut(): void {
    this.#entries.length = 0
    for (const [actor, entry] of this.#running) {
      const ref = this.#refs.get(actor)
      const now = (ref ? snapshotOf(ref) : entry) as Snapshot<unknown> // what xstate returned
      if (now.status === 'active') this.#running.set(actor, { ...entry, value: valueOf(now) })
      else this.#running.delete(actor)
    }
  }

  read(inspected: InspectionEvent, at = this.#now()): void {
    const ms = Math.round(at)
    const microstep = microstepOf(inspected)
    if (microstep) this.#microstep(inspected.actorRef, microstep, ms)
    if (inspected.type === '@xstate.event') this.#event(inspected, ms)
    if (inspected.type === '@xstate.snapshot') this.#snapshot(inspected, ms)
  }

  #event(inspected: Extract<InspectionEvent, { type: '@xstate.event' }>, ms: number): void {
    const { actorRef, sourceRef, event } = inspected
    // what a machine sends and starts comes after its transition, and before its snapshot
    if (sourceRef) this.#close(sourceRef, ms)
    if (event.type === 'xstate.init') this.#start(actorRef, sourceRef, ms)
    const to = this.#running.get(this.#numberOf(actorRef))
    if (INTERNAL.test(event.type) || to === undefined) return
    const from = sourceRef ? this.#numbers.get(sourceRef) : undefined
    this.#add({ kind: 'event', ms, from: from ?? null, to: to.actor, type: event.type })
  }

  #start(ref: InspectedActor, parentRef: InspectedActor | undefined, ms: number): void {
    const actor = this.#numberOf(ref)
    const machine = machineOf(ref)
    const snapshot = (this.#began.get(ref) ?? snapshotOf(ref)) as Snapshot<unknown> // what xstate sent or returned
    const entry: ActorEntry = {
      kind: 'actor',
      ms,
      actor,
      parent: parentRef ? (this.#numbers.get(parentRef) ?? null) : null,
      name: machine?.id ?? serviceName(ref),
      machine: machine?.id ?? null,
      taken: [...(this.#unstarted.get(ref) ?? [])],
      value: valueOf(snapshot),
      status: snapshot.status,
    }
    if (snapshot.status === 'active') this.#running.set(actor, { ...entry, taken: [] })
    this.#refs.set(actor, ref)
    this.#add(entry)
  }

  #snapshot(inspected: Extract<InspectionEvent, { type: '@xstate.snapshot' }>, ms: number): void {
    const { actorRef, snapshot } = inspected
    this.#close(actorRef, ms)
    if (snapshot.status !== 'active' && machineOf(actorRef) === undefined)
      this.#end(this.#numberOf(actorRef), ms)
  }

  #end(actor: number, ms: number): void {
    this.#refs.delete(actor)
    if (this.#running.delete(actor)) this.#add({ kind: 'gone', ms, actor })
  }

  #microstep(ref: InspectedActor, { event, taken, after }: Microstep, ms: number): void {
    const machine = machineOf(ref)
    if (!machine) return
    const actor = this.#numberOf(ref)
    const ids = this.#ids.get(machine) ?? transitionIds(machine)
    this.#ids.set(machine, ids)
    const names = taken.map((each) => ids.get(each) ?? `${each.source.id}|${each.eventType}|unknown`)
    if (event.type === 'xstate.init') {
      this.#unstarted.set(ref, [...(this.#unstarted.get(ref) ?? []), ...names])
      return
    }
    if (event.type === 'xstate.stop') {
      this.#closeParent(actor, ms)
      this.#end(actor, ms)
      return
    }
    const before = this.#open.get(ref)?.taken ?? []
    this.#open.set(ref, {
      type: this.#open.get(ref)?.type ?? event.type,
      taken: [...before, ...names],
      after,
    })
  }

  #closeParent(actor: number, ms: number): void {
    const parent = this.#running.get(actor)?.parent
    for (const ref of this.#open.keys()) if (this.#numberOf(ref) === parent) this.#close(ref, ms)
  }

  #close(ref: InspectedActor, ms: number): void {
    const open = this.#open.get(ref)
    if (open === undefined) return
    this.#open.delete(ref)
    const actor = this.#numberOf(ref)
    const { type, taken, after } = open
    const { value, status } = after
    const known = this.#running.get(actor) ?? adopted(ref, actor, ms)
    this.#running.set(actor, { ...known, value, status })
    if (status !== 'active' && this.#running.delete(actor)) this.#refs.delete(actor)
    this.#add({ kind: 'step', ms, actor, type, taken: [...taken], value, status })
  }

  #add(entry: TabEntry): void {
    this.#entries.push(entry)
    if (this.#entries.length > MOST_ENTRIES) this.#entries.shift()
    this.#notify(entry, this.#seq++)
  }

  #numberOf(ref: object): number {
    const number = this.#numbers.get(ref) ?? ++this.#actors
    this.#numbers.set(ref, number)
    return number
  }
}

const isStart = (event: InspectionEvent): event is Extract<InspectionEvent, { type: '@xstate.snapshot' }> =>
  event.type === '@xstate.snapshot' && event.event.type === 'xstate.init'

/** A machine that started before anything was inspected. */
function adopted(ref: InspectedActor, actor: number, ms: number): ActorEntry {
  const name = machineOf(ref)?.id ?? serviceName(ref)
  return {
    kind: 'actor',
    ms,
    actor,
    parent: null,
    name,
    machine: name,
    taken: [],
    value: {},
    status: 'active',
  }
}
