import type { ChartModel, ChartNode } from '#statecharts/engine/chart-model.ts'

/** More ways to fold a chart than this, and only the plain ones are kept. */
const maxWays = 8

/** What a folded state hides. */
export interface Hidden {
  /** leaf states */
  readonly states: number
  readonly transitions: number
}

/** The ids of states that can be folded: those around others, but not the machine. */
export const foldable = ({ nodes }: ChartModel): readonly string[] =>
  nodes.filter(({ parent, children }) => parent !== null && children.length > 0).map(({ id }) => id)

/**
 * The ways to fold a chart, each the ids of its folded states in document order, the open chart first. Of a chart with
 * many ways only those that fold one state, all outermost states, or all of them but one.
 */
export function foldWays(chart: ChartModel): readonly (readonly string[])[] {
  const all = waysIn(chart, chart.nodes[0])
  if (all.length <= maxWays) return all
  const states = foldable(chart)
  const outermost = states.filter((id) => !states.some((other) => id.startsWith(`${other}.`)))
  const plain = [
    [],
    outermost,
    ...outermost.map((open) => outermost.filter((id) => id !== open)),
    ...states.map((id) => [id]),
  ]
  return [...new Map(plain.map((way) => [way.join(' '), way])).values()]
}

function waysIn(chart: ChartModel, node: ChartNode | undefined): readonly (readonly string[])[] {
  if (!node || node.children.length === 0) return [[]]
  const open = node.children
    .map((id) => waysIn(chart, nodeOf(chart, id)))
    .reduce<readonly (readonly string[])[]>(
      (before, ways) => before.flatMap((way) => ways.map((next) => [...way, ...next])),
      [[]],
    )
  return node.parent === null ? open : [...open, [node.id]]
}

/**
 * The chart with some states folded: what is in them is gone, and transitions from or to it begin or end at the folded
 * state. Those between two states of one folded state are hidden with them.
 */
export function foldedChart(chart: ChartModel, folded: readonly string[]): ChartModel {
  if (folded.length === 0) return chart
  const shownAt = (id: string): string => folded.find((around) => isInside(id, around)) ?? id
  return {
    ...chart,
    nodes: chart.nodes
      .filter(({ id }) => shownAt(id) === id)
      .map((node) =>
        folded.includes(node.id)
          ? { ...node, type: 'atomic', initial: null, children: [], description: hidingText(chart, node.id) }
          : { ...node, initial: node.initial === null ? null : shownAt(node.initial) },
      ),
    transitions: chart.transitions
      .filter((each) => !folded.some((around) => isHidden(each, around)))
      .map((each) => ({
        ...each,
        source: shownAt(each.source),
        targets: [...new Set(each.targets.map(shownAt))],
      })),
  }
}

/** What a folded state hides: states without children, and transitions that begin and end in it. */
export const hiddenIn = ({ nodes, transitions }: ChartModel, folded: string): Hidden => ({
  states: nodes.filter(({ id, children }) => children.length === 0 && isInside(id, folded)).length,
  transitions: transitions.filter((each) => isHidden(each, folded)).length,
})

function hidingText(chart: ChartModel, folded: string): string {
  const { states, transitions } = hiddenIn(chart, folded)
  return `Folded: hides ${states} states and ${transitions} transitions.`
}

const isHidden = (
  { source, targets }: { readonly source: string; readonly targets: readonly string[] },
  folded: string,
): boolean =>
  (source !== folded || targets.length > 0) &&
  isInside(source, folded) &&
  targets.every((target) => isInside(target, folded))

const isInside = (id: string, around: string): boolean => id === around || id.startsWith(`${around}.`)

const nodeOf = ({ nodes }: ChartModel, id: string): ChartNode | undefined =>
  nodes.find((node) => node.id === id)
