import { explainStartError } from '#server/platform/explain-start-error.ts'
import { askInTerminal } from './ask-in-terminal.ts'
import { runCommand } from './run-command.ts'

const warn = (line: string) => console.error(line)

for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    warn(explainStartError(error))
    process.exit(1)
  })
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  print: (line) => console.log(line),
  warn,
  ...(process.stdin.isTTY ? { ask: askInTerminal(process.stdin, process.stdout) } : {}),
})
