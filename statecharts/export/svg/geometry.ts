export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Whether an orthogonal polyline intersects a box. */
export function crosses(points: readonly Point[], box: Box): boolean {
  return points.slice(1).some((to, index) => {
    const from = points[index] ?? to
    const piece = {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    }
    return overlap({ ...piece, width: piece.width || 0.01, height: piece.height || 0.01 }, box)
  })
}
