import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { readConfig, type ShopConfig } from '#server/platform/config.ts'
import { readHome } from '#server/platform/database/cluster-folder.ts'
import { dataHolder } from '#server/platform/database/cluster-hold.ts'
import { findPostmaster } from '#server/platform/database/cluster-process.ts'
import { hostOf } from '#server/platform/database/cluster-socket.ts'
import { StartError } from '#server/platform/start/start-error.ts'
import { readNamedFile } from './named-file.ts'

export interface FoundShop {
  readonly databaseUrl: string
  readonly projectIds: readonly ProjectId[]
  /** throws a StartError when it is neither set nor kept in the data folder */
  readonly secret: () => Uint8Array
}

/** The database of the shop running with these environment variables; throws a StartError when there is none. */
export async function findShop(env: Record<string, string | undefined>): Promise<FoundShop> {
  const config = readConfig(env)
  const isChosen = Boolean(env['SHOP_PROJECT_ID']?.trim())
  return {
    databaseUrl: config.databaseUrl ?? (await embeddedDatabase(config.dataDir)),
    projectIds: isChosen
      ? config.storefronts.map(({ projectId }) => projectId)
      : [CONSUMER_PROJECT, PROFESSIONAL_PROJECT],
    secret: () => knownSecret(config),
  }
}

function knownSecret({ secret, dataDir }: ShopConfig): Uint8Array {
  const file = join(dataDir, 'secret')
  if (secret === null && !existsSync(file)) throw new StartError('SHOP_SECRET is needed: that of the shop.')
  return new TextEncoder().encode(secret ?? readNamedFile(file).toString().trim())
}

async function embeddedDatabase(folder: string): Promise<string> {
  const home = readHome(folder)
  const passwordFile = join(folder, 'cluster-password')
  if (home === null || !existsSync(passwordFile))
    throw new StartError(
      `There is no shop in ${folder}: start it first, or set SHOP_DATA_DIR to where it is.`,
    )
  const stopped = new StartError(`The shop in ${folder} is not running: start it first.`)
  const postmaster = await findPostmaster(home)
  if (postmaster === null) throw stopped
  const login = `shop:${readNamedFile(passwordFile).toString().trim()}`
  const url = (database: string) =>
    `postgres://${login}@${hostOf(home, postmaster.port)}:${postmaster.port}/${database}`
  if ((await dataHolder(url('postgres'))) === null) throw stopped
  return url('shop')
}
