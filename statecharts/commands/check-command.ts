import { parseArgs } from 'node:util'
import { type Answer, machinesFor } from '#statecharts/commands/command.ts'
import { coverMachine } from '#statecharts/engine/suite.ts'
import { rules } from '#statecharts/rules/rules.ts'

/** `check [machine…]`: checks every rule over the complete state space of every machine; one line per finding. */
export async function checkCommand(args: readonly string[]): Promise<Answer> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, strict: true })
  const models = machinesFor(positionals)
  const findings: string[] = []
  let states = 0
  for (const model of models) {
    const cover = await coverMachine(model)
    states += cover.space.nodes.length
    for (const [sentence, rule] of Object.entries(rules))
      findings.push(...rule(model, cover).map((fault) => `${model.machine.id}: ${fault} (${sentence})`))
  }
  const properties = models.flatMap(({ invariants = {}, leadsTo = {} }) => [
    ...Object.keys(invariants),
    ...Object.keys(leadsTo),
  ])
  const total = `${models.length} machines, ${states} states, ${Object.keys(rules).length} rules, ${properties.length} properties: ${findings.length} findings`
  return { lines: [...findings, total], code: findings.length === 0 ? 0 : 1 }
}
