import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { MachineModel } from '#machines/platform/model.ts'
import { BadRequest, machinesFor } from '#statecharts/commands/command.ts'
import { nearestNames } from '#statecharts/commands/nearest-names.ts'
import { criteria } from '#statecharts/engine/coverage-goals.ts'
import type { SuiteOptions } from '#statecharts/engine/suite.ts'
import type { Use } from '#statecharts/engine/weights.ts'
import { readCountsFile } from '#statecharts/flow/read-counts.ts'
import { type Format, formatNames } from '#statecharts/formats/formats.ts'

const options = {
  check: { type: 'boolean', default: false },
  compare: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  coverage: { type: 'string' },
  'max-steps': { type: 'string' },
  seed: { type: 'string' },
  'reset-cost': { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  replay: { type: 'string' },
  explain: { type: 'string' },
  weights: { type: 'string' },
  share: { type: 'string' },
} as const

type Values = Readonly<Partial<Record<keyof typeof options, string | boolean>>>

export interface PathsRequest {
  readonly models: readonly MachineModel[]
  /** no machine was named */
  readonly isAll: boolean
  readonly suite: SuiteOptions
  readonly task: 'golden' | 'check' | 'compare' | 'show' | 'replay' | 'explain'
  readonly format: Format | undefined
  readonly out: string | undefined
  /** regenerates golden paths instead of keeping them */
  readonly isFresh: boolean
  /** the path or file of paths to replay, or the goal to explain */
  readonly subject: string
}

export function pathsRequest(args: readonly string[]): PathsRequest {
  const { values, positionals } = parse(args)
  const suite = suiteOptionsOf(values)
  const format = oneOf('format', values.format, formatNames)
  const task = taskOf(values, Object.keys(suite).length + Number(format !== undefined))
  return {
    models: machinesFor(positionals),
    isAll: positionals.length === 0,
    suite,
    task,
    format,
    out: values.out,
    isFresh: values.fresh,
    subject: values.replay ?? values.explain ?? '',
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (problem) {
    const wanted =
      problem instanceof Error ? /Unknown option '--([^']+)'/.exec(problem.message)?.[1] : undefined
    const [meant] = wanted === undefined ? [] : nearestNames(wanted, Object.keys(options))
    if (meant === undefined) throw problem
    throw new BadRequest(`unknown option --${wanted}: did you mean --${meant}?`)
  }
}

const alone = ['check', 'compare', 'replay', 'explain'] as const

function taskOf(values: Values, refinements: number): PathsRequest['task'] {
  const asked = alone.filter((name) => values[name] !== undefined && values[name] !== false)
  const [task, second] = asked
  if (second !== undefined) throw new BadRequest(`--${task} and --${second} cannot be asked for together`)
  if (task !== undefined && task !== 'replay' && values.out !== undefined)
    throw new BadRequest(`--${task} writes no files, so it takes no --out`)
  if (values.fresh === true && (task !== undefined || refinements > 0 || values.out !== undefined))
    throw new BadRequest('--fresh makes the golden paths anew, so it takes no further options')
  if (task === 'check' && refinements > 0)
    throw new BadRequest('--check compares golden paths, which have no further options')
  if (task !== undefined) return task
  return refinements === 0 && values.out === undefined ? 'golden' : 'show'
}

function suiteOptionsOf(values: Values): SuiteOptions {
  const criterion = oneOf('coverage', values.coverage, criteria)
  const maxSteps = countOf(values, 'max-steps')
  const seed = countOf(values, 'seed')
  const resetCost = countOf(values, 'reset-cost')
  if (values.share !== undefined && values.weights === undefined)
    throw new BadRequest('--share is a share of real use, which --weights FILE tells')
  if (values.weights !== undefined && criterion === 'state')
    throw new BadRequest('--weights counts transitions and pairs, not states')
  return {
    ...(criterion !== undefined && { criterion }),
    ...(maxSteps !== undefined && { maxSteps }),
    ...(seed !== undefined && { seed }),
    ...(resetCost !== undefined && { resetCost }),
    ...(values.weights !== undefined && {
      use: readUse(String(values.weights), String(values.share ?? '100')),
    }),
    ...askedOf(values),
  }
}

const refining = ['coverage', 'seed', 'max-steps', 'reset-cost', 'weights', 'share'] as const

function askedOf(values: Values): Pick<SuiteOptions, 'asked'> {
  const asked = refining.flatMap((name) =>
    values[name] === undefined ? [] : [`--${name} ${shellWord(String(values[name]))}`],
  )
  return asked.length === 0 ? {} : { asked }
}

/** A text as one word of a POSIX shell. */
const shellWord = (text: string): string =>
  /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

function oneOf<T extends string>(
  name: string,
  value: string | boolean | undefined,
  known: readonly T[],
): T | undefined {
  if (value === undefined) return undefined
  const found = known.find((each) => each === value)
  if (found === undefined) throw new BadRequest(`unknown ${name} "${value}": ${known.join(', ')}`)
  return found
}

function countOf(values: Values, name: keyof Values): number | undefined {
  const text = values[name]
  if (text === undefined) return undefined
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text))
    throw new BadRequest(`--${name} takes a number from 0 on, not "${text}"`)
  return Number(text)
}

/** @param percent more than 0, at most 100 */
function readUse(file: string, percent: string): Use {
  const share = Number(percent) / 100
  if (!(share > 0 && share <= 1))
    throw new BadRequest(`--share takes a percentage up to 100, not "${percent}"`)
  const flows = readCountsFile(textOf(file))
  if (flows === null) throw new BadRequest(`${file} has no counts of transitions as the explorer saves them`)
  return { flows, share }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new BadRequest(`--weights takes a file of counts, and ${file} cannot be read`)
  }
}
