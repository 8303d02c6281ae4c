/** The border of the contiguous states, simplified: longitudes and latitudes in degrees, clockwise from the northwest. */
const BORDER = `-124.7 48.4,-122.8 48.3,-122.8 49,-95.2 49,-95.1 49.4,-94.6 48.7,-93 48.6,-91.5 48.1,-89.6 48,-92 46.7,
-90.5 46.8,-88.4 47.4,-87.4 46.5,-84.9 46.7,-84.3 46.3,-84.8 46,-86.9 45.8,-88 44.6,-87.1 45.2,-87.7 43.8,-87.8 42.5,
-87.5 41.7,-86.8 41.8,-86.2 43,-86.5 44,-85.6 45.1,-84.8 45.8,-83.4 45.2,-83.3 44.3,-83.9 43.7,-82.9 44,-82.4 43,
-83.1 42.1,-83.4 41.7,-81.7 41.5,-80.1 42.2,-78.9 42.8,-79 43.3,-76.5 43.5,-76.2 44.1,-75 45,-71.5 45,-70.8 45.4,
-70 46.7,-69.2 47.4,-68.3 47.3,-67.8 47,-67.8 45.7,-67 44.8,-68.8 44.4,-70.2 43.6,-70.8 42.8,-70.6 42,-70 42,-70 41.6,
-71.2 41.5,-72.9 41.2,-73.7 40.9,-72 41,-73.9 40.5,-74.1 39.7,-74.9 38.9,-75.5 39.4,-75.1 38.4,-75.9 37.1,-76 36.9,
-75.5 35.2,-76.6 34.7,-77.9 33.9,-79.2 33.2,-80.8 32.1,-81.4 30.7,-80.5 28.3,-80 26.8,-80.3 25.3,-81.2 25.2,
-81.8 26.1,-82.7 27.8,-82.8 29.1,-83.9 30,-85.3 29.7,-86.5 30.4,-88.1 30.3,-89.4 30.2,-89.2 29.1,-90.9 29.1,
-92.3 29.5,-93.8 29.7,-94.8 29.3,-97.1 27.8,-97.2 26,-99.1 26.4,-99.5 27.5,-101.4 29.8,-102.7 29.7,-103.2 29,
-104.5 29.6,-106.5 31.8,-108.2 31.8,-108.2 31.3,-111.1 31.3,-114.8 32.5,-117.1 32.5,-118.4 33.8,-120.6 34.6,
-121.9 36.6,-122.5 37.8,-123.8 39.3,-124.4 40.4,-124.1 41.9,-124.5 42.8,-124 44.7,-123.9 46.2`

export interface MapPoint {
  readonly x: number
  readonly y: number
}

export const MAP_SIZE = { width: 600, height: 380 } as const

/** Albers' equal-area conic projection, as maps of the United States use it; null outside the map. */
export function mapPoint(longitude: number, latitude: number): MapPoint | null {
  const point = projected(longitude, latitude)
  const isOnMap = point.x >= 0 && point.x <= MAP_SIZE.width && point.y >= 0 && point.y <= MAP_SIZE.height
  return isOnMap ? point : null
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const SOUTH = radians(29.5)
const CONE = (Math.sin(SOUTH) + Math.sin(radians(45.5))) / 2
const radiusAt = (latitude: number): number =>
  Math.sqrt(Math.cos(SOUTH) ** 2 + 2 * CONE * (Math.sin(SOUTH) - Math.sin(radians(latitude)))) / CONE
const SCALE = 780
const CENTER = { longitude: -96, latitude: 37.8 }

function projected(longitude: number, latitude: number): MapPoint {
  const angle = CONE * radians(longitude - CENTER.longitude)
  const radius = radiusAt(latitude)
  return {
    x: MAP_SIZE.width / 2 + SCALE * radius * Math.sin(angle),
    y: MAP_SIZE.height / 2 + SCALE * (radius * Math.cos(angle) - radiusAt(CENTER.latitude)),
  }
}

export interface MapFrame extends MapPoint {
  readonly width: number
  readonly height: number
}

const MARGIN = 40

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

/** Path data of the border. */
export const US_BORDER = `M${BORDER.split(',')
  .map((pair) => {
    const [longitude = 0, latitude = 0] = pair.trim().split(' ').map(Number)
    const { x, y } = projected(longitude, latitude)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  .join('L')}Z`
