import { registry } from '#machines/index.ts'
import { type RuleTrial, tryOwnTests } from './rule-mutants/rule-trial.ts'

const asked = process.argv.slice(2)
const trials: RuleTrial[] = []
for (const model of registry)
  if (asked.length === 0 || asked.includes(model.machine.id)) trials.push(await tryOwnTests(model))
for (const { machine, tests, mutants, survivors, milliseconds } of trials) {
  console.log(
    `${machine}: ${mutants} mutants, ${survivors.length} live, ${tests} tests, ${Math.round(milliseconds)} ms`,
  )
  for (const id of survivors) console.log(`  lives: ${id}`)
}
process.exitCode = trials.some(({ survivors }) => survivors.length > 0) ? 1 : 0
