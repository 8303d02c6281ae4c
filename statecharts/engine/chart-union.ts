import { formerId, isChangedState } from '#statecharts/engine/chart-difference.ts'
import { matchTransitions } from '#statecharts/engine/chart-matches.ts'
import { guessedRenames, withRenames } from '#statecharts/engine/renamed-states.ts'
import type { ChartModel, ChartNode, ChartTransition } from '#statecharts/engine/chart-model.ts'

/** How a part of a picture of two versions has changed; a retargeted transition is `before` and `now`. */
export type Mark = 'added' | 'removed' | 'changed' | 'before' | 'now'

/** What a picture of two versions of a chart has more than one of the newer version. */
export interface ChartDelta {
  /** removed states, and states around them with all of their children */
  readonly nodes: readonly ChartNode[]
  /** transitions of the older version, with ids of their own */
  readonly transitions: readonly ChartTransition[]
  /** former first states, by the state around them */
  readonly initials: Readonly<Record<string, string>>
  /** of states and transitions, by id */
  readonly marks: Readonly<Record<string, Mark>>
}

/** The behavior in which two versions of a chart differ; null: in none. */
export function chartDelta(before: ChartModel, after: ChartModel): ChartDelta | null {
  const renames = guessedRenames(before, after)
  const read = withRenames(before, renames)
  const delta = { ...stateDelta(read, after), ...transitionDelta(read, after) }
  const renamed = Object.fromEntries([...renames.values()].map((id) => [id, 'changed'] as const))
  const marks = { ...delta.stateMarks, ...renamed, ...delta.transitionMarks }
  const { nodes, transitions, initials } = delta
  return Object.keys(marks).length === 0 ? null : { nodes, transitions, initials, marks }
}

/** The states and transitions of both versions as one chart. */
export function unionChart(after: ChartModel, delta: ChartDelta): ChartModel {
  const known = new Set(after.nodes.map(({ id }) => id))
  const wider = new Map(delta.nodes.map((node) => [node.id, node.children]))
  return {
    ...after,
    nodes: [
      ...after.nodes.map((node) => ({ ...node, children: wider.get(node.id) ?? node.children })),
      ...delta.nodes.filter(({ id }) => !known.has(id)),
    ],
    transitions: [...after.transitions, ...delta.transitions],
  }
}

function stateDelta(before: ChartModel, after: ChartModel) {
  const now = new Map(after.nodes.map((node) => [node.id, node]))
  const old = new Map(before.nodes.map((node) => [node.id, node]))
  const removed = before.nodes.filter(({ id }) => !now.has(id))
  const around = after.nodes.flatMap((node) => {
    const children = merged(old.get(node.id)?.children ?? [], node.children)
    return children.length === node.children.length ? [] : [{ ...node, children }]
  })
  const initials = before.nodes.flatMap(({ id, initial }) => {
    const is = now.get(id)
    return initial !== null && is && is.initial !== initial ? [[id, initial] as const] : []
  })
  const marks = [...now.values()].flatMap((is): readonly (readonly [string, Mark])[] => {
    const was = old.get(is.id)
    if (!was) return [[is.id, 'added']]
    return isChangedState(was, is) ? [[is.id, 'changed']] : []
  })
  return {
    nodes: [...around, ...removed],
    initials: Object.fromEntries(initials),
    stateMarks: Object.fromEntries([...marks, ...removed.map(({ id }) => [id, 'removed'] as const)]),
  }
}

/** The newer list, with what only the older one has after what stood before it. */
function merged(old: readonly string[], now: readonly string[]): readonly string[] {
  const all = [...now]
  for (const [at, id] of old.entries())
    if (!now.includes(id)) all.splice(at === 0 ? 0 : all.indexOf(old[at - 1] ?? '') + 1, 0, id)
  return all
}

function transitionDelta(before: ChartModel, after: ChartModel) {
  const { pairs, added, removed, reordered } = matchTransitions(before, after)
  const retargeted = pairs.filter(({ differs }) => differs === 'target')
  const former = [...removed, ...retargeted.map(({ was }) => was)].map(({ transition }) => ({
    ...transition,
    id: formerId(transition.id),
  }))
  const marks: readonly (readonly [string, Mark])[] = [
    ...reordered.flatMap((list) => list.map(({ transition }) => [transition.id, 'changed'] as const)),
    ...pairs.flatMap(({ was, is, differs }): readonly (readonly [string, Mark])[] => {
      if (differs === null) return []
      if (differs !== 'target') return [[is.transition.id, 'changed']]
      return [
        [is.transition.id, 'now'],
        [formerId(was.transition.id), 'before'],
      ]
    }),
    ...added.map(({ transition }) => [transition.id, 'added'] as const),
    ...removed.map(({ transition }) => [formerId(transition.id), 'removed'] as const),
  ]
  return { transitions: former, transitionMarks: Object.fromEntries(marks) }
}
