import { resolve } from 'node:path'
import { appVersion } from '#server/site/app-version.ts'
import { explainStartError } from '#server/platform/explain-start-error.ts'
import { readConfig } from '#server/platform/config.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { backupCommand, restoreCommand } from './backup.ts'
import { change } from './change.ts'
import { contentCommand } from './content.ts'
import { documentCommand, isDocumentCommand } from './documents.ts'
import { feedCommand } from './feed.ts'
import { flowCommand } from './flow.ts'
import { findShop } from './find-shop.ts'
import { parseCommand } from './command.ts'
import { isOrderCommand, orderCommand } from './orders.ts'
import { photoCommand } from './photos.ts'
import { isProductCommand, productCommand } from './products.ts'
import { newsletterCommand } from './newsletter.ts'
import { personalDataCommand } from './privacy.ts'
import { type Ask, setupCommand } from './setup.ts'
import { staffCommand } from './staff.ts'
import { isTableCommand, tableCommand } from './tables.ts'
import { termsCommand } from './terms.ts'
import { volumeCommand } from './volume.ts'

/** Where the build of the app is, if there is one. */
const BUILT = resolve(import.meta.dirname, '../../../dist')

type Environment = Record<string, string | undefined>

export interface CommandOutput {
  readonly print: (line: string) => void
  readonly warn: (line: string) => void
  /** absent: nobody can be asked */
  readonly ask?: Ask
}

/** Runs `npm run shop -- ...`; resolves with the exit code. */
export async function runCommand(
  words: readonly string[],
  env: Environment,
  { print, warn, ask }: CommandOutput,
): Promise<0 | 1> {
  try {
    if (words[0] === 'setup') {
      const config = readConfig(env)
      // those that the shop serves: of no other anything is to be done before it opens
      const projectIds = config.storefronts.map(({ projectId }) => projectId)
      const shop = { ...(await findShop(env)), projectIds, config }
      await setupCommand(shop, words.slice(1), { print, ask: ask ?? null })
      return 0
    }
    for (const line of await linesOf(words, env, print)) print(line)
    return 0
  } catch (error) {
    const lacksShop = words[0] !== 'restore' && isWithoutShop(error)
    warn(explainStartError(lacksShop ? new StartError(NO_SHOP, { cause: error }) : error))
    return 1
  }
}

const NO_SHOP = 'The database has no shop of this version in it: start the shop first.'
/** of PostgreSQL: undefined table, column, schema */
const NOT_THERE: readonly unknown[] = ['42P01', '42703', '3F000']
const isWithoutShop = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NOT_THERE.includes(error.code)

async function linesOf(
  words: readonly string[],
  env: Environment,
  print: (line: string) => void,
): Promise<readonly string[]> {
  if (words[0] === 'staff') {
    const shop = await findShop(env)
    return staffCommand(shop, shop.secret(), words.slice(1))
  }
  if (words[0] === 'content') return contentCommand((await findShop(env)).databaseUrl, words.slice(1))
  if (words[0] === 'backup') return backupCommand((await findShop(env)).databaseUrl, words.slice(1))
  if (words[0] === 'personal-data')
    return personalDataCommand((await findShop(env)).databaseUrl, words.slice(1))
  if (words[0] === 'restore') return restoreCommand(env, words.slice(1), print)
  if (isOrderCommand(words)) return orderCommand((await findShop(env)).databaseUrl, words)
  if (isDocumentCommand(words)) return documentCommand((await findShop(env)).databaseUrl, words)
  if (words[0] === 'volume') return volumeCommand((await findShop(env)).databaseUrl, words.slice(1))
  if (words[0] === 'newsletter') {
    const { databaseUrl, projectIds } = await findShop(env)
    return newsletterCommand(databaseUrl, projectIds, words.slice(1))
  }
  if (words[0] === 'feed') {
    const { databaseUrl, projectIds } = await findShop(env)
    return feedCommand(databaseUrl, projectIds, words.slice(1))
  }
  if (words[0] === 'terms') return termsCommand((await findShop(env)).databaseUrl, words.slice(1))
  if (words[0] === 'flow') {
    const { databaseUrl, projectIds } = await findShop(env)
    return flowCommand({ databaseUrl, projectIds, build: appVersion(BUILT), words: words.slice(1) })
  }
  if (isTableCommand(words)) return tableCommand((await findShop(env)).databaseUrl, words)
  if (isProductCommand(words)) {
    const shop = await findShop(env)
    return productCommand(shop.databaseUrl, shop.projectIds, words)
  }
  if (words[0] === 'products') {
    const shop = await findShop(env)
    return photoCommand(shop.databaseUrl, shop.projectIds, words.slice(1))
  }
  const commands = parseCommand(words)
  const { databaseUrl, projectIds } = await findShop(env)
  return change(databaseUrl, projectIds, ...commands)
}
