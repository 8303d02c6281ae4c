import type { InspectionEvent } from 'xstate'
import { containsState } from '#contract/site/flow-chart.ts'
import { type FlowStep, flowStep } from './flow-step.ts'

export type ActorRef = InspectionEvent['actorRef']
/** A transition after another one, null: the start; or the page left after it, null. */
export type Count = (machine: string, before: string | null, taken: string | null, waited: number) => void

/** The transition that has last led to a state. */
interface Arrival {
  readonly id: string | null
  readonly at: number
  /** among all that the actor has taken */
  readonly order: number
}

interface RunningActor {
  readonly machine: string
  readonly start: Arrival
  readonly arrivals: Map<string, Arrival>
  taken: number
}

/** Follows actors from their start, and counts what each takes. */
export class FlowActors {
  readonly #count: Count
  readonly #running = new Map<ActorRef, RunningActor>()
  /** An actor has taken steps when it is created, also one that is never started. */
  readonly #created = new WeakMap<ActorRef, FlowStep[]>()

  constructor(count: Count) {
    this.#count = count
  }

  note(inspected: InspectionEvent, at: number): void {
    const { actorRef } = inspected
    const step = flowStep(inspected)
    if (step === null) this.#start(actorRef, at)
    else if (this.#running.has(actorRef)) this.#take(actorRef, step, at)
    else this.#hold(actorRef, step)
  }

  /** By machine. */
  open(): ReadonlyMap<string, number> {
    const open = new Map<string, number>()
    for (const { machine } of this.#running.values()) open.set(machine, (open.get(machine) ?? 0) + 1)
    return open
  }

  /** The page is left. One that comes back starts anew. */
  leave(at: number): void {
    for (const [actorRef, actor] of this.#running) {
      const last = latestOf(actor.arrivals.values(), actor.start)
      this.#count(actor.machine, last.id, null, at - last.at)
      this.#running.set(actorRef, started(actor.machine, at))
    }
  }

  forget(): void {
    this.#running.clear()
  }

  #hold(actorRef: ActorRef, step: FlowStep): void {
    const held = this.#created.get(actorRef)
    if (held) held.push(step)
    else this.#created.set(actorRef, [step])
  }

  #start(actorRef: ActorRef, at: number): void {
    const machine = machineOf(actorRef)
    // its own steps would make steps to be counted
    if (machine === null || machine === 'flowCounting') return
    this.#running.set(actorRef, started(machine, at))
    for (const step of this.#created.get(actorRef) ?? []) this.#take(actorRef, step, at)
    this.#created.delete(actorRef)
  }

  #take(actorRef: ActorRef, { taken, leaves, isActive }: FlowStep, at: number): void {
    const actor = this.#running.get(actorRef)
    if (!actor) return
    const { machine, start, arrivals } = actor
    const befores = taken.map(({ source }) => {
      const left = [...arrivals].flatMap(([leaf, arrival]) => (containsState(source, leaf) ? [arrival] : []))
      return latestOf(left, start)
    })
    for (const [index, { id }] of taken.entries()) {
      const before = befores[index] ?? start
      this.#count(machine, before.id, id, at - before.at)
    }
    const now = taken.map(({ id, ends }) => ({ ends, arrival: { id, at, order: ++actor.taken } }))
    for (const leaf of arrivals.keys()) if (!leaves.includes(leaf)) arrivals.delete(leaf)
    for (const leaf of leaves) {
      const led = now.findLast(({ ends }) => ends.some((end) => containsState(end, leaf)))
      if (led) arrivals.set(leaf, led.arrival)
    }
    if (!isActive) this.#running.delete(actorRef)
  }
}

const started = (machine: string, at: number): RunningActor => ({
  machine,
  start: { id: null, at, order: 0 },
  arrivals: new Map(),
  taken: 0,
})

function latestOf(arrivals: Iterable<Arrival>, start: Arrival): Arrival {
  let latest = start
  for (const arrival of arrivals) if (arrival.order > latest.order) latest = arrival
  return latest
}

function machineOf(actorRef: ActorRef): string | null {
  const snapshot: unknown = actorRef.getSnapshot()
  if (typeof snapshot !== 'object' || snapshot === null || !('machine' in snapshot)) return null
  const { machine } = snapshot
  return typeof machine === 'object' && machine !== null && 'id' in machine && typeof machine.id === 'string'
    ? machine.id
    : null
}
