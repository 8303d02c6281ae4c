import type { MachineModel } from '#machines/model.ts'
import { matches, movesIn } from '#statecharts/engine/moves.ts'
import { type Doing, doingOf, type Path } from '#statecharts/engine/path.ts'
import { record } from '#statecharts/engine/run.ts'
import type { Move } from '#statecharts/engine/situation.ts'
import type { Edge, Place, Space } from '#statecharts/engine/space.ts'
import { activeNodes } from '#statecharts/engine/xstate-adapter.ts'
import type { Mutant } from '#statecharts/mutants/mutants.ts'
import { goesOtherwise } from '#statecharts/mutants/trial.ts'

/** Recorded paths of one machine, by what happens on them: many mutants are tried on the same ones. */
export class Probes {
  readonly #model: MachineModel
  readonly #space: Space
  readonly #limit: number
  readonly #recorded = new Map<string, Path | undefined>()

  constructor(model: MachineModel, space: Space, limit: number) {
    this.#model = model
    this.#space = space
    this.#limit = limit
  }

  /**
   * A shortest path on which a mutant does otherwise. A mutant differs from its machine only where it is spoilt, and
   * everything that it does is seen at once, so one step from each situation in which that part matters is enough.
   */
  async against(mutant: Mutant): Promise<Path | undefined> {
    const model = mutant.model()
    let tried = 0
    for (const place of variedFirst(this.#space.places))
      for (const move of this.#movesThatMatter(mutant, place)) {
        if (tried++ > this.#limit) return undefined
        const path = await this.#path(place, move)
        if (path && (await goesOtherwise(model, path))) return path
      }
    return undefined
  }

  #movesThatMatter({ source, descriptor }: Mutant, place: Place): readonly Move[] {
    const { situation, edges } = place
    const isThere = activeNodes(situation.snapshot).some((node) => node.id === source)
    const listed = (move: Move) =>
      isThere && descriptor !== undefined && typesOf(move).some((type) => matches(descriptor, type))
    const moves = movesIn(this.#model, situation).filter(listed)
    const passing = edges.filter((edge) => edge.transitions.some((id) => id.startsWith(`${source}|`)))
    const arriving = descriptor === undefined ? edges : []
    return [...moves, ...[...passing, ...arriving].map((edge) => edge.move)]
  }

  async #path(place: Place, move: Move): Promise<Path | undefined> {
    const { input } = place.situation
    const doings = this.#doings(place, move)
    if (!doings) return undefined
    const key = JSON.stringify([input, doings])
    if (!this.#recorded.has(key)) {
      const recorded = await record(this.#model, input, doings)
      this.#recorded.set(key, recorded && { id: '', input, ...recorded, covers: [], spec: [] })
    }
    return this.#recorded.get(key)
  }

  /** The way to a place and one move more, with the time that really passes on it. */
  #doings(place: Place, last: Move): readonly Doing[] | undefined {
    const way: Edge[] = []
    for (let via = place.via; via; via = this.#space.places[via.from]?.via) way.unshift(via)
    const begin = way[0]?.from ?? this.#space.places.indexOf(place)
    const beginning = this.#space.beginnings.find((each) => each.place === begin)
    if (!beginning) return undefined
    const guide = this.#space.guide()
    guide.begin(beginning)
    const made: Doing[] = []
    for (const edge of way) {
      const real = guide.take(edge)
      if (!real) return undefined
      made.push(doingOf(real.move))
    }
    return [...made, doingOf(last)]
  }
}

/** One place of each configuration, then a second one of each, and so on. */
function variedFirst(places: readonly Place[]): readonly Place[] {
  const seen = new Map<string, number>()
  const ranked = places.map((place) => {
    const configuration = JSON.stringify(place.situation.snapshot.value)
    const rank = seen.get(configuration) ?? 0
    seen.set(configuration, rank + 1)
    return { place, rank }
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ place }) => place)
}

/** The event types by which a machine hears of a move. */
function typesOf(move: Move): readonly string[] {
  return move.kind === 'timer' ? move.fires : [move.event.type]
}
