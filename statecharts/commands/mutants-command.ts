import { parseArgs } from 'node:util'
import type { MachineModel } from '#machines/model.ts'
import { type Answer, machinesFor, tableLines } from '#statecharts/commands/command.ts'
import { type GeneratedFile, removeFiles, strayFiles, writeFiles } from '#statecharts/generated.ts'
import { readGoldenPaths } from '#statecharts/golden.ts'
import { reasonFor, staleArguments } from '#statecharts/mutants/equivalents.ts'
import type { Mutant } from '#statecharts/mutants/mutants.ts'
import { probeFile, probesFolder, readProbes } from '#statecharts/mutants/probe-file.ts'
import { probeSuiteOf } from '#statecharts/mutants/probe-suite.ts'
import { killedFloor, killedShare, type Score, scoreOf } from '#statecharts/mutants/score.ts'

const options = { write: { type: 'boolean', default: false } } as const

/** `mutants [machine…]`: how many mutants the committed paths and probes detect; `--write` first finds new probes. */
export async function mutantsCommand(args: readonly string[]): Promise<Answer> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: true,
  })
  const models = machinesFor(positionals)
  if (values.write) await writeProbes(models, positionals.length === 0)
  const scores: Score[] = []
  for (const model of models) scores.push(await scoreOf(model))
  const unargued = scores.flatMap((score) => score.unargued)
  const areAll = positionals.length === 0
  const stale = areAll ? staleArguments(scores.flatMap((score) => score.survivors)) : []
  const share = killedShare(scores)
  const lines = [
    ...table(scores),
    ...scores.flatMap((score, at) => survivorLines(models[at], score)),
    ...stale.map((id) => `argued in vain: ${id}`),
    totals(scores),
  ]
  return { lines, code: share >= killedFloor && unargued.length + stale.length === 0 ? 0 : 1 }
}

async function writeProbes(models: readonly MachineModel[], areAll: boolean): Promise<void> {
  const files: GeneratedFile[] = []
  for (const model of models) {
    const { id } = model.machine
    const { probes } = await probeSuiteOf(model, readGoldenPaths(id))
    if (probes.length > 0) files.push(probeFile(id, probes))
    else removeFiles(strayFiles(probesFolder, []).filter((path) => path.endsWith(`/${id}.json`)))
  }
  writeFiles(files)
  if (areAll) removeFiles(strayFiles(probesFolder, files))
}

function table(scores: readonly Score[]): readonly string[] {
  const rows = scores.map((score) => [
    score.machine,
    score.mutants,
    score.mutants - score.survivors.length,
    `${killedShare([score])} %`,
    readGoldenPaths(score.machine).length,
    readProbes(score.machine).length,
    Math.round(score.milliseconds),
  ])
  return tableLines([['machine', 'mutants', 'killed', 'share', 'paths', 'probes', 'ms'], ...rows])
}

function survivorLines(model: MachineModel | undefined, { survivors }: Score): readonly string[] {
  const reason = (mutant: Mutant) => (model && reasonFor(model, mutant)) ?? 'NOT ARGUED'
  return survivors.map((mutant) => `survives: ${mutant.id}: ${reason(mutant)}`)
}

function totals(scores: readonly Score[]): string {
  const sum = (pick: (score: Score) => number) => scores.reduce((total, score) => total + pick(score), 0)
  const mutants = sum((score) => score.mutants)
  const survivors = sum((score) => score.survivors.length)
  const unargued = sum((score) => score.unargued.length)
  return `${mutants} mutants, ${mutants - survivors} killed (${killedShare(scores)} %), ${survivors - unargued} argued, ${unargued} not argued, ${(sum((score) => score.milliseconds) / 1_000).toFixed(1)} s`
}
