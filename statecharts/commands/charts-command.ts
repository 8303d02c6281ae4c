import { parseArgs } from 'node:util'
import { type Answer, machinesFor } from '#statecharts/commands/command.ts'
import { registry } from '#machines/index.ts'
import { chartFilesOf, chartsFolder, indexFile } from '#statecharts/export/chart-files.ts'
import { drift, type GeneratedFile, removeFiles, strayFiles, writeFiles } from '#statecharts/generated.ts'

/** `charts [machine…]`: writes every chart in every format; with `--check` compares them with the committed ones. */
export async function chartsCommand(args: readonly string[]): Promise<Answer> {
  const options = { check: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: true,
  })
  const files: GeneratedFile[] = []
  for (const model of machinesFor(positionals)) files.push(...(await chartFilesOf(model)))
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
