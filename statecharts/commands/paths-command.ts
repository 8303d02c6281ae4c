import type { Answer } from '#statecharts/commands/command.ts'
import { browserSpecs } from '#statecharts/commands/browser-specs.ts'
import { compareLines } from '#statecharts/commands/compare-lines.ts'
import { explainLines } from '#statecharts/commands/explain-lines.ts'
import { failuresOf, longPathsOf } from '#statecharts/commands/failures.ts'
import { writeFilesTo } from '#statecharts/commands/write-files-to.ts'
import { type PathsRequest, pathsRequest } from '#statecharts/commands/paths-options.ts'
import { pathsTable } from '#statecharts/commands/paths-table.ts'
import { replayLines } from '#statecharts/commands/replay-lines.ts'
import { type Cover, coverMachine } from '#statecharts/engine/suite.ts'
import { type CoverFormat, formats } from '#statecharts/formats/formats.ts'
import { stepsFile } from '#statecharts/formats/gherkin.ts'
import { removeFiles, strayFiles, writeFiles } from '#statecharts/generated.ts'
import { goldenChanges, goldenFile, goldenFolder, readGolden } from '#statecharts/golden.ts'

/**
 * `paths [machine…]`: without options writes the golden paths, keeping those that are still possible and appending
 * missing ones (`--fresh`: regenerates all); with `--check` compares them. With `--format` or `--out` prints or writes
 * them in another form, and with options of a suite those that are generated accordingly.
 */
export async function pathsCommand(args: readonly string[]): Promise<Answer> {
  const request = pathsRequest(args)
  const { models, suite, subject } = request
  if (request.task === 'replay') return replayLines(models, subject, suite)
  if (request.task === 'explain') return explainLines(models, subject)
  if (request.task === 'compare') return compareLines(models, suite)
  if (request.format === 'playwright') return browserSpecs(request)
  const keepsGolden = !request.isFresh && Object.keys(suite).length === 0
  const covers: Cover[] = []
  for (const model of models)
    covers.push(await coverMachine(model, keepsGolden ? { ...suite, golden: readGolden(model) } : suite))
  if (request.task === 'check') return checked(request, covers)
  if (request.task === 'golden') return written(request, covers)
  return shown(request.format, request.out, covers)
}

function checked({ isAll }: PathsRequest, covers: readonly Cover[]): Answer {
  const failures = covers.flatMap(failuresOf)
  const strays = isAll ? strayFiles(goldenFolder, covers.map(goldenFileOf)) : []
  const changes = [
    ...covers.flatMap(({ model, suite }) => goldenChanges(model, suite.paths)),
    ...strays.map((path) => `${path} belongs to no machine`),
  ]
  const lines =
    changes.length === 0
      ? [`the paths of ${covers.map(({ chart }) => chart.id).join(', ')} are as committed`]
      : changes
  return { lines: [...lines, ...failures], code: changes.length + failures.length === 0 ? 0 : 1 }
}

function written({ isAll }: PathsRequest, covers: readonly Cover[]): Answer {
  const files = covers.map(goldenFileOf)
  writeFiles(files)
  if (isAll) removeFiles(strayFiles(goldenFolder, files))
  return ended(covers, [...pathsTable(covers), `written to ${goldenFolder}`])
}

const goldenFileOf = ({ model, suite }: Cover) => goldenFile(model, suite.paths)

async function shown(
  format: CoverFormat | undefined,
  out: string | undefined,
  covers: readonly Cover[],
): Promise<Answer> {
  if (format === undefined && out === undefined) return ended(covers, pathsTable(covers))
  const written = await formats[format ?? 'json'](covers)
  if (out === undefined)
    return ended(
      covers,
      written.map(({ text }) => text.trimEnd()),
    )
  const isGherkin = format === 'gherkin'
  const files = [...written, ...(isGherkin ? [stepsFile(out)] : [])].map((file) => ({
    ...file,
    path: `${out}/${file.name}`,
  }))
  writeFilesTo(out, files)
  const run = isGherkin
    ? [`to run, with @cucumber/cucumber installed: npx cucumber-js ${out} --import ${out}/steps.mjs`]
    : []
  return ended(covers, [...pathsTable(covers), ...files.map(({ path }) => `written ${path}`), ...run])
}

/** An unreachable goal is printed with its reason and exits with 2; a path over the limit is only printed. */
function ended(covers: readonly Cover[], lines: readonly string[]): Answer {
  const failures = covers.flatMap(failuresOf)
  return {
    lines,
    problems: [...failures, ...covers.flatMap(longPathsOf)],
    code: failures.length === 0 ? 0 : 2,
  }
}
