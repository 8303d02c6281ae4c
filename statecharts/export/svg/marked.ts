import type { Mark } from '#statecharts/engine/chart-union.ts'
import type { Texts } from '#statecharts/export/svg/elk-graph.ts'
import type { Row } from '#statecharts/export/svg/rows.ts'

export type Marks = Readonly<Record<string, Mark>>

/** What stands before the text of a part that has changed. */
const SIGNS: Readonly<Record<Mark, string>> = {
  added: '+ new: ',
  removed: '− removed: ',
  changed: '± changed: ',
  before: '− before: ',
  now: '+ now: ',
}

const BEGINS: Readonly<Partial<Record<Mark, string>>> = { before: 'began here', now: 'begins here' }

/** The texts of a picture of two versions: a changed part says so before its own text. */
export const markedTexts = ({ rowsOf, labelOf }: Texts, marks: Marks): Texts => ({
  rowsOf: (node) => {
    const rows = markedRows(rowsOf(node), marks)
    const mark = marks[node.id]
    return mark === undefined
      ? rows
      : rows.map((row) => (row.style === 'name' ? withSign(row, mark, true) : row))
  },
  labelOf: (edge) => {
    const begins = edge.mark === undefined ? undefined : BEGINS[edge.mark]
    if (edge.transitions.length > 0 || edge.mark === undefined || begins === undefined)
      return markedRows(labelOf(edge), marks)
    return [withSign({ style: 'cause', text: begins, transition: null }, edge.mark, true)]
  },
})

/** Rows of changed transitions with their marks, the first of each with a sign. */
export const markedRows = (rows: readonly Row[], marks: Marks): readonly Row[] =>
  rows.map((row, at) => {
    const mark = row.transition === null ? undefined : marks[row.transition.id]
    return mark === undefined ? row : withSign(row, mark, rows[at - 1]?.transition !== row.transition)
  })

const withSign = (row: Row, mark: Mark, isFirst: boolean): Row => ({
  ...row,
  mark,
  text: isFirst ? `${SIGNS[mark]}${row.text}` : row.text,
})
