import type { ChartModel, ChartNode } from '#statecharts/engine/chart-model.ts'
import { causeText } from '#statecharts/engine/cause-text.ts'
import { pathOf } from '#statecharts/export/words.ts'

/** The address that the browser shows in a state, from its `meta.route`. */
export function routeOf({ meta }: ChartNode): readonly string[] {
  const isRouted = typeof meta === 'object' && meta !== null && 'route' in meta
  return isRouted && typeof meta.route === 'string' ? [`page \`${meta.route}\``] : []
}

/** What a leaf state reacts to because states around it do: ` Inherited: from open.stepping: checkout.left.` */
export function inheritedText(chart: ChartModel, node: ChartNode): string {
  if (node.children.length > 0 || node.type === 'final') return ''
  const parts = inheritedBy(chart, node).map(({ from, causes }) => `from ${from}: ${causes.join(', ')}`)
  return parts.length === 0 ? '' : ` *Inherited ${parts.join('; ')}.*`
}

/** By the states around a state, innermost first; what the state or one further in always takes itself is left out. */
function inheritedBy(chart: ChartModel, node: ChartNode) {
  const always = new Set(unguardedOf(chart, node))
  return ancestorsOf(chart, node).flatMap((ancestor) => {
    const own = chart.transitions.filter(({ source, kind }) => source === ancestor.id && kind === 'event')
    const causes = [...new Set(own.map(causeText))].filter((cause) => !always.has(cause))
    for (const cause of unguardedOf(chart, ancestor)) always.add(cause)
    const from = ancestor.parent === null ? 'the whole chart' : `\`${pathOf(chart, ancestor.id)}\``
    return causes.length === 0 ? [] : [{ from, causes: causes.map((cause) => `\`${cause}\``) }]
  })
}

const unguardedOf = ({ transitions }: ChartModel, { id }: ChartNode): readonly string[] =>
  transitions
    .filter(({ source, kind, guard }) => source === id && kind === 'event' && guard === null)
    .map(causeText)

function ancestorsOf(chart: ChartModel, { parent }: ChartNode): readonly ChartNode[] {
  const above = chart.nodes.find(({ id }) => id === parent)
  return above ? [above, ...ancestorsOf(chart, above)] : []
}
