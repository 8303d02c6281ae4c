import { createHash } from 'node:crypto'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { canonical } from '#statecharts/engine/json.ts'

/**
 * The version of a chart, 12 hexadecimal digits of the SHA-256 of its behavior: descriptions, requirements and routes
 * are left out, so that a reworded chart keeps its version.
 */
export function chartVersion({ id, nodes, transitions }: ChartModel): string {
  const behavior = {
    id,
    nodes: nodes.map((node) => ({ ...node, description: null, meta: null })),
    transitions: transitions.map((transition) => ({ ...transition, description: null, meta: null })),
  }
  return createHash('sha256').update(canonical(behavior)).digest('hex').slice(0, 12)
}
