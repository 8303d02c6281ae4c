import { expect, test } from 'vitest'
import { frameOf, MAP_SIZE, mapPoint, spread } from '#src/views/content/blocks/us-map.ts'

const CITIES = {
  eastport: [-66.98, 44.9],
  keyWest: [-81.78, 24.55],
  capeFlattery: [-124.7, 48.38],
  brownsville: [-97.5, 25.9],
} as const

test('the corners of the contiguous states are on the map, Alaska and Hawaii are not', () => {
  for (const [longitude, latitude] of Object.values(CITIES))
    expect(mapPoint(longitude, latitude)).not.toBeNull()
  expect(mapPoint(-149.9, 61.2)).toBeNull()
  expect(mapPoint(-157.8, 21.3)).toBeNull()
})

test('the shown part of the map contains every point with a margin, and is not wider than the map', () => {
  const points = [
    { x: 400, y: 250 },
    { x: 700, y: 380 },
  ]
  const frame = frameOf(points)
  for (const { x, y } of points) {
    expect(x - frame.x).toBeGreaterThanOrEqual(40)
    expect(frame.x + frame.width - x).toBeGreaterThanOrEqual(40)
    expect(y - frame.y).toBeGreaterThanOrEqual(40)
    expect(frame.y + frame.height - y).toBeGreaterThanOrEqual(40)
  }
  expect(frameOf([...points, { x: 0, y: 0 }, { x: 910, y: 590 }])).toEqual({ x: 0, y: 0, ...MAP_SIZE })
})

test('pins that would overlap are moved apart, those in one place too; others stay', () => {
  const alone = { x: 500, y: 100 }
  const together = [
    { x: 100, y: 100 },
    { x: 100, y: 100 },
    { x: 104, y: 103 },
    { x: 110, y: 100 },
  ]
  const [first, ...moved] = spread([alone, ...together], 20)
  expect(first).toEqual(alone)
  for (const [index, one] of moved.entries())
    for (const other of moved.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(19)
})
