import type { Point } from '#statecharts/export/svg/geometry.ts'

const radius = 7
const head = { length: 9, half: 4.5 } as const

/** An SVG path through these points with rounded corners. */
export function roundedPath(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const parts = rest.map((point, index) => {
    const before = points[index] ?? first
    const after = rest[index + 1]
    if (!after) return `L${at(point)}`
    const bend = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2)
    return `L${at(towards(point, before, bend))}Q${at(point)} ${at(towards(point, after, bend))}`
  })
  return `M${at(first)}${parts.join('')}`
}

/** A triangle with its tip at the last point, so many times as large as that of a thin line. */
export function arrowHead(points: readonly Point[], scale = 1): string {
  const [before, tip] = points.slice(-2)
  if (!before || !tip) return ''
  const base = towards(tip, before, head.length * scale)
  const across = {
    x: ((base.y - tip.y) / head.length) * head.half,
    y: ((base.x - tip.x) / head.length) * head.half,
  }
  return `M${at(tip)}L${at({ x: base.x + across.x, y: base.y - across.y })}L${at({ x: base.x - across.x, y: base.y + across.y })}Z`
}

/** The same points with the end in the middle of its arrow head, which a thick line would cover. */
export function endInHead(points: readonly Point[], scale: number): readonly Point[] {
  const [before, tip] = points.slice(-2)
  if (!before || !tip) return points
  const by = Math.min((head.length * scale) / 2, distance(before, tip))
  return [...points.slice(0, -1), towards(tip, before, by)]
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function towards(from: Point, to: Point, by: number): Point {
  const part = by / (distance(from, to) || 1)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

const round = (value: number): number => Math.round(value * 100) / 100
