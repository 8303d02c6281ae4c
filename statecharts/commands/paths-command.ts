import { parseArgs } from 'node:util'
import { BadRequest, type Answer, machinesFor, tableLines } from '#statecharts/commands/command.ts'
import { failuresOf } from '#statecharts/commands/failures.ts'
import { replayLines } from '#statecharts/commands/replay-lines.ts'
import { type Cover, type Criterion, coverMachine, type SuiteOptions } from '#statecharts/engine/suite.ts'
import { drift, removeFiles, strayFiles, writeFiles } from '#statecharts/generated.ts'
import { pathFile, pathFileOf, pathsFolder } from '#statecharts/paths.ts'

const options = {
  check: { type: 'boolean', default: false },
  coverage: { type: 'string' },
  'max-steps': { type: 'string' },
  seed: { type: 'string' },
  'reset-cost': { type: 'string' },
  format: { type: 'string', default: 'table' },
  out: { type: 'string' },
  replay: { type: 'string' },
} as const

/** `paths [machine…]`: without further options the golden paths are written, and with `--check` compared. */
export async function pathsCommand(args: readonly string[]): Promise<Answer> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: true,
  })
  const models = machinesFor(positionals)
  const suiteOptions = suiteOptionsOf(values)
  const isGolden = Object.keys(suiteOptions).length === 0 && values.out === undefined
  if (!['table', 'json'].includes(values.format))
    throw new BadRequest(`unknown format "${values.format}": table or json`)
  if (values.check && !isGolden)
    throw new BadRequest('--check compares golden paths, which have no further options')
  if (values.replay !== undefined) return replayLines(models, values.replay)
  const covers: Cover[] = []
  for (const model of models) covers.push(await coverMachine(model, suiteOptions))
  const failures = covers.flatMap(failuresOf)
  const files = covers.map((cover) => pathFile(cover.suite, values.out))
  if (values.check) {
    const strays = positionals.length === 0 ? strayFiles(pathsFolder, files) : []
    const drifted = [...drift(files), ...strays.map((path) => `${path} belongs to no machine`)]
    const lines = drifted.length === 0 ? [`${files.length} path files are as their machines`] : drifted
    return { lines: [...lines, ...failures], code: drifted.length + failures.length === 0 ? 0 : 1 }
  }
  if (isGolden || values.out !== undefined) writeFiles(files)
  if (isGolden && positionals.length === 0) removeFiles(strayFiles(pathsFolder, files))
  const shown =
    values.format === 'json'
      ? covers.map((cover) => JSON.stringify(pathFileOf(cover.suite), null, 2))
      : summary(covers)
  return { lines: [...shown, ...failures], code: failures.length === 0 ? 0 : 2 }
}

type Values = Readonly<Partial<Record<keyof typeof options, string | boolean>>>

function suiteOptionsOf(values: Values): SuiteOptions {
  const { coverage } = values
  if (coverage !== undefined && !isCriterion(coverage))
    throw new BadRequest(`unknown coverage "${coverage}": transition or state`)
  const maxSteps = countOf(values, 'max-steps')
  const seed = countOf(values, 'seed')
  const resetCost = countOf(values, 'reset-cost')
  return {
    ...(coverage !== undefined && { criterion: coverage }),
    ...(maxSteps !== undefined && { maxSteps }),
    ...(seed !== undefined && { seed }),
    ...(resetCost !== undefined && { resetCost }),
  }
}

const isCriterion = (value: string | boolean): value is Criterion =>
  value === 'transition' || value === 'state'

function countOf(values: Values, name: keyof Values): number | undefined {
  const text = values[name]
  if (text === undefined) return undefined
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text))
    throw new BadRequest(`--${name} takes a number from 0 on, not "${text}"`)
  return Number(text)
}

function summary(covers: readonly Cover[]): readonly string[] {
  const rows = covers.map(({ chart, space, suite, coverage, milliseconds }) => [
    chart.id,
    space.places.length,
    `${coverage.transitions.covered}/${coverage.transitions.total}`,
    suite.paths.length,
    stepsOf(suite.paths),
    Math.max(0, ...suite.paths.map((path) => path.steps.length)),
    Math.round(milliseconds.explore),
    Math.round(milliseconds.tour),
    Math.round(milliseconds.replay),
  ])
  const sum = (pick: (cover: Cover) => number) => covers.reduce((total, cover) => total + pick(cover), 0)
  const total = [
    'all',
    sum(({ space }) => space.places.length),
    `${sum(({ coverage }) => coverage.transitions.covered)}/${sum(({ coverage }) => coverage.transitions.total)}`,
    sum(({ suite }) => suite.paths.length),
    sum(({ suite }) => stepsOf(suite.paths)),
    '',
    Math.round(sum(({ milliseconds }) => milliseconds.explore)),
    Math.round(sum(({ milliseconds }) => milliseconds.tour)),
    Math.round(sum(({ milliseconds }) => milliseconds.replay)),
  ]
  const head = [
    'machine',
    'situations',
    'transitions',
    'paths',
    'steps',
    'longest',
    'explore ms',
    'tour ms',
    'replay ms',
  ]
  return tableLines([head, ...rows, total])
}

const stepsOf = (paths: Cover['suite']['paths']): number =>
  paths.reduce((total, path) => total + path.steps.length, 0)
