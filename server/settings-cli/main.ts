import { explainStartError } from '#server/start/explain-start-error.ts'
import { change } from './change.ts'
import { findShop } from './find-shop.ts'
import { parseCommand } from './command.ts'

try {
  const command = parseCommand(process.argv.slice(2))
  const { databaseUrl, projectIds } = await findShop(process.env)
  for (const line of await change(databaseUrl, projectIds, command)) console.log(line)
} catch (error) {
  console.error(explainStartError(error))
  process.exitCode = 1
}
