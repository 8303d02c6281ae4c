import { contextText } from '#statecharts/engine/json.ts'
import type { Situation } from '#statecharts/engine/situation.ts'

const perPlace = 2

/** Situations that arrived at a known key with another context than the one that stands for it. */
export class Alternates {
  readonly #found = new Map<number, Map<string, Situation>>()

  note(place: number, representative: Situation | undefined, situation: Situation): void {
    const found = this.#found.get(place) ?? new Map<string, Situation>()
    if (found.size >= perPlace || situation.snapshot.context === representative?.snapshot.context) return
    const context = contextText(situation.snapshot.context)
    if (context === contextText(representative?.snapshot.context)) return
    found.set(context, situation)
    this.#found.set(place, found)
  }

  *entries(): Generator<readonly [number, readonly Situation[]]> {
    for (const [place, found] of this.#found) yield [place, [...found.values()]]
  }
}
