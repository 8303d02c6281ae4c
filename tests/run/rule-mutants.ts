import { registry } from '#machines/index.ts'
import { type RuleTrial, tryOwnTests } from './rule-mutants/rule-trial.ts'

// [machine…]: which mutants the tests in the own folder of a machine do not notice; --json prints it for a program
const asked = process.argv.slice(2).filter((each) => each !== '--json')
const unknown = asked.filter((id) => registry.every(({ machine }) => machine.id !== id))
for (const id of unknown) console.error(`there is no machine ${id}`)
const trials: RuleTrial[] = []
for (const model of registry)
  if (asked.length === 0 || asked.includes(model.machine.id)) trials.push(await tryOwnTests(model))
if (process.argv.includes('--json')) console.log(JSON.stringify(trials))
else
  for (const { machine, tests, mutants, survivors, milliseconds } of trials) {
    const took = `${Math.round(milliseconds)} ms`
    console.log(`${machine}: ${mutants} mutants, ${survivors.length} live, ${tests} tests, ${took}`)
    for (const id of survivors) console.log(`  lives: ${id}`)
  }
if (trials.some(({ survivors }) => survivors.length > 0)) process.exitCode = 1
if (unknown.length > 0) process.exitCode = 2
