import type { FlowChart } from '#contract/site/flow.ts'
import { endsOf, type FlowTransition } from '#contract/site/flow-chart.ts'

export interface NumberedTransition extends FlowTransition {
  /** place in document order, from 0 */
  readonly number: number
  /** how many states without children can be active at once where it leads */
  readonly regions: number
}

/** A version of a chart as counting reads it. */
export interface KnownChart {
  /** of the row */
  readonly id: number
  readonly transitions: ReadonlyMap<string, NumberedTransition>
  /** of the whole machine */
  readonly regions: number
}

export function knownChart(id: number, { nodes, transitions }: FlowChart): KnownChart {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const regionsOf = (state: string): number => {
    const { type = 'atomic', children = [] } = byId.get(state) ?? {}
    const inside = children.map(regionsOf)
    if (type === 'parallel') return inside.reduce((sum, each) => sum + each, 0)
    return Math.max(1, ...inside)
  }
  const numbered = transitions.map((transition, number) => {
    const regions = endsOf(transition).reduce((sum, end) => sum + regionsOf(end), 0)
    return [transition.id, { ...transition, number, regions }] as const
  })
  return { id, transitions: new Map(numbered), regions: regionsOf(nodes[0]?.id ?? '') }
}
