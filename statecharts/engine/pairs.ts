import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import type { Beginning, Edge, Guide, Place, Space } from '#statecharts/engine/space.ts'
import type { GoalsOf } from '#statecharts/engine/streets.ts'

/** A space whose places also tell which transition was taken last, so that what may follow it can be asked for. */
export interface PairSpace {
  readonly space: Space
  /** `first > second` for two transitions taken one directly after the other. */
  readonly pairsOf: GoalsOf
}

interface Spot {
  readonly place: number
  readonly last: string | undefined
}

export function pairSpace(chart: ChartModel, space: Space): PairSpace {
  const spots = new Spots()
  const ends = endsOf(chart)
  const beginnings = space.beginnings.map((each) => ({
    ...each,
    place: spots.at({ place: each.place, last: each.transitions.at(-1) }),
  }))
  const places: Place[] = []
  for (let index = 0; index < spots.all.length; index++) {
    const spot = spots.all[index]
    const place = spot && space.places[spot.place]
    if (!place) continue
    const edges = place.edges.map((edge) => spots.reach(edge, index))
    places.push({ ...place, via: spots.via(index), edges })
  }
  const pairsOf: GoalsOf = ({ from, transitions }) => {
    const last = from === undefined ? undefined : spots.all[from]?.last
    return pairsIn(last === undefined ? transitions : [last, ...transitions], ends)
  }
  return { space: { ...space, places, beginnings, guide: () => spots.guide(space) }, pairsOf }
}

class Spots {
  readonly all: Spot[] = []
  readonly #indexes = new Map<string, number>()
  readonly #vias: (Edge | undefined)[] = []

  at(spot: Spot, via?: Edge): number {
    const key = `${spot.place} ${spot.last ?? ''}`
    const index = this.#indexes.get(key) ?? this.all.length
    if (index === this.all.length) {
      this.#indexes.set(key, index)
      this.#vias.push(via && { ...via, to: index })
      this.all.push(spot)
    }
    return index
  }

  via(index: number): Edge | undefined {
    return this.#vias[index]
  }

  reach(edge: Edge, from: number): Edge {
    const last = edge.transitions.at(-1) ?? this.all[from]?.last
    const here = { ...edge, from }
    return { ...here, to: this.at({ place: edge.to, last }, here) }
  }

  /** Goes along in the space that this one is made of. */
  guide(space: Space): Guide {
    const guide = space.guide()
    return {
      begin: (beginning: Beginning) =>
        guide.begin({ ...beginning, place: this.all[beginning.place]?.place ?? beginning.place }),
      take: (edge) => {
        const place = this.all[edge.from]?.place ?? edge.from
        const real = guide.take({ ...edge, from: place, to: this.all[edge.to]?.place ?? edge.to })
        return real && this.reach(real, edge.from)
      },
    }
  }
}

function pairsIn(taken: readonly string[], ends: Ends): readonly string[] {
  return taken.slice(1).flatMap((second, at) => {
    const first = taken[at] ?? ''
    return follows(first, second, ends) ? [`${first} > ${second}`] : []
  })
}

type Ends = ReadonlyMap<string, { readonly source: string; readonly ends: readonly string[] }>

const endsOf = (chart: ChartModel): Ends =>
  new Map(
    chart.transitions.map(({ id, source, targets }) => [
      id,
      { source, ends: targets.length > 0 ? targets : [source] },
    ]),
  )

/** Whether the second leaves where the first has led: neighbours in parallel regions only happen to come in turn. */
function follows(first: string, second: string, ends: Ends): boolean {
  const source = ends.get(second)?.source ?? ''
  return (ends.get(first)?.ends ?? []).some((end) => holds(end, source) || holds(source, end))
}

const holds = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}.`)
