import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import type { Edge } from '#statecharts/export/svg/edges.ts'
import { type Box, crosses, inset, type Layout } from '#statecharts/export/svg/geometry.ts'
import { newLine } from '#statecharts/export/svg/new-line.ts'
import { labelHits, lineHits, looseLabels } from '#tests/statecharts/layout-faults.ts'

const chart = chartOf(createMachine({ id: 'm', initial: 'a', states: { a: {}, b: {}, c: {} } }))
const nowhere = { x: 0, y: 0, width: 0, height: 0 }

/** A layout without lines. */
function layoutOf(
  states: Readonly<Record<'a' | 'b' | 'c', Box>>,
  size = { width: 600, height: 400 },
): Layout {
  const boxes = Object.entries(states).map(([key, box]) => [`m.${key}`, box] as const)
  return {
    ...size,
    boxes: new Map([['m', { x: 0, y: 0, ...size }], ...boxes]),
    texts: new Map(chart.nodes.map(({ id }) => [id, nowhere])),
    edges: new Map(),
  }
}

const edge = (from: string, to: string): Edge => ({
  id: `m.${from} m.${to} event`,
  source: `m.${from}`,
  target: `m.${to}`,
  color: 'event',
  transitions: [],
})

const label = { width: 120, height: 40 }
const [a, b] = [
  { x: 40, y: 40, width: 100, height: 60 },
  { x: 440, y: 40, width: 100, height: 60 },
]
const farOff = { x: 240, y: 320, width: 100, height: 60 }

test('a line between two states with nothing between them is straight, and its label is on it', () => {
  const line = newLine(chart, edge('a', 'b'), label, layoutOf({ a, b, c: farOff })) ?? expect.fail()
  expect(line.points.length).toBe(2)
  expect([line.points[0]?.x, line.points[1]?.x]).toEqual([140, 440])
  expect(line.label && crosses(line.points, line.label)).toBe(true)
})

test('a line leads around a state, and keeps away from it', () => {
  const between = { x: 240, y: 20, width: 100, height: 100 }
  const line = newLine(chart, edge('a', 'b'), label, layoutOf({ a, b, c: between })) ?? expect.fail()
  expect(line.points.length).toBeGreaterThan(2)
  expect(crosses(line.points, inset(between, -8))).toBe(false)
})

test('where there is no room for the label on the shortest line, it is on a longer one and not beside it', () => {
  const close = { ...b, x: a.x + a.width + 40 }
  const layout = layoutOf({ a, b: close, c: farOff })
  const taken = edge('a', 'b')
  const line = newLine(chart, taken, label, layout) ?? expect.fail()
  const drawn = { ...layout, edges: new Map([[taken.id, line]]) }
  expect([...looseLabels(drawn), ...labelHits(chart, drawn), ...lineHits(chart, drawn)]).toEqual([])
  expect(newLine(chart, taken, null, layout)?.points.length).toBe(2)
})

test('there is no line where there is no room for its label, or no way', () => {
  const low = { width: 600, height: 140 }
  const flat = { x: 240, y: 120, width: 10, height: 10 }
  expect(
    newLine(chart, edge('a', 'b'), { width: 320, height: 90 }, layoutOf({ a, b, c: flat }, low)),
  ).toBeNull()
  const wall = { x: 240, y: 0, width: 20, height: 400 }
  expect(newLine(chart, edge('a', 'b'), null, layoutOf({ a, b, c: wall }))).toBeNull()
})

test('a line to the same state leaves it at one side and ends at another', () => {
  const line = newLine(chart, edge('a', 'a'), label, layoutOf({ a, b, c: farOff })) ?? expect.fail()
  const [first, last] = [line.points[0], line.points.at(-1)]
  expect([a.x, a.x + a.width]).toContain(first?.x)
  expect([a.y, a.y + a.height]).toContain(last?.y)
  expect(crosses(line.points, inset(a, 1))).toBe(false)
})
