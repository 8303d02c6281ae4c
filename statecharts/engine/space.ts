import type { MachineModel } from '#machines/model.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Move, Situation } from '#statecharts/engine/situation.ts'
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

/** Everything that can happen to a machine, by its model: places and the moves between them. */
export interface Space {
  readonly places: readonly Place[]
  readonly beginnings: readonly Beginning[]
  readonly witness: Witness
  /** Sentences: keys too coarse, invariants broken, machines that die, a space too large. */
  readonly faults: readonly string[]
}

/** Two situations with one key are taken to be the same; `checkKeys` reports when they are not. */
export function keyOf(model: MachineModel, { snapshot, timers, running }: Situation): string {
  const pending = timers.map(({ id, left }) => [id, left])
  const past = Object.values(snapshot.historyValue).map((nodes) => nodes.map((node) => node.id))
  return canonical([snapshot.value, model.key(snapshot.context), pending, running, snapshot.status, past])
}

/** A move in words: `order.submit {…}`, `submitOrder answers declined`, `5000 ms pass`. */
export function moveText(move: Move): string {
  if (move.kind === 'answer') return `${move.actor} answers ${move.outcome}`
  if (move.kind === 'timer') return `${move.wait} ms pass`
  const { type, ...payload } = move.event
  return Object.keys(payload).length === 0 ? type : `${type} ${JSON.stringify(payload)}`
}
