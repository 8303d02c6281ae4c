import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk.bundled.js'
import type { ChartModel, ChartNode } from '#statecharts/engine/chart-model.ts'
import { initialDotOf, type Edge } from '#statecharts/export/svg/edges.ts'
import type { Box } from '#statecharts/export/svg/geometry.ts'
import { heightOf, type Row, widthOf } from '#statecharts/export/svg/rows.ts'

export type Direction = 'DOWN' | 'RIGHT'

export interface Texts {
  readonly rowsOf: (node: ChartNode) => readonly Row[]
  readonly labelOf: (edge: Edge) => readonly Row[]
}

const general: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
}

const spacing: LayoutOptions = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.nodeSelfLoop': '20',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
}

/** Padding between the border of a state and its text, in pixels. */
export const padding = { x: 14, y: 9 } as const
/** Padding between the border of a label and its text, in pixels. */
export const labelPadding = { x: 6, y: 2 } as const

const dot = 12
const side = 20
const narrowest = 84

/** The id of the node that reserves the head of a compound state. */
export const headOf = (state: string): string => `${state}|head`

export const textBox = (rows: readonly Row[]): Pick<Box, 'width' | 'height'> => ({
  width: widthOf(rows),
  height: heightOf(rows),
})

/**
 * A chart as an ELK graph. ELK routes downward edges through the padding of compound states, where their heads are;
 * with `keepsHeads` each head is a node of its own that edges avoid.
 */
export function elkGraphOf(
  chart: ChartModel,
  edges: readonly Edge[],
  turned: ReadonlySet<string>,
  texts: Texts,
  direction: Direction,
  keepsHeads: boolean,
): ElkNode {
  const [root] = chart.nodes
  return {
    id: '',
    children: root ? [elkNode(root)] : [],
    edges: edges.map((edge) => elkEdge(edge, turned.has(edge.id), texts.labelOf(edge))),
    layoutOptions: { ...general, ...spacing, 'elk.direction': direction, 'elk.padding': around(0) },
  }

  function elkNode(node: ChartNode): ElkNode {
    const rows = texts.rowsOf(node)
    const text = textBox(rows)
    const size = { width: text.width + 2 * padding.x, height: text.height + 2 * padding.y }
    const hasHead = keepsHeads && rows.length > 0
    if (node.children.length === 0)
      return { id: node.id, width: Math.max(size.width, narrowest), height: size.height }
    const children = node.children.flatMap((id) => chart.nodes.filter((each) => each.id === id))
    const head = {
      id: headOf(node.id),
      ...text,
      layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
    }
    const begins = { id: initialDotOf(node.id), width: dot, height: dot }
    return {
      id: node.id,
      children: [
        ...(hasHead ? [head] : []),
        ...(node.initial === null ? [] : [begins]),
        ...children.map(elkNode),
      ],
      layoutOptions: {
        ...spacing,
        'elk.padding': around(side, topOf(text.height, hasHead)),
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${size.width}, ${size.height + 60})`,
      },
    }
  }
}

/** The top padding of a compound state: the height of its text, unless a node reserves it. */
function topOf(textHeight: number, hasHead: boolean): number {
  if (textHeight === 0) return side
  return hasHead ? padding.y : textHeight + 2 * padding.y + 16
}

const around = (rest: number, top: number = rest): string =>
  `[top=${top},left=${rest},bottom=${rest},right=${rest}]`

/** An edge against the reading direction is given to ELK from target to source. */
function elkEdge({ id, source, target }: Edge, isTurned: boolean, rows: readonly Row[]): ElkExtendedEdge {
  const text = textBox(rows)
  const label = {
    text: '·',
    width: text.width + 2 * labelPadding.x,
    height: text.height + 2 * labelPadding.y,
    layoutOptions: { 'elk.edgeLabels.inline': 'true' },
  }
  const [from, to] = isTurned ? [target, source] : [source, target]
  return { id, sources: [from], targets: [to], labels: rows.length === 0 ? [] : [label] }
}
