import { explainStartError } from './start/explain-start-error.ts'
import { change } from './switch/change.ts'
import { findShop } from './switch/find-shop.ts'
import { readWish } from './switch/wish.ts'

try {
  const wish = readWish(process.argv.slice(2))
  const { databaseUrl, projectIds } = await findShop(process.env)
  for (const line of await change(databaseUrl, projectIds, wish)) console.log(line)
} catch (fault) {
  console.error(explainStartError(fault))
  process.exitCode = 1
}
