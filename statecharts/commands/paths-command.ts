import { type Answer, BadRequest } from '#statecharts/commands/command.ts'
import { compareLines } from '#statecharts/commands/compare-lines.ts'
import { explainLines } from '#statecharts/commands/explain-lines.ts'
import { failuresOf, longPathsOf } from '#statecharts/commands/failures.ts'
import { type PathsRequest, pathsRequest } from '#statecharts/commands/paths-options.ts'
import { pathsTable } from '#statecharts/commands/paths-table.ts'
import { replayLines } from '#statecharts/commands/replay-lines.ts'
import { type Cover, coverMachine } from '#statecharts/engine/suite.ts'
import { formats } from '#statecharts/formats/formats.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { drift, type GeneratedFile, removeFiles, strayFiles, writeFiles } from '#statecharts/generated.ts'
import { pathFile, pathsFolder } from '#statecharts/paths.ts'

/**
 * `paths [machine…]`: without options writes the golden paths, keeping those that are still possible and appending
 * missing ones (`--fresh`: regenerates all); with `--check` compares them. With other options generates paths
 * accordingly and prints them or, with `--out`, writes them.
 */
export async function pathsCommand(args: readonly string[]): Promise<Answer> {
  const request = pathsRequest(args)
  const { models, suite, subject } = request
  if (request.task === 'replay') return replayLines(models, subject, suite)
  if (request.task === 'explain') return explainLines(models, subject)
  if (request.task === 'compare') return compareLines(models, suite)
  const keepsGolden = request.task === 'check' || (request.task === 'golden' && !request.isFresh)
  const covers: Cover[] = []
  for (const model of models)
    covers.push(await coverMachine(model, keepsGolden ? { ...suite, golden: goldenPathsOf(model) } : suite))
  if (request.task === 'check') return checked(request, covers)
  if (request.task === 'golden') return written(request, covers)
  return shown(request, covers)
}

function checked({ isAll }: PathsRequest, covers: readonly Cover[]): Answer {
  const files = covers.map((cover) => pathFile(cover.suite))
  const failures = covers.flatMap(failuresOf)
  const strays = isAll ? strayFiles(pathsFolder, files) : []
  const drifted = [...drift(files), ...strays.map((path) => `${path} belongs to no machine`)]
  const lines = drifted.length === 0 ? [`${files.length} path files are as their machines`] : drifted
  return { lines: [...lines, ...failures], code: drifted.length + failures.length === 0 ? 0 : 1 }
}

function written({ isAll }: PathsRequest, covers: readonly Cover[]): Answer {
  const files = covers.map((cover) => pathFile(cover.suite))
  writeFiles(files)
  if (isAll) removeFiles(strayFiles(pathsFolder, files))
  return ended(covers, [...pathsTable(covers), `written to ${pathsFolder}`])
}

function shown({ format, out }: PathsRequest, covers: readonly Cover[]): Answer {
  if (out !== undefined) {
    const files = formats[format ?? 'json'](covers).map(({ name, text }) => ({
      path: `${out}/${name}`,
      text,
    }))
    writeFilesTo(out, files)
    return ended(covers, [...pathsTable(covers), ...files.map(({ path }) => `written ${path}`)])
  }
  if (format === undefined) return ended(covers, pathsTable(covers))
  return ended(
    covers,
    formats[format](covers).map(({ text }) => text.trimEnd()),
  )
}

function writeFilesTo(out: string, files: readonly GeneratedFile[]): void {
  try {
    writeFiles(files)
  } catch (problem) {
    const isNoFolder =
      problem instanceof Error && 'code' in problem && /^E(NOTDIR|EXIST)$/.test(String(problem.code))
    if (!isNoFolder) throw problem
    throw new BadRequest(`--out takes a folder, and ${out} is a file or lies below one`)
  }
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
