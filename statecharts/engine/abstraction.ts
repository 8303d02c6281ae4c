import type { MachineModel } from '#machines/model.ts'
import { contextText } from '#statecharts/engine/json.ts'
import { movesIn } from '#statecharts/engine/moves.ts'
import { type Consequence, consequenceOf, type Move, type Situation } from '#statecharts/engine/situation.ts'
import { type Edge, keyOf, moveText, type Place, type Timing } from '#statecharts/engine/space.ts'
import type { Evaluator } from '#statecharts/engine/xstate-adapter.ts'

/** What a key hides mostly shows early; later places are looked at once more and no further. */
const perPlace = (place: number): number => (place < 500 ? 2 : 1)

/** Situations that arrived at a known key with another context than the one that stands for it. */
export class Alternates {
  readonly #found = new Map<number, Map<string, Situation>>()

  note(place: number, representative: Situation | undefined, situation: Situation): void {
    const found = this.#found.get(place) ?? new Map<string, Situation>()
    if (found.size >= perPlace(place) || situation.snapshot.context === representative?.snapshot.context)
      return
    const context = contextText(situation.snapshot.context)
    if (context === contextText(representative?.snapshot.context)) return
    found.set(context, situation)
    this.#found.set(place, found)
  }

  *entries(): Generator<readonly [number, readonly Situation[]]> {
    for (const [place, found] of this.#found) yield [place, [...found.values()]]
  }
}

/** What one must know to compare what can be done in a situation with the edges of its key. */
export interface Bearings {
  readonly model: MachineModel
  readonly timing: Timing
  readonly evaluator: Evaluator
  readonly places: readonly Place[]
  readonly takenBy: (consequence: Consequence) => readonly string[]
}

/** The first thing that a situation does otherwise than these edges from its key say; undefined: it is all alike. */
export function oddDoing(
  { model, timing, evaluator, places, takenBy }: Bearings,
  situation: Situation,
  edges: readonly Edge[],
): string | undefined {
  // where only the order of timers is known, they need not be due alike
  const isCompared = (move: Move) => timing === 'exact' || move.kind !== 'timer'
  const key = (at: Situation) => keyOf(model, at, timing === 'exact' ? 'exact' : 'none')
  const keyAt = (place: Place) => (timing === 'exact' ? place.key : key(place.situation))
  const expected = edges.filter((edge) => isCompared(edge.move))
  const moves = movesIn(model, situation).filter(isCompared)
  for (const [at, move] of moves.entries()) {
    const consequence = consequenceOf(evaluator, situation, move)
    const taken = takenBy(consequence)
    const there = key(consequence.situation)
    const edge = expected[at]
    const known = places[edge?.to ?? -1]
    if (!edge || !known || taken.join() !== edge.transitions.join() || there !== keyAt(known))
      return `${moveText(move)} takes ${taken.join(', ') || 'nothing'} and leads to ${there}`
  }
  const [missing] = expected.slice(moves.length)
  return missing && `${moveText(missing.move)} cannot happen`
}
