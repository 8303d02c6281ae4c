import type { MachineModel } from '#machines/model.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Move, Situation } from '#statecharts/engine/situation.ts'
import type { Timer } from '#statecharts/engine/timers.ts'
import type { Witness } from '#statecharts/engine/witness.ts'

export interface Edge {
  readonly from: number
  readonly to: number
  readonly move: Move
  /** Ids of the transitions taken, in order. */
  readonly transitions: readonly string[]
  /** `source|descriptor` of candidate lists of which no candidate matched. */
  readonly ignored: readonly string[]
}

export interface Place {
  readonly key: string
  readonly situation: Situation
  /** How it was first reached; undefined where an input begins. */
  readonly via: Edge | undefined
  readonly edges: readonly Edge[]
}

export interface Beginning {
  readonly input: string
  readonly place: number
  readonly transitions: readonly string[]
}

/** What a path along edges really does. */
export interface Guide {
  readonly begin: (beginning: Beginning) => void
  /** The edge as it is in truth, perhaps to another place; undefined where the move cannot be made. */
  readonly take: (edge: Edge) => Edge | undefined
}

/**
 * How a key tells pending timers apart: by the milliseconds left, or, where that makes too many places, only by
 * the order in which they are due. Then an edge may lead elsewhere on a path, and paths are made with a guide.
 */
export type Timing = 'exact' | 'order'

/** Everything that can happen to a machine, by its model: places and the moves between them. */
export interface Space {
  readonly timing: Timing
  readonly guide: () => Guide
  readonly places: readonly Place[]
  readonly beginnings: readonly Beginning[]
  readonly witness: Witness
  /** Sentences: keys too coarse, invariants broken, machines that die, a space too large. */
  readonly faults: readonly string[]
}

/** Two situations with one key are taken to be the same; `checkKeys` reports when they are not. */
export function keyOf(model: MachineModel, situation: Situation, timing: Timing | 'none'): string {
  const { snapshot, timers, running } = situation
  const past = Object.values(snapshot.historyValue).map((nodes) => nodes.map((node) => node.id))
  const pending = pendingBy[timing](timers)
  return canonical([snapshot.value, model.key(snapshot.context), pending, running, snapshot.status, past])
}

const pendingBy: Readonly<Record<Timing | 'none', (timers: readonly Timer[]) => unknown>> = {
  exact: (timers) => timers.map(({ id, left }) => [id, left]),
  order: (timers) => {
    const dues = [...new Set(timers.map((timer) => timer.left))].sort((a, b) => a - b)
    return dues.map((due) => timers.filter((timer) => timer.left === due).map((timer) => timer.id))
  },
  none: () => null,
}

/** A move in words: `order.submit {…}`, `submitOrder answers declined`, `5000 ms pass`. */
export function moveText(move: Move): string {
  if (move.kind === 'answer') return `${move.actor} answers ${move.outcome}`
  if (move.kind === 'timer') return `${move.wait} ms pass`
  const { type, ...payload } = move.event
  return Object.keys(payload).length === 0 ? type : `${type} ${JSON.stringify(payload)}`
}

/** False where nothing happened, or an equal edge is there already. */
export function isWorthKeeping(edge: Edge, edges: readonly Edge[]): boolean {
  const idle = edge.from === edge.to && edge.transitions.length === 0 && edge.ignored.length === 0
  const same = (other: Edge) =>
    other.to === edge.to &&
    other.transitions.join() === edge.transitions.join() &&
    other.ignored.join() === edge.ignored.join()
  return !idle && !edges.some(same)
}
