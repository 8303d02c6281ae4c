export interface MapPoint {
  readonly x: number
  readonly y: number
}

/** Of the contiguous states, whose outline is in `us-outline.ts`. */
export const MAP_SIZE = { width: 910, height: 590 } as const

/** Albers' equal-area conic projection, as maps of the United States use it; null outside the map. */
export function mapPoint(longitude: number, latitude: number): MapPoint | null {
  const angle = CONE * radians(longitude - CENTER.longitude)
  const radius = radiusAt(latitude)
  const x = CENTER.x + SCALE * radius * Math.sin(angle)
  const y = CENTER.y + SCALE * (radius * Math.cos(angle) - radiusAt(CENTER.latitude))
  return x >= 0 && x <= MAP_SIZE.width && y >= 0 && y <= MAP_SIZE.height ? { x, y } : null
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const SOUTH = radians(29.5)
const CONE = (Math.sin(SOUTH) + Math.sin(radians(45.5))) / 2
const radiusAt = (latitude: number): number =>
  Math.sqrt(Math.cos(SOUTH) ** 2 + 2 * CONE * (Math.sin(SOUTH) - Math.sin(radians(latitude)))) / CONE
const SCALE = 1240
/** where the middle of the projection is on the map */
const CENTER = { longitude: -96, latitude: 37.8, x: 465, y: 304 }

export interface MapFrame extends MapPoint {
  readonly width: number
  readonly height: number
}

const MARGIN = 60

/** The part of the map around the points, as wide as high in proportion as the whole, and at least a third of it. */
export function frameOf(points: readonly MapPoint[]): MapFrame {
  if (points.length === 0) return { x: 0, y: 0, ...MAP_SIZE }
  const [left, right] = spanOf(points.map(({ x }) => x))
  const [top, bottom] = spanOf(points.map(({ y }) => y))
  const ratio = MAP_SIZE.height / MAP_SIZE.width
  const wanted = Math.max(right - left, (bottom - top) / ratio, MAP_SIZE.width / 3)
  const width = Math.min(wanted, MAP_SIZE.width)
  const height = width * ratio
  const within = (start: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(start, 0), whole - length))
  return {
    x: within((left + right - width) / 2, width, MAP_SIZE.width),
    y: within((top + bottom - height) / 2, height, MAP_SIZE.height),
    width: Math.round(width),
    height: Math.round(height),
  }
}

const spanOf = (values: readonly number[]): readonly [low: number, high: number] => [
  Math.min(...values) - MARGIN,
  Math.max(...values) + MARGIN,
]

const ROUNDS = 60

/** The points moved apart until neighbors have the distance, or nearly; each stays near its place. */
export function spread(points: readonly MapPoint[], distance: number): readonly MapPoint[] {
  let moved = points
  for (let round = 0; round < ROUNDS; round++) {
    const before = moved
    moved = before.map((point, own) => {
      const pushes = before.flatMap((other, index) =>
        index === own ? [] : push(point, other, distance, own - index),
      )
      return {
        x: point.x + sum(pushes.map(({ x }) => x)),
        y: point.y + sum(pushes.map(({ y }) => y)),
      }
    })
  }
  return moved
}

/** Away from the other point by half of what is missing; points in one place part by their order. */
function push(point: MapPoint, other: MapPoint, distance: number, order: number): readonly MapPoint[] {
  const [x, y] = [point.x - other.x, point.y - other.y]
  const length = Math.hypot(x, y)
  if (length >= distance) return []
  const part = (distance - length) / 2
  if (length < 0.01) return [{ x: Math.sign(order) * part, y: 0 }]
  return [{ x: (x / length) * part, y: (y / length) * part }]
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
