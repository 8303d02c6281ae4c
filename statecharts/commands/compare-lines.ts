import type { MachineModel } from '#machines/platform/model.ts'
import { type Answer, tableLines } from '#statecharts/commands/command.ts'
import { coverageGoalsOf } from '#statecharts/engine/coverage-goals.ts'
import { caseSuite, type Size } from '#statecharts/engine/case-suite.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { explore } from '#statecharts/engine/explore.ts'
import { xstateGraphSuite, type XstateGraphSuite } from '#statecharts/engine/xstate-graph-suite.ts'
import { type Suite, type SuiteOptions, suiteOf } from '#statecharts/engine/suite.ts'

interface Comparison {
  readonly machine: string
  readonly goals: number
  readonly drawn: number
  readonly tours: Size
  readonly short: Size
  readonly cases: Size
  readonly stock: XstateGraphSuite
}

/** Compares the tours with one shortest path per goal and with the path generator of xstate/graph. */
export function compareLines(models: readonly MachineModel[], options: SuiteOptions): Answer {
  const all = models.map((model) => comparisonOf(model, options))
  const { maxSteps = 20, criterion = 'transition' } = options
  const head = [
    'machine',
    'goals',
    'longest tours',
    maxSteps === 0 ? 'the same' : `at most ${maxSteps} steps`,
    'shortest cases',
    'xstate/graph',
    'its transitions',
  ]
  const sum = (pick: (each: Comparison) => Size): Size => ({
    paths: all.reduce((total, each) => total + pick(each).paths, 0),
    steps: all.reduce((total, each) => total + pick(each).steps, 0),
  })
  const total = (pick: (each: Comparison) => number) => all.reduce((sum, each) => sum + pick(each), 0)
  const [tours, short, cases, stock] = [
    sum((each) => each.tours),
    sum((each) => each.short),
    sum((each) => each.cases),
    sum((each) => each.stock),
  ]
  const last = [
    'all',
    total((each) => each.goals),
    ...[tours, short, cases, stock].map(sizeText),
    `${total((each) => each.stock.transitions)}/${total((each) => each.drawn)}`,
  ]
  return {
    lines: [
      ...tableLines([head, ...all.map(rowOf), last]),
      `paths/steps, ${criterion} coverage; of the shortest cases after set cover:`,
      `steps alone: longest tours ${share(tours, cases, 0)}, default ${share(short, cases, 0)}`,
      `each start counted as a step, as xstate/graph counts it: longest tours ${share(tours, cases, 1)}, default ${share(short, cases, 1)}`,
    ],
    code: 0,
  }
}

function comparisonOf(model: MachineModel, options: SuiteOptions): Comparison {
  const chart = chartOf(model.machine)
  const space = explore(model)
  const { criterion = 'transition' } = options
  const { space: ground, goals, goalsOf } = coverageGoalsOf(criterion, chart, space)
  return {
    machine: chart.id,
    goals: goals.size,
    drawn: chart.transitions.length,
    tours: sizeOf(suiteOf(chart, space, { ...options, maxSteps: 0 })),
    short: sizeOf(suiteOf(chart, space, options)),
    cases: caseSuite(ground, goals, goalsOf),
    stock: xstateGraphSuite(model),
  }
}

const sizeOf = ({ paths }: Suite): Size => ({
  paths: paths.length,
  steps: paths.reduce((sum, path) => sum + path.steps.length, 0),
})

const rowOf = ({ machine, goals, drawn, tours, short, cases, stock }: Comparison) => [
  machine,
  goals,
  ...[tours, short, cases, stock].map(sizeText),
  `${stock.transitions}/${drawn}`,
]

const sizeText = ({ paths, steps }: Size): string => `${paths}/${steps}`

function share(size: Size, of: Size, start: number): string {
  const cost = ({ paths, steps }: Size) => steps + paths * start
  return `${((100 * cost(size)) / cost(of)).toFixed(1)} %`
}
