import { resolve } from 'node:path'
import { appVersion } from '#server/site/app-version.ts'
import { explainStartError } from '#server/start/explain-start-error.ts'
import { backupCommand, restoreCommand } from './backup.ts'
import { change } from './change.ts'
import { contentCommand } from './content.ts'
import { documentCommand, isDocumentCommand } from './documents.ts'
import { flowCommand } from './flow.ts'
import { findShop } from './find-shop.ts'
import { parseCommand } from './command.ts'
import { isOrderCommand, orderCommand } from './orders.ts'
import { isProductCommand, productCommand } from './products.ts'
import { personalDataCommand } from './privacy.ts'
import { staffCommand } from './staff.ts'
import { isTableCommand, tableCommand } from './tables.ts'
import { termsCommand } from './terms.ts'
import { volumeCommand } from './volume.ts'

/** Where the build of the app is, if there is one. */
const BUILT = resolve(import.meta.dirname, '../../dist')

try {
  const words = process.argv.slice(2)
  for (const line of await run(words)) console.log(line)
} catch (error) {
  console.error(explainStartError(error))
  process.exitCode = 1
}

async function run(words: readonly string[]): Promise<readonly string[]> {
  if (words[0] === 'staff') {
    const { databaseUrl, secret } = await findShop(process.env)
    return staffCommand(databaseUrl, secret(), words.slice(1))
  }
  if (words[0] === 'content') return contentCommand((await findShop(process.env)).databaseUrl, words.slice(1))
  if (words[0] === 'backup') return backupCommand((await findShop(process.env)).databaseUrl, words.slice(1))
  if (words[0] === 'personal-data')
    return personalDataCommand((await findShop(process.env)).databaseUrl, words.slice(1))
  if (words[0] === 'restore') return restoreCommand(process.env, words.slice(1), console.log)
  if (isOrderCommand(words)) return orderCommand((await findShop(process.env)).databaseUrl, words)
  if (isDocumentCommand(words)) return documentCommand((await findShop(process.env)).databaseUrl, words)
  if (words[0] === 'volume') return volumeCommand((await findShop(process.env)).databaseUrl, words.slice(1))
  if (words[0] === 'terms') return termsCommand((await findShop(process.env)).databaseUrl, words.slice(1))
  if (words[0] === 'flow') {
    const { databaseUrl, projectIds } = await findShop(process.env)
    return flowCommand({ databaseUrl, projectIds, build: appVersion(BUILT), words: words.slice(1) })
  }
  if (isTableCommand(words)) return tableCommand((await findShop(process.env)).databaseUrl, words)
  if (isProductCommand(words)) {
    const shop = await findShop(process.env)
    return productCommand(shop.databaseUrl, shop.projectIds, words)
  }
  const command = parseCommand(words)
  const { databaseUrl, projectIds } = await findShop(process.env)
  return change(databaseUrl, projectIds, command)
}
