import { beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { replay } from '#statecharts/engine/run.ts'
import { coverOf } from '#tests/statecharts/covers.ts'
import { randomWalks } from '#tests/statecharts/random-walks.ts'

beforeAll(() => Promise.all(registry.map(coverOf)))

describe('the real actor follows random walks as explored', () => {
  for (const model of registry)
    test(model.machine.id, async () => {
      const { chart, space } = await coverOf(model)
      const walks = randomWalks(chart, space, 10, 40)
      const replays = await Promise.all(walks.map((walk) => replay(model, walk)))
      expect(replays.flatMap((each) => each.differences)).toEqual([])
    })
})
