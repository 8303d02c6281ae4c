import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { databaseAccount } from './cluster-account.ts'
import { findBinaries } from './cluster-binaries.ts'
import { clusterHome, clusterPassword, openFolder, refuseFullDisk } from './cluster-folder.ts'
import { type Hold, holdData } from './cluster-hold.ts'
import {
  type ClusterFiles,
  dataFolder,
  findPostmaster,
  freePort,
  makeData,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from './cluster-process.ts'
import type { Log } from '#server/platform/log/log.ts'
import { hostOf, socketSetting } from './cluster-socket.ts'

export type ClusterOptions = {
  /** the folder of the data; created when absent */
  folder: string
  log: Log
  /** how this process introduces itself to another one that wants the same data, such as "process 12 on port 3000" */
  holder?: string
  /** false only for disposable clusters of tests: commits do not wait for the disk */
  durable?: boolean
}

export type Cluster = {
  /** The URL of a database in this cluster, with user and password; constant while the cluster is open. */
  url(database: string): string
  /** Creates the database when absent, empty or as a copy of a template. */
  ensureDatabase(name: string, template?: string): Promise<void>
  /** Releases the lock and stops PostgreSQL. */
  close(): Promise<void>
}

const settings = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'shared_buffers=64MB',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  'log_min_messages=fatal',
]
const throwAway = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

/**
 * Opens the embedded PostgreSQL: adopts a running one (left by a killed server) or starts it, locks its data for this
 * process, and restarts it when it exits. Throws a StartError for problems that the user can solve.
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const files = prepareFiles(options.folder)
  const flags = [...settings, ...(options.durable === false ? throwAway : []), socketSetting(files.home)]
  const holder = options.holder ?? `process ${process.pid}`
  let postmaster = await findOrStart(files, flags, options.log)
  const host = hostOf(files.home, postmaster.port)
  const url = (database: string) =>
    `postgres://shop:${files.password}@${host}:${postmaster.port}/${encodeURIComponent(database)}`
  let hold: Hold | null = null
  let reviving: Promise<void> = Promise.resolve()
  const stage = { isClosing: false }
  const take = async () => {
    hold = await holdData(url('postgres'), holder, () => {
      if (hold && !stage.isClosing) reviving = revive()
    })
  }
  const revive = async () => {
    options.log('The database is gone; starting it again.')
    for (let attempt = 1; !stage.isClosing; attempt++) {
      try {
        postmaster =
          (await findPostmaster(files.home)) ?? (await startPostmaster(files, flags, postmaster.port))
        return await take()
      } catch (error) {
        if (attempt % 10 === 0) options.log(error instanceof Error ? error.message : String(error))
        await pause(500)
      }
    }
  }
  await take()
  return {
    url,
    ensureDatabase: (name, template) => ensureDatabase(url('postgres'), name, template),
    close: async () => {
      stage.isClosing = true
      await reviving
      await hold?.release()
      await stopPostmaster(files.home, postmaster.pid)
    },
  }
}

function prepareFiles(folder: string): ClusterFiles {
  openFolder(folder)
  const account = databaseAccount()
  const shelter = '/var/lib/emberwright'
  const home = clusterHome(folder, account, shelter)
  refuseFullDisk(home, existsSync(dataFolder(home)))
  const binaries = findBinaries(account, join(account ? shelter : folder, 'postgres-binaries'))
  return { home, account, binaries, password: clusterPassword(folder) }
}

async function findOrStart(files: ClusterFiles, flags: readonly string[], log: Log): Promise<Postmaster> {
  const found = await findPostmaster(files.home)
  if (found) return found
  if (!existsSync(dataFolder(files.home))) log('Making the database.', 'info')
  makeData(files)
  try {
    return await startPostmaster(files, flags, await freePort())
  } catch (error) {
    const startedByAnother = await findPostmaster(files.home)
    if (startedByAnother) return startedByAnother
    throw error
  }
}

async function ensureDatabase(maintenanceUrl: string, name: string, template?: string): Promise<void> {
  const client = new Client({ connectionString: maintenanceUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount) return
    const source = template ? ` template ${client.escapeIdentifier(template)}` : ''
    await client.query(`create database ${client.escapeIdentifier(name)}${source}`)
  } finally {
    await client.end()
  }
}
