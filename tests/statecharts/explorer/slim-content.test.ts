import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { changesContent } from '#statecharts/explorer-content/changes-content.ts'
import { explorerContent } from '#statecharts/explorer-content/explorer-content.ts'
import { farLayout, nearLayout } from '#statecharts/explorer/near-layout.ts'
import { completeContent, slimContent } from '#statecharts/explorer/slim-content.ts'
import { earlierRelease } from '#tests/statecharts/earlier-release.ts'

const release = earlierRelease()
const changes = await changesContent(release, registry, release.requirements)
const content = await explorerContent(registry, '1.0.0', changes)

test('the content of the file is completed to what it was made of', () => {
  expect(content.changes?.machines.some(({ picture }) => picture !== null)).toBe(true)
  expect(completeContent(slimContent(content))).toEqual(content)
})

test('a layout is read back from its shorter numbers, and most of its lines are told by their turns', () => {
  const layouts = content.machines.flatMap((machine) => machine.layouts)
  expect(layouts.map(nearLayout).map(farLayout)).toEqual(layouts)
  const lines = layouts.map(nearLayout).flatMap((layout) => layout.lines)
  expect(lines.filter(([, , way]) => way === 2).length).toBeLessThan(lines.length / 20)
})

describe('a line that is not told by its turns', () => {
  const layout = (line: readonly number[]) => ({
    folded: [],
    size: [9, 9],
    states: [[1, 2, 3, 4, 5, 6]],
    dots: [],
    labels: [line.length === 0 ? [] : [4, 4, 2, 2]],
    lines: [line],
  })
  test.each([[[0, 0, 3, 4, 6, 0]], [[5, 5, 8, 5, 9, 5]], [[1, 1]], [[]], [[0, 0, 0, 0, 0, 7]]])(
    '%j is read back',
    (line) => {
      expect(farLayout(nearLayout(layout(line)))).toEqual(layout(line))
    },
  )
})
