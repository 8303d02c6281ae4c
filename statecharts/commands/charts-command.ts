import { parseArgs } from 'node:util'
import { type Answer, BadRequest, machinesFor } from '#statecharts/commands/command.ts'
import { registry } from '#machines/index.ts'
import { chartFilesOf, indexFile, releasedCharts } from '#statecharts/export/chart-files.ts'
import { type GeneratedFile, removeFiles, strayFiles, writeFiles } from '#statecharts/generated.ts'
import type { ChartDifference } from '#statecharts/engine/chart-difference.ts'
import { lastRelease, nextRelease, releaseFile } from '#statecharts/release-file.ts'
import { type Changes, changesSince } from '#statecharts/releases.ts'
import { readRequirements } from '#statecharts/requirements.ts'

const options = {
  out: { type: 'string', default: 'reports/charts' },
  fresh: { type: 'boolean', default: false },
  release: { type: 'boolean', default: false },
  changes: { type: 'boolean', default: false },
} as const

/**
 * `charts [machine…]`: writes the charts in every format to `--out`; `--fresh` lays them out without the pictures of the
 * last release. `--release` commits them as those of a release; `--changes` tells what has changed since the last one.
 */
export async function chartsCommand(args: readonly string[]): Promise<Answer> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const isAll = positionals.length === 0
  if (values.changes) return changes()
  if (values.release && !isAll) throw new BadRequest('a release has the charts of all machines')
  const folder = values.release ? releasedCharts : values.out
  const files: GeneratedFile[] = []
  for (const model of machinesFor(positionals))
    files.push(...(await chartFilesOf(model, { folder, isLaidOutAnew: values.fresh })))
  if (isAll) files.push(await indexFile(registry, folder))
  writeFiles(files)
  const lines = [`${files.length} chart files written to ${folder}`]
  return { lines: values.release ? [...lines, keepRelease(files)] : lines, code: 0 }
}

/** Keeps the models of a release beside its charts, which are all that stays in their folder. */
function keepRelease(charts: readonly GeneratedFile[]): string {
  removeFiles(strayFiles(releasedCharts, charts))
  const file = releaseFile(nextRelease(registry))
  writeFiles([file])
  return `their models are kept in ${file.path}`
}

function changes(): Answer {
  const release = lastRelease()
  if (!release) throw new BadRequest('no release is kept yet: npm run charts -- --release')
  const lines = changeLines(changesSince(release, registry, Object.fromEntries(readRequirements())))
  return {
    lines: lines.length === 0 ? [`nothing has changed since release ${release.release}`] : lines,
    code: 0,
  }
}

/** Machines with what they do otherwise, then what is said in other words. */
function changeLines({ machines, requirements }: Changes): readonly string[] {
  const told = machines.filter(({ differences }) => differences.length > 0)
  const reworded = machines.filter((each) => each.reworded.length > 0)
  return [
    ...told.flatMap(({ machine, differences }) => [machine, ...differences.flatMap(differenceLines)]),
    ...reworded.flatMap((each) => [`${each.machine}, reworded`, ...each.reworded.flatMap(differenceLines)]),
    ...(requirements.length === 0 ? [] : ['requirements']),
    ...requirements.flatMap(({ id, was, is }) => [`  ${id}`, ...wordLines({ was, is })]),
  ]
}

const differenceLines = ({ text, words }: ChartDifference): readonly string[] => [
  `  ${text}`,
  ...(words ? wordLines(words) : []),
]

const wordLines = ({ was, is }: NonNullable<ChartDifference['words']>): readonly string[] => [
  `    was: ${was || '(nothing)'}`,
  `    is:  ${is || '(nothing)'}`,
]
