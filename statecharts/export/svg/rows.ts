import type { ChartModel, ChartNode, ChartTransition } from '#statecharts/engine/chart-model.ts'
import type { Mark } from '#statecharts/engine/chart-union.ts'
import { monoWidth, sansWidth, wrapped } from '#statecharts/export/svg/text-width.ts'
import { causeText } from '#statecharts/engine/cause-text.ts'
import { actionLabel, conditionLabel } from '#statecharts/export/words.ts'

export type RowStyle = 'name' | 'about' | 'does' | 'stays' | 'cause' | 'guard' | 'acts'

/** A line of text in a state or on an edge. */
export interface Row {
  readonly style: RowStyle
  readonly text: string
  /** the transition described by the line */
  readonly transition: ChartTransition | null
  /** in a picture of two versions */
  readonly mark?: Mark
}

const sizes = { name: 14, about: 12, does: 11, stays: 11, cause: 11.5, guard: 11, acts: 11 } as const
const heights = { name: 20, about: 16, does: 16, stays: 16, cause: 16, guard: 15, acts: 15 } as const

export const heightOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + heights[row.style], 0)

export const rowHeight = (row: Row): number => heights[row.style]

export const widthOf = (rows: readonly Row[]): number => Math.max(0, ...rows.map(rowWidth))

function rowWidth({ style, text }: Row): number {
  const measure = style === 'name' || style === 'about' ? sansWidth : monoWidth
  return measure(text, sizes[style])
}

/** The text of a state: name, description, actions, internal transitions. */
export function stateRows(chart: ChartModel, node: ChartNode, letters: number): readonly Row[] {
  const row = (style: RowStyle) => (text: string) => ({ style, text, transition: null })
  const doing = [
    ...node.entry.map((action) => `entry / ${actionLabel(action)}`),
    ...node.exit.map((action) => `exit / ${actionLabel(action)}`),
    ...node.invoke.map(({ id, src }) => (id === src ? `runs ${src}` : `runs ${src} as ${id}`)),
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
  const condition = conditionLabel(transition, 'names')
  const cause = `${causeText(transition)}${condition === null ? '' : ` [${condition}]`}`
  return transition.actions.length === 0 ? `ignores ${cause}` : `${cause} / ${actionsText(transition)}`
}

const actionsText = ({ actions }: ChartTransition): string => actions.map(actionLabel).join(', ')

const labelLetters = 34

/** The label of an edge: each cause once, then condition and actions per transition. */
export function edgeRows(
  transitions: readonly ChartTransition[],
  causeOf: (each: ChartTransition) => string,
  letters = labelLetters,
): readonly Row[] {
  return transitions.flatMap((transition, at) => {
    const previous = transitions[at - 1]
    const isRepeated = previous !== undefined && causeOf(previous) === causeOf(transition)
    const condition = conditionLabel(transition, 'names')
    const linesOf = (style: RowStyle, text: string) =>
      wrapped(text, letters).map((line, index) => ({
        style,
        text: index === 0 ? line : `  ${line}`,
        transition,
      }))
    return [
      ...(isRepeated ? [] : [{ style: 'cause' as const, text: causeOf(transition), transition }]),
      ...(condition === null ? [] : linesOf('guard', `[${condition}]`)),
      ...(transition.actions.length === 0 ? [] : linesOf('acts', `/ ${actionsText(transition)}`)),
    ]
  })
}
