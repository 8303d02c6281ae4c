import { componentsOf } from '#statecharts/engine/components.ts'
import type { Edge, Place, Space } from '#statecharts/engine/space.ts'
import { activeNodes } from '#statecharts/engine/xstate-adapter.ts'
import { stateText, trailTo } from '#statecharts/rules/trail.ts'

/** Situations, not final, in which nothing that can happen takes any transition. */
export function deadEnds(space: Space): readonly string[] {
  const dead = indexesOf(space, (place) => isActive(place) && place.edges.every(isIdle))
  return firstPerState(space, dead).map(
    (index) => `${stateText(space, index)} is a dead end: nothing leads on ${trailTo(space, index)}`,
  )
}

/** A machine that can end can end from everywhere; one that never ends can always come back to what it left. */
export function traps(space: Space): readonly string[] {
  const components = componentsOf(space.places.length, (place) => targetsOf(space, place))
  const isLast = (component: readonly number[]) => {
    const inside = new Set(component)
    return component.every((place) => targetsOf(space, place).every((to) => inside.has(to)))
  }
  const last = components.filter(isLast)
  return space.beginnings.flatMap(({ input, place }) => {
    const reached = reachedFrom(space, place)
    const ends = last
      .map((component) => [...component].sort((a, b) => a - b))
      .filter(([one]) => reached.has(one ?? -1))
    const canEnd = ends.some(([one]) => hasEnded(space.places[one ?? -1]))
    const wrong = canEnd ? ends.filter(([one]) => !hasEnded(space.places[one ?? -1])) : ends.slice(1)
    const why = canEnd ? 'never ends' : 'never comes back'
    return wrong.map(
      ([one = -1]) =>
        `with input ${input} it ${why} once it is in ${stateText(space, one)} ${trailTo(space, one)}`,
    )
  })
}

/** Timers of no time that start each other for ever. */
export function spins(space: Space): readonly string[] {
  const instant = (place: number) =>
    (space.places[place]?.edges ?? []).filter(({ move }) => move.kind === 'timer' && move.wait === 0)
  const components = componentsOf(space.places.length, (place) => instant(place).map((edge) => edge.to))
  const spinning = components.filter((component) =>
    component.some((place) => instant(place).some((edge) => component.includes(edge.to))),
  )
  return spinning.map((component) => {
    const first = Math.min(...component)
    return `${stateText(space, first)} starts itself again in no time ${trailTo(space, first)}`
  })
}

export const isActive = (place: Place | undefined): boolean => place?.situation.snapshot.status === 'active'

/** Also where a region has come to its end and only the others go on. */
const hasEnded = (place: Place | undefined): boolean =>
  !place || !isActive(place) || activeNodes(place.situation.snapshot).some((node) => node.type === 'final')

const isIdle = (edge: Edge): boolean => edge.transitions.length === 0 && edge.to === edge.from

const indexesOf = (space: Space, isWanted: (place: Place) => boolean): readonly number[] =>
  space.places.flatMap((place, index) => (isWanted(place) ? [index] : []))

const targetsOf = (space: Space, place: number): readonly number[] =>
  (space.places[place]?.edges ?? []).map((edge) => edge.to)

const firstPerState = (space: Space, indexes: readonly number[]): readonly number[] =>
  indexes.filter(
    (index, at) => indexes.findIndex((other) => stateText(space, other) === stateText(space, index)) === at,
  )

function reachedFrom(space: Space, start: number): ReadonlySet<number> {
  const reached = new Set([start])
  for (const place of reached) for (const to of targetsOf(space, place)) reached.add(to)
  return reached
}
