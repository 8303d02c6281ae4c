import type { ChartModel, ChartNode } from '#statecharts/engine/chart-model.ts'
import { type Edge, ownerOf } from '#statecharts/export/svg/edges.ts'

/**
 * Whether an edge points in the reading direction, away from the initial state. All others are reversed for the layout,
 * so that it has no cycles to break and every state comes after its predecessors.
 */
export function leadsOn(chart: ChartModel): (edge: Edge) => boolean {
  const byId = new Map(chart.nodes.map((node) => [node.id, node]))
  const places = new Map(chart.nodes.map((node) => [node.id, placeOf(node)]))
  return ({ source, target }) => {
    const [from, to] = branches(lineOf(source), lineOf(target))
    return from === undefined || to === undefined || (places.get(from) ?? -1) <= (places.get(to) ?? -1)
  }

  function placeOf(node: ChartNode): number {
    const parent = byId.get(node.parent ?? '')
    if (parent?.initial === node.id) return -0.5
    return parent?.children.indexOf(node.id) ?? 0
  }

  /** The ancestors from the outermost to the state itself; an initial dot belongs to its own state. */
  function lineOf(id: string): readonly string[] {
    const node = byId.get(id)
    if (!node) return [...lineOf(ownerOf(id)), id]
    return node.parent === null ? [id] : [...lineOf(node.parent), id]
  }
}

/** Where two chains of ancestors diverge; undefined when one contains the other. */
function branches(
  from: readonly string[],
  to: readonly string[],
): readonly [string | undefined, string | undefined] {
  const parting = from.findIndex((id, index) => id !== to[index])
  return parting < 0 ? [undefined, undefined] : [from[parting], to[parting]]
}
