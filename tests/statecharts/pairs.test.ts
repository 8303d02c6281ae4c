import { beforeAll, describe, expect, test } from 'vitest'
import { shippingQuotesModel } from '#machines/delivery/shipping-quotes/shipping-quotes.model.ts'
import { texasCheckModel } from '#machines/delivery/texas-check/texas-check.model.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { type Cover, coverMachine } from '#statecharts/engine/suite.ts'
import { doorModel } from '#tests/statecharts/door.model.ts'
import { randomWalks } from '#tests/statecharts/random-walks.ts'

const takenOn = ({ begins, steps }: Path) => [begins, ...steps].flatMap((step) => step.transitions)

/** Of two regions side by side only neighbors of one region follow each other. */
function pairsOn(chart: ChartModel, path: Path): readonly string[] {
  const of = (id: string) => chart.transitions.find((transition) => transition.id === id)
  const taken = takenOn(path)
  return taken.slice(1).flatMap((second, at) => {
    const first = of(taken[at] ?? '')
    const ends = first?.targets.length ? first.targets : [first?.source ?? '']
    const source = of(second)?.source ?? ''
    const isNear = ends.some(
      (end) => `${end}.`.startsWith(`${source}.`) || `${source}.`.startsWith(`${end}.`),
    )
    return isNear ? [`${first?.id} > ${second}`] : []
  })
}

describe.each([shippingQuotesModel, texasCheckModel].map((model) => [model.machine.id, model] as const))(
  'pair coverage of %s',
  (_, model: MachineModel) => {
    let cover: Cover
    beforeAll(async () => {
      cover = await coverMachine(model, { criterion: 'pair' })
    })

    test('walks every goal on the real actor', () => {
      const { chart, suite, differences } = cover
      expect([suite.missed, differences]).toEqual([[], []])
      const walked = new Set(suite.paths.flatMap((path) => pairsOn(chart, path)))
      expect(suite.goals.filter((goal) => goal.includes(' > ')).filter((goal) => !walked.has(goal))).toEqual(
        [],
      )
    })

    test('has every transition and every pair found by random walks as a goal', () => {
      const { chart, space, suite } = cover
      const goals = new Set(suite.goals)
      expect(chart.transitions.filter((transition) => !goals.has(transition.id))).toEqual([])
      const found = randomWalks(chart, space, 40, 40).flatMap((walk) => pairsOn(chart, walk))
      expect(new Set(found).size).toBeGreaterThan(20)
      expect(found.filter((pair) => !goals.has(pair))).toEqual([])
    })
  },
)

test('a door has just the pairs of opening and closing', async () => {
  const { suite } = await coverMachine(doorModel(), { criterion: 'pair' })
  expect(suite.goals).toEqual([
    'door.closed|door.push|0',
    'door.opened|door.pull|0',
    'input|plain',
    'payload|door.push|0',
    'payload|door.pull|0',
    'door.closed|door.push|0 > door.opened|door.pull|0',
    'door.opened|door.pull|0 > door.closed|door.push|0',
  ])
  expect(suite.paths.map((path) => path.steps.length)).toEqual([3])
})
