import type { AnyMachineSnapshot } from 'xstate'
import { recordedStimulus, type RecordedStimulus } from '#statecharts/engine/path.ts'
import type { Edge, SpaceNode, StateSpace } from '#statecharts/engine/state-space.ts'

/** The state of the server on a path, as far as it decides what can still be provoked. */
export interface Environment {
  readonly initial: (input: string) => string
  /** null: neither a shopper nor the server can cause this there */
  readonly next: (environment: string, doing: RecordedStimulus, from: AnyMachineSnapshot) => string | null
}

interface ProductNode {
  readonly place: number
  readonly environment: string
}

/** The product of the space and the environment: only steps that the environment allows. */
export function environmentSpace(space: StateSpace, environment: Environment): StateSpace {
  if (space.timing !== 'exact') throw new Error('a space with this many timers cannot be narrowed')
  const products: ProductNode[] = []
  const indexes = new Map<string, number>()
  const at = (product: ProductNode): number => {
    const key = `${product.place} ${product.environment}`
    const index = indexes.get(key) ?? products.length
    if (index === products.length) {
      indexes.set(key, index)
      products.push(product)
    }
    return index
  }
  const beginnings = space.initialStates.map((each) => ({
    ...each,
    node: at({ place: each.node, environment: environment.initial(each.input) }),
  }))
  const places: SpaceNode[] = []
  for (let index = 0; index < products.length; index++) {
    const product = products[index]
    const place = product && space.nodes[product.place]
    if (!place) continue
    const edges = place.edges.flatMap((edge): readonly Edge[] => {
      const next = environment.next(
        product.environment,
        recordedStimulus(edge.stimulus),
        place.state.snapshot,
      )
      return next === null ? [] : [{ ...edge, from: index, to: at({ place: edge.to, environment: next }) }]
    })
    places.push({ ...place, via: undefined, edges })
  }
  return { ...space, nodes: places, initialStates: beginnings }
}
