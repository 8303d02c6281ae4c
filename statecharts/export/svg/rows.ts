import type { ChartModel, ChartNode, ChartTransition } from '#statecharts/engine/chart-model.ts'
import { monoWidth, sansWidth, wrapped } from '#statecharts/export/svg/text-width.ts'
import { causeText } from '#statecharts/export/words.ts'

export type RowStyle = 'name' | 'about' | 'does' | 'stays' | 'cause' | 'guard'

/** One line of text in a state or on an edge. */
export interface Row {
  readonly style: RowStyle
  readonly text: string
  /** The transition that the line speaks of. */
  readonly transition: ChartTransition | null
}

const sizes = { name: 14, about: 12, does: 11, stays: 11, cause: 11.5, guard: 11 } as const
const heights = { name: 20, about: 16, does: 16, stays: 16, cause: 16, guard: 15 } as const

export const heightOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + heights[row.style], 0)

export const rowHeight = (row: Row): number => heights[row.style]

export const widthOf = (rows: readonly Row[]): number => Math.max(0, ...rows.map(rowWidth))

function rowWidth({ style, text }: Row): number {
  const measure = style === 'name' || style === 'about' ? sansWidth : monoWidth
  return measure(text, sizes[style])
}

/** What stands in a state's box, or in the head of a compound one: name, reason, what it does, what it takes without leaving. */
export function stateRows(chart: ChartModel, node: ChartNode, letters: number): readonly Row[] {
  const row = (style: RowStyle) => (text: string) => ({ style, text, transition: null })
  const doing = [
    ...node.entry.map((name) => `entry / ${name}`),
    ...node.exit.map((name) => `exit / ${name}`),
    ...node.invoke.map(({ src }) => `runs ${src}`),
  ]
  const stays = chart.transitions.filter((each) => each.source === node.id && each.internal)
  return [
    row('name')(node.key),
    ...(node.description === null ? [] : wrapped(node.description, letters).map(row('about'))),
    ...doing.map(row('does')),
    ...stays.flatMap((transition) =>
      wrapped(stayText(transition), letters).map((text, index) => ({
        style: 'stays' as const,
        text: index === 0 ? text : `  ${text}`,
        transition,
      })),
    ),
  ]
}

function stayText(transition: ChartTransition): string {
  const cause = `${causeText(transition)}${transition.guard === null ? '' : ` [${transition.guard}]`}`
  return transition.actions.length === 0 ? `ignores ${cause}` : `${cause} / ${transition.actions.join(', ')}`
}

/** What stands on an edge: what causes each transition that it stands for, and on what condition. */
export function edgeRows(
  transitions: readonly ChartTransition[],
  causeOf: (each: ChartTransition) => string,
): readonly Row[] {
  return transitions.flatMap((transition) => {
    const cause = { style: 'cause' as const, text: causeOf(transition), transition }
    if (transition.guard === null) return [cause]
    return [
      cause,
      ...wrapped(`[${transition.guard}]`, 34).map((text) => ({ style: 'guard' as const, text, transition })),
    ]
  })
}
