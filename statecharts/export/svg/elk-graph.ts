import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk.bundled.js'
import type { ChartModel, ChartNode } from '#statecharts/engine/chart-model.ts'
import { initialDotOf, type Edge } from '#statecharts/export/svg/edges.ts'
import type { Box } from '#statecharts/export/svg/geometry.ts'
import { heightOf, type Row, widthOf } from '#statecharts/export/svg/rows.ts'

export type Direction = 'DOWN' | 'RIGHT'

/** How a chart is given to ELK. */
export interface Arrangement {
  readonly direction: Direction
  readonly keepsHeads: boolean
  /** how often the label of a line was moved to another place, which says to which */
  readonly moves: ReadonlyMap<string, number>
}

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
/** The least width of a state, in pixels. */
export const narrowest = 84

/** The id of the node that reserves the head of a compound state. */
export const headOf = (state: string): string => `${state}|head`

export type Size = Pick<Box, 'width' | 'height'>

export const textBox = (rows: readonly Row[]): Size => ({ width: widthOf(rows), height: heightOf(rows) })

/** The least box of a state around its text. */
export function stateSize(rows: readonly Row[]): Size {
  const text = textBox(rows)
  return { width: text.width + 2 * padding.x, height: text.height + 2 * padding.y }
}

/** The box of a label around its text. */
export function labelSize(rows: readonly Row[]): Size {
  const text = textBox(rows)
  return { width: text.width + 2 * labelPadding.x, height: text.height + 2 * labelPadding.y }
}

/**
 * A chart as an ELK graph. ELK routes downward edges through the padding of compound states, where their heads are;
 * with `keepsHeads` each head is a node of its own that edges avoid.
 */
export function elkGraphOf(
  chart: ChartModel,
  edges: readonly Edge[],
  turned: ReadonlySet<string>,
  texts: Texts,
  { direction, keepsHeads, moves }: Arrangement,
): ElkNode {
  const [root] = chart.nodes
  return {
    id: '',
    children: root ? [elkNode(root)] : [],
    edges: edges.map((edge) =>
      elkEdge(edge, turned.has(edge.id), texts.labelOf(edge), moves.get(edge.id) ?? 0),
    ),
    layoutOptions: { ...general, ...spacing, 'elk.direction': direction, 'elk.padding': around(0) },
  }

  function elkNode(node: ChartNode): ElkNode {
    const rows = texts.rowsOf(node)
    const text = textBox(rows)
    const size = stateSize(rows)
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
function elkEdge(
  { id, source, target }: Edge,
  isTurned: boolean,
  rows: readonly Row[],
  moves: number,
): ElkExtendedEdge {
  const label = {
    text: '·',
    ...labelSize(rows),
    layoutOptions: placeOf(moves, isTurned),
  }
  const [from, to] = isTurned ? [target, source] : [source, target]
  return { id, sources: [from], targets: [to], labels: rows.length === 0 ? [] : [label] }
}

/** In the line near one end of it, near the other, and at last beside the line where it begins. */
function placeOf(moves: number, isTurned: boolean): LayoutOptions {
  if (moves % 3 === 2) return { 'elk.edgeLabels.placement': isTurned ? 'HEAD' : 'TAIL' }
  return {
    'elk.edgeLabels.inline': 'true',
    'elk.layered.edgeLabels.centerLabelPlacementStrategy': moves % 3 === 0 ? 'TAIL_LAYER' : 'HEAD_LAYER',
  }
}
