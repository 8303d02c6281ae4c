import { type Answer, BadRequest } from '#statecharts/commands/command.ts'
import { checkCommand } from '#statecharts/commands/check-command.ts'
import { helpFor } from '#statecharts/commands/help.ts'
import { chartsCommand } from '#statecharts/commands/charts-command.ts'
import { explorerCommand } from '#statecharts/commands/explorer-command.ts'
import { mutantsCommand } from '#statecharts/commands/mutants-command.ts'
import { pathsCommand } from '#statecharts/commands/paths-command.ts'

const commands = {
  explorer: explorerCommand,
  charts: chartsCommand,
  paths: pathsCommand,
  check: checkCommand,
  mutants: mutantsCommand,
}

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

/** node:util parseArgs reports an invalid option by its error code. */
const isBadOption = (problem: unknown): problem is Error =>
  problem instanceof Error && 'code' in problem && String(problem.code).startsWith('ERR_PARSE_ARGS')

try {
  const [name = '', ...args] = process.argv.slice(2)
  const { lines, problems = [], code } = await answerTo(name, args)
  for (const line of lines) console.log(line)
  for (const problem of problems) console.error(problem)
  process.exitCode = code
} catch (problem) {
  if (!(problem instanceof BadRequest) && !isBadOption(problem)) throw problem
  console.error(problem.message.split(/\.\s/)[0])
  process.exitCode = 2
}

async function answerTo(name: string, args: readonly string[]): Promise<Answer> {
  const help = helpFor(name, args)
  if (help !== undefined) return { lines: [help], code: 0 }
  if (!isCommand(name)) throw new BadRequest(`say charts, paths, check, mutants or explorer, not "${name}"`)
  return commands[name](args)
}
