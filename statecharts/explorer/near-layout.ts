import type { LayoutCode } from '#statecharts/export/svg/layout-code.ts'

type Numbers = readonly number[]

/**
 * The same layout with shorter numbers, for the file: corners of texts from their box, labels from the beginning of their
 * line, and of a line its beginning and how far it goes at each turn.
 */
export const nearLayout = <L extends LayoutCode>(layout: L): L => ({
  ...layout,
  states: layout.states.map((numbers) => moved(numbers, -1)),
  labels: layout.labels.map((label, at) => from(label, layout.lines[at] ?? [], -1)),
  lines: layout.lines.map(turnsOf),
})

/** The layout that `nearLayout` made shorter. */
export function farLayout<L extends LayoutCode>(layout: L): L {
  const lines = layout.lines.map(pointsOf)
  return {
    ...layout,
    states: layout.states.map((numbers) => moved(numbers, 1)),
    labels: layout.labels.map((label, at) => from(label, lines[at] ?? [], 1)),
    lines,
  }
}

/** A box, and the corner of its text. */
function moved([x = 0, y = 0, width = 0, height = 0, ...text]: Numbers, sign: 1 | -1): Numbers {
  const [textX, textY] = text
  if (textX === undefined || textY === undefined) return [x, y, width, height]
  return [x, y, width, height, textX + sign * x, textY + sign * y]
}

function from([x, y, ...size]: Numbers, [startX = 0, startY = 0]: Numbers, sign: 1 | -1): Numbers {
  return x === undefined || y === undefined ? [] : [x + sign * startX, y + sign * startY, ...size]
}

/** What the third number of a line says: where its first piece goes, or that it is told point by point. */
const WAYS = { across: 0, down: 1, points: 2 } as const

function turnsOf(line: Numbers): Numbers {
  const [x, y, ...rest] = line
  if (x === undefined || y === undefined) return []
  for (const way of [WAYS.across, WAYS.down]) {
    const turns = [x, y, way, ...lengthsOf(line, way)]
    if (pointsOf(turns).join() === line.join()) return turns
  }
  return [x, y, WAYS.points, ...rest]
}

/** How far a line goes, across and down in turns. */
const lengthsOf = (line: Numbers, way: number): Numbers =>
  Array.from({ length: line.length / 2 - 1 }, (_, piece) => {
    const at = 2 * piece + ((piece + way) % 2)
    return (line[at + 2] ?? 0) - (line[at] ?? 0)
  })

function pointsOf([x, y, way = WAYS.points, ...rest]: Numbers): Numbers {
  if (x === undefined || y === undefined) return []
  if (way === WAYS.points) return [x, y, ...rest]
  const points = [x, y]
  for (const [piece, length] of rest.entries()) {
    const [lastX = 0, lastY = 0] = points.slice(-2)
    points.push(...((piece + way) % 2 === 0 ? [lastX + length, lastY] : [lastX, lastY + length]))
  }
  return points
}
