import { tableLines } from '#statecharts/commands/command.ts'
import type { Cover } from '#statecharts/engine/suite.ts'

const head = [
  'machine',
  'states',
  'transitions',
  'goals',
  'paths',
  'steps',
  'longest',
  'explore ms',
  'tour ms',
  'replay ms',
]

/** One line per machine, and a total. */
export function pathsTable(covers: readonly Cover[]): readonly string[] {
  const rows = covers.map(numbersOf)
  const sums = (rows[0] ?? []).map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0))
  const line = (
    name: string,
    [nodes, taken, drawn, reached, goals, paths, steps, ...rest]: readonly number[],
  ) => [
    name,
    nodes ?? 0,
    `${taken}/${drawn}`,
    `${reached}/${goals}`,
    paths ?? 0,
    steps ?? 0,
    ...rest.map(Math.round),
  ]
  const longest = Math.max(0, ...rows.map((row) => row[7] ?? 0))
  const all = sums.map((sum, at) => (at === 7 ? longest : sum))
  return tableLines([
    head,
    ...covers.map(({ chart }, at) => line(chart.id, rows[at] ?? [])),
    line('all', all),
  ])
}

function numbersOf({ space, suite, coverage, milliseconds }: Cover): readonly number[] {
  const lengths = suite.paths.map((path) => path.steps.length)
  return [
    space.nodes.length,
    coverage.transitions.covered,
    coverage.transitions.total,
    suite.goals.length - suite.missed.length,
    suite.goals.length,
    lengths.length,
    lengths.reduce((sum, length) => sum + length, 0),
    Math.max(0, ...lengths),
    milliseconds.explore,
    milliseconds.tour,
    milliseconds.replay,
  ]
}
