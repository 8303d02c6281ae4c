import type { LeadsTo, MachineModel } from '#machines/platform/model.ts'
import { componentsOf } from '#statecharts/engine/components.ts'
import { type Edge, stimulusText, type StateSpace } from '#statecharts/engine/state-space.ts'
import { isActive } from '#statecharts/rules/progress.ts'
import { stateText, trailTo } from '#statecharts/rules/trail.ts'

/**
 * Checks the liveness properties of a model for all responses, provided that no response and no timer is postponed
 * forever. Reports the shortest path to a deadlock or cycle without the goal.
 */
export function leadsToViolations(model: MachineModel, space: StateSpace): readonly string[] {
  return Object.entries(model.leadsTo ?? {}).flatMap(([sentence, property]) => {
    const search = new Search(space, property)
    if (!search.begins()) return [`"${sentence}" is about nothing: no state is as it begins with`]
    const failure = search.rest() ?? search.round()
    return failure === undefined ? [] : [`"${sentence}" does not hold: ${failure}`]
  })
}

/** The nodes between one that satisfies `from` and one that satisfies `to`. */
class Search {
  readonly #space: StateSpace
  readonly #property: LeadsTo
  /** visited nodes with the edge by which each was first reached */
  readonly #via = new Map<number, Edge | undefined>()

  constructor(space: StateSpace, property: LeadsTo) {
    this.#space = space
    this.#property = property
    for (const index of space.nodes.keys())
      if (this.#is(index, property.from) && !this.#is(index, property.to)) this.#via.set(index, undefined)
    for (const [index] of this.#via)
      for (const edge of this.#edges(index)) if (!this.#via.has(edge.to)) this.#via.set(edge.to, edge)
  }

  begins(): boolean {
    return [...this.#space.nodes.keys()].some((index) => this.#is(index, this.#property.from))
  }

  rest(): string | undefined {
    const node = [...this.#via.keys()].find((index) => !this.#allEdges(index).some(isByItself))
    if (node === undefined) return undefined
    const how = isActive(this.#space.nodes[node]) ? 'rests' : 'ends'
    return `it ${how} in ${stateText(this.#space, node)} ${this.#trail(node)}`
  }

  round(): string | undefined {
    const next = (index: number) => (this.#via.has(index) ? this.#edges(index).map((edge) => edge.to) : [])
    const component = componentsOf(this.#space.nodes.length, next).find((each) => this.#isRound(each))
    if (!component) return undefined
    const inside = new Set(component)
    const node = [...this.#via.keys()].find((index) => inside.has(index)) ?? -1
    const stimuli = component.flatMap((index) => this.#edges(index).filter((edge) => inside.has(edge.to)))
    const texts = [...new Set(stimuli.filter(isByItself).map((edge) => stimulusText(edge.stimulus)))]
    return `it goes round by ${texts.join(', ')} in ${stateText(this.#space, node)} ${this.#trail(node)}`
  }

  /**
   * Whether a strongly connected component can continue without the user; with varying responses also whether no
   * outcome leaves it.
   */
  #isRound(component: readonly number[]): boolean {
    const inside = new Set(component)
    if (!component.every((index) => this.#via.has(index))) return false
    const stimuli = component.flatMap((index) => this.#allEdges(index).filter(isByItself))
    const staying = stimuli.filter((edge) => inside.has(edge.to))
    return (
      staying.length > 0 && (this.#property.provided !== 'answersVary' || staying.length === stimuli.length)
    )
  }

  #trail(node: number): string {
    const further: Edge[] = []
    let index = node
    for (let via = this.#via.get(index); via; via = this.#via.get(index)) {
      further.unshift(via)
      index = via.from
    }
    return trailTo(this.#space, index, further)
  }

  #allEdges(index: number): readonly Edge[] {
    return this.#space.nodes[index]?.edges ?? []
  }

  /** The edges that do not satisfy the property. */
  #edges(index: number): readonly Edge[] {
    return this.#allEdges(index).filter((edge) => !this.#is(edge.to, this.#property.to))
  }

  #is(index: number, holds: LeadsTo['from']): boolean {
    const snapshot = this.#space.nodes[index]?.state.snapshot
    return snapshot !== undefined && holds({ value: snapshot.value, context: snapshot.context })
  }
}

const isByItself = ({ stimulus }: Edge): boolean => stimulus.kind !== 'event'
