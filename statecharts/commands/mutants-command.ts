import { type Answer, machinesFor, tableLines } from '#statecharts/commands/command.ts'
import { killedShare, type Score, scoreOf } from '#statecharts/mutants/score.ts'

/** `mutants [machine…]`: a report of how many mutants the golden paths notice, and which they do not. */
export async function mutantsCommand(names: readonly string[]): Promise<Answer> {
  const scores: Score[] = []
  for (const model of machinesFor(names)) scores.push(await scoreOf(model))
  const survivors = scores.flatMap((score) => score.survivors)
  return {
    lines: [...table(scores), ...survivors.map(({ id }) => `survives: ${id}`), totals(scores)],
    code: 0,
  }
}

function table(scores: readonly Score[]): readonly string[] {
  const rows = scores.map((score) => [
    score.machine,
    score.mutants,
    score.mutants - score.survivors.length,
    `${killedShare([score])} %`,
    score.paths,
    Math.round(score.milliseconds),
  ])
  return tableLines([['machine', 'mutants', 'killed', 'share', 'paths', 'ms'], ...rows])
}

function totals(scores: readonly Score[]): string {
  const sum = (pick: (score: Score) => number) => scores.reduce((total, score) => total + pick(score), 0)
  const mutants = sum((score) => score.mutants)
  const killed = mutants - sum((score) => score.survivors.length)
  return `${mutants} mutants, ${killed} killed (${killedShare(scores)} %), ${(sum((score) => score.milliseconds) / 1_000).toFixed(1)} s`
}
