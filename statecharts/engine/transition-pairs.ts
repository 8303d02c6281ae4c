import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import type {
  InitialState,
  Edge,
  PathSimulator,
  SpaceNode,
  StateSpace,
} from '#statecharts/engine/state-space.ts'
import type { GoalsOf } from '#statecharts/engine/distance-index.ts'

/** The state space whose nodes also hold the last transition taken. */
export interface PairSpace {
  readonly space: StateSpace
  /** `first > second` for two transitions taken one directly after the other. */
  readonly pairsOf: GoalsOf
}

interface PairNode {
  readonly node: number
  readonly last: string | undefined
}

export function pairSpace(chart: ChartModel, space: StateSpace): PairSpace {
  const pairNodes = new PairNodes()
  const ends = endsOf(chart)
  const initialStates = space.initialStates.map((each) => ({
    ...each,
    node: pairNodes.at({ node: each.node, last: each.transitions.at(-1) }),
  }))
  const nodes: SpaceNode[] = []
  for (let index = 0; index < pairNodes.all.length; index++) {
    const pairNode = pairNodes.all[index]
    const node = pairNode && space.nodes[pairNode.node]
    if (!node) continue
    const edges = node.edges.map((edge) => pairNodes.reach(edge, index))
    nodes.push({ ...node, via: pairNodes.via(index), edges })
  }
  const pairsOf: GoalsOf = ({ from, transitions }) => {
    const last = from === undefined ? undefined : pairNodes.all[from]?.last
    return pairsIn(last === undefined ? transitions : [last, ...transitions], ends)
  }
  return { space: { ...space, nodes, initialStates, simulator: () => pairNodes.simulator(space) }, pairsOf }
}

class PairNodes {
  readonly all: PairNode[] = []
  readonly #indexes = new Map<string, number>()
  readonly #vias: (Edge | undefined)[] = []

  at(pairNode: PairNode, via?: Edge): number {
    const key = `${pairNode.node} ${pairNode.last ?? ''}`
    const index = this.#indexes.get(key) ?? this.all.length
    if (index === this.all.length) {
      this.#indexes.set(key, index)
      this.#vias.push(via && { ...via, to: index })
      this.all.push(pairNode)
    }
    return index
  }

  via(index: number): Edge | undefined {
    return this.#vias[index]
  }

  reach(edge: Edge, from: number): Edge {
    const last = edge.transitions.at(-1) ?? this.all[from]?.last
    const here = { ...edge, from }
    return { ...here, to: this.at({ node: edge.to, last }, here) }
  }

  /** Simulates in the underlying space. */
  simulator(space: StateSpace): PathSimulator {
    const simulator = space.simulator()
    return {
      begin: (initialState: InitialState) =>
        simulator.begin({ ...initialState, node: this.all[initialState.node]?.node ?? initialState.node }),
      take: (edge) => {
        const node = this.all[edge.from]?.node ?? edge.from
        const real = simulator.take({ ...edge, from: node, to: this.all[edge.to]?.node ?? edge.to })
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

/** Whether the second leaves where the first has led, and is not just taken next in a parallel region. */
function follows(first: string, second: string, ends: Ends): boolean {
  const source = ends.get(second)?.source ?? ''
  return (ends.get(first)?.ends ?? []).some((end) => holds(end, source) || holds(source, end))
}

const holds = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}.`)
