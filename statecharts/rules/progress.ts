import { componentsOf } from '#statecharts/engine/components.ts'
import type { Edge, SpaceNode, StateSpace } from '#statecharts/engine/state-space.ts'
import { activeNodes } from '#statecharts/engine/xstate-adapter.ts'
import { stateText, trailTo } from '#statecharts/rules/trail.ts'

/** Active states in which no stimulus takes a transition. */
export function deadEnds(space: StateSpace): readonly string[] {
  const dead = indexesOf(space, (node) => isActive(node) && node.edges.every(isIdle))
  return firstPerState(space, dead).map(
    (index) => `${stateText(space, index)} is a dead end: nothing leads on ${trailTo(space, index)}`,
  )
}

/** A machine with a final state can reach it from everywhere; one without can return to every state. */
export function traps(space: StateSpace): readonly string[] {
  const components = componentsOf(space.nodes.length, (node) => targetsOf(space, node))
  const isLast = (component: readonly number[]) => {
    const inside = new Set(component)
    return component.every((node) => targetsOf(space, node).every((to) => inside.has(to)))
  }
  const last = components.filter(isLast)
  return space.initialStates.flatMap(({ input, node }) => {
    const reached = reachedFrom(space, node)
    const ends = last
      .map((component) => [...component].sort((a, b) => a - b))
      .filter(([one]) => reached.has(one ?? -1))
    const canEnd = ends.some(([one]) => hasEnded(space.nodes[one ?? -1]))
    const wrong = canEnd ? ends.filter(([one]) => !hasEnded(space.nodes[one ?? -1])) : ends.slice(1)
    const why = canEnd ? 'never ends' : 'never comes back'
    return wrong.map(
      ([one = -1]) =>
        `with input ${input} it ${why} once it is in ${stateText(space, one)} ${trailTo(space, one)}`,
    )
  })
}

/** Cycles of 0 ms timers. */
export function spins(space: StateSpace): readonly string[] {
  const instant = (node: number) =>
    (space.nodes[node]?.edges ?? []).filter(
      ({ stimulus }) => stimulus.kind === 'timer' && stimulus.wait === 0,
    )
  const components = componentsOf(space.nodes.length, (node) => instant(node).map((edge) => edge.to))
  const spinning = components.filter((component) =>
    component.some((node) => instant(node).some((edge) => component.includes(edge.to))),
  )
  return spinning.map((component) => {
    const first = Math.min(...component)
    return `${stateText(space, first)} starts itself again in no time ${trailTo(space, first)}`
  })
}

export const isActive = (node: SpaceNode | undefined): boolean => node?.state.snapshot.status === 'active'

/** Also when a region is in its final state and the others continue. */
const hasEnded = (node: SpaceNode | undefined): boolean =>
  !node || !isActive(node) || activeNodes(node.state.snapshot).some((node) => node.type === 'final')

const isIdle = (edge: Edge): boolean => edge.transitions.length === 0 && edge.to === edge.from

const indexesOf = (space: StateSpace, isWanted: (node: SpaceNode) => boolean): readonly number[] =>
  space.nodes.flatMap((node, index) => (isWanted(node) ? [index] : []))

const targetsOf = (space: StateSpace, node: number): readonly number[] =>
  (space.nodes[node]?.edges ?? []).map((edge) => edge.to)

const firstPerState = (space: StateSpace, indexes: readonly number[]): readonly number[] =>
  indexes.filter(
    (index, at) => indexes.findIndex((other) => stateText(space, other) === stateText(space, index)) === at,
  )

function reachedFrom(space: StateSpace, start: number): ReadonlySet<number> {
  const reached = new Set([start])
  for (const node of reached) for (const to of targetsOf(space, node)) reached.add(to)
  return reached
}
