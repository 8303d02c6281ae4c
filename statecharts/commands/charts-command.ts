import { parseArgs } from 'node:util'
import { type Answer, BadRequest, machinesFor } from '#statecharts/commands/command.ts'
import { registry } from '#machines/index.ts'
import { chartFilesOf, chartsFolder, indexFile } from '#statecharts/export/chart-files.ts'
import { drift, type GeneratedFile, removeFiles, strayFiles, writeFiles } from '#statecharts/generated.ts'
import type { ChartDifference } from '#statecharts/engine/chart-difference.ts'
import { lastRelease, nextRelease, releaseFile } from '#statecharts/release-file.ts'
import { type Changes, changesSince } from '#statecharts/releases.ts'
import { readRequirements } from '#statecharts/requirements.ts'

/**
 * `charts [machine…]`: writes every chart in every format; with `--check` compares them with the committed
 * ones; `--fresh` lays them out without the committed pictures; `--release` keeps the charts as those of a release; `--changes` tells what has changed since the last one.
 */
export async function chartsCommand(args: readonly string[]): Promise<Answer> {
  const flag = { type: 'boolean', default: false } as const
  const options = { check: flag, release: flag, changes: flag, fresh: flag } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: true,
  })
  if (values.release) return keepRelease()
  if (values.changes) return changes()
  const files: GeneratedFile[] = []
  for (const model of machinesFor(positionals))
    files.push(...(await chartFilesOf(model, { isLaidOutAnew: values.fresh })))
  if (positionals.length === 0) files.push(indexFile(registry))
  const strays = positionals.length === 0 ? strayFiles(chartsFolder, files) : []
  if (!values.check) {
    writeFiles(files)
    removeFiles(strays)
    return { lines: [`${files.length} chart files written to ${chartsFolder}`], code: 0 }
  }
  const drifted = [...drift(files), ...strays.map((path) => `${path} belongs to no machine`)]
  return drifted.length === 0
    ? { lines: [`${files.length} chart files are as their machines`], code: 0 }
    : { lines: drifted, code: 1 }
}

function keepRelease(): Answer {
  const file = releaseFile(nextRelease(registry))
  writeFiles([file])
  return { lines: [`the charts are kept in ${file.path}`], code: 0 }
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
