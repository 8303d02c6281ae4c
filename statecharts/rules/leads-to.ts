import type { LeadsTo, MachineModel } from '#machines/model.ts'
import { componentsOf } from '#statecharts/engine/components.ts'
import { type Edge, moveText, type Space } from '#statecharts/engine/space.ts'
import { isActive } from '#statecharts/rules/progress.ts'
import { stateText, trailTo } from '#statecharts/rules/trail.ts'

/**
 * What must follow does follow, whatever is answered, as long as no answer and no timer is put off for ever: else
 * the shortest way to where the machine rests or goes round without it.
 */
export function leadsToFaults(model: MachineModel, space: Space): readonly string[] {
  return Object.entries(model.leadsTo ?? {}).flatMap(([sentence, property]) => {
    const search = new Search(space, property)
    if (!search.begins()) return [`"${sentence}" is about nothing: no situation is as it begins with`]
    const failure = search.rest() ?? search.round()
    return failure === undefined ? [] : [`"${sentence}" does not hold: ${failure}`]
  })
}

/** Everything between a beginning of the property and its fulfilment. */
class Search {
  readonly #space: Space
  readonly #property: LeadsTo
  /** Places on the way, and how each was first reached from a beginning. */
  readonly #via = new Map<number, Edge | undefined>()

  constructor(space: Space, property: LeadsTo) {
    this.#space = space
    this.#property = property
    for (const index of space.places.keys())
      if (this.#is(index, property.from) && !this.#is(index, property.to)) this.#via.set(index, undefined)
    for (const [index] of this.#via)
      for (const edge of this.#edges(index)) if (!this.#via.has(edge.to)) this.#via.set(edge.to, edge)
  }

  begins(): boolean {
    return [...this.#space.places.keys()].some((index) => this.#is(index, this.#property.from))
  }

  rest(): string | undefined {
    const place = [...this.#via.keys()].find((index) => !this.#allEdges(index).some(isByItself))
    if (place === undefined) return undefined
    const how = isActive(this.#space.places[place]) ? 'rests' : 'ends'
    return `it ${how} in ${stateText(this.#space, place)} ${this.#trail(place)}`
  }

  round(): string | undefined {
    const next = (index: number) => (this.#via.has(index) ? this.#edges(index).map((edge) => edge.to) : [])
    const component = componentsOf(this.#space.places.length, next).find((each) => this.#isRound(each))
    if (!component) return undefined
    const inside = new Set(component)
    const place = [...this.#via.keys()].find((index) => inside.has(index)) ?? -1
    const moves = component.flatMap((index) => this.#edges(index).filter((edge) => inside.has(edge.to)))
    const texts = [...new Set(moves.filter(isByItself).map((edge) => moveText(edge.move)))]
    return `it goes round by ${texts.join(', ')} in ${stateText(this.#space, place)} ${this.#trail(place)}`
  }

  /** A round that something else than the shopper keeps going; where answers vary, also none of them leads out. */
  #isRound(component: readonly number[]): boolean {
    const inside = new Set(component)
    if (!component.every((index) => this.#via.has(index))) return false
    const moves = component.flatMap((index) => this.#allEdges(index).filter(isByItself))
    const staying = moves.filter((edge) => inside.has(edge.to))
    return (
      staying.length > 0 && (this.#property.provided !== 'answersVary' || staying.length === moves.length)
    )
  }

  #trail(place: number): string {
    const further: Edge[] = []
    let index = place
    for (let via = this.#via.get(index); via; via = this.#via.get(index)) {
      further.unshift(via)
      index = via.from
    }
    return trailTo(this.#space, index, further)
  }

  #allEdges(index: number): readonly Edge[] {
    return this.#space.places[index]?.edges ?? []
  }

  /** Edges that do not fulfil the property. */
  #edges(index: number): readonly Edge[] {
    return this.#allEdges(index).filter((edge) => !this.#is(edge.to, this.#property.to))
  }

  #is(index: number, holds: LeadsTo['from']): boolean {
    const snapshot = this.#space.places[index]?.situation.snapshot
    return snapshot !== undefined && holds({ value: snapshot.value, context: snapshot.context })
  }
}

const isByItself = ({ move }: Edge): boolean => move.kind !== 'event'
