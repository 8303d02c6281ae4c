export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface EdgeLine {
  readonly points: readonly Point[]
  readonly label: Box | null
}

/** The positions of all parts of a chart, in pixels from the upper left. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly boxes: ReadonlyMap<string, Box>
  /** the size of the text of each state */
  readonly texts: ReadonlyMap<string, Box>
  readonly edges: ReadonlyMap<string, EdgeLine>
}

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** From a point to the nearest one of a box; 0 inside. */
export const distanceToBox = ({ x, y }: Point, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height))

/** How much two boxes have in common, in square pixels. */
export const overlapArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** The pieces of an orthogonal polyline, each as a box without width or without height. */
export const piecesOf = (points: readonly Point[]): readonly Box[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    }
  })

/** Whether an orthogonal polyline intersects a box. */
export const crosses = (points: readonly Point[], box: Box): boolean =>
  piecesOf(points).some((piece) =>
    overlap({ ...piece, width: piece.width || 0.01, height: piece.height || 0.01 }, box),
  )

export const isInside = (box: Box, around: Box): boolean =>
  box.x >= around.x &&
  box.y >= around.y &&
  box.x + box.width <= around.x + around.width &&
  box.y + box.height <= around.y + around.height
