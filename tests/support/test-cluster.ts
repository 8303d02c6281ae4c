import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { openCluster } from '#server/platform/database/cluster.ts'
import { findPostmaster, stopPostmaster } from '#server/platform/database/cluster-process.ts'
import { migrateToLatest } from '#server/platform/database/migrate.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-log-ins.ts'
import { seedShop } from '#server/demo/seed.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { cheapHash } from './cheap-hash.ts'
import { openDatabase, type TestDb } from './database.ts'
import { sourceHash } from './source-hash.ts'
import { testSecret } from './test-secret.ts'

const cache = resolve(import.meta.dirname, '../../node_modules/.cache/emberwright-seeded')
const sources = [
  'server/platform/database/migrate.ts',
  'server/demo/seed.ts',
  'server/prepare-database.ts',
  'server/platform/database/cluster.ts',
  'tests/support/test-cluster.ts',
]
export const template = 'seeded'
const silent = () => undefined

export type TestCluster = {
  /** The address of a new database, migrated and seeded. */
  clone(): Promise<string>
  /** The address of a new database with nothing in it. */
  empty(): Promise<string>
  drop(url: string): Promise<void>
  close(): Promise<void>
}

/**
 * A throw-away PostgreSQL for one run of tests. Seeding is done once per state of the seed's sources: the
 * stopped cluster is kept in node_modules/.cache and every run starts on its own copy.
 * @param parent where the copy is
 */
export async function openTestCluster(parent = tmpdir()): Promise<TestCluster> {
  await sweepDeadRuns()
  const folder = newFolder(parent)
  const seeded = join(cache, sourceHash(sources))
  if (!existsSync(seeded)) await seedOnce(seeded)
  utimesSync(seeded, new Date(), new Date())
  copyFolder(seeded, folder)
  const cluster = await openCluster({ folder, log: silent, durable: false })
  const desk = openDatabase(cluster.url('postgres'), 3, NO_TIMEOUTS)
  let made = 0
  const make = async (source: string) => {
    const name = `t${++made}`
    await createFrom(desk, name, source)
    return cluster.url(name)
  }
  return {
    clone: () => make(template),
    empty: () => make('template0'),
    drop: async (url) => {
      await sql`drop database if exists ${sql.id(new URL(url).pathname.slice(1))} with (force)`.execute(desk)
    },
    close: async () => {
      await desk.destroy()
      await cluster.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Copies files, which takes less of the processor than the default, copying through the log. */
export async function createFrom(db: TestDb, name: string, source: string): Promise<void> {
  await sql`create database ${sql.id(name)} template ${sql.id(source)} strategy file_copy`.execute(db)
}

const MEMORY = '/dev/shm'
const TMPFS = 0x01021994
/** Bytes; a run of many small databases takes a tenth. */
const AMPLE = 2 * 2 ** 30

/** A folder in memory where there is plenty, else on disk, where the hundreds of files of each new database take ten times as long. */
export function quickFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { type, bavail, bsize } = statfsSync(MEMORY)
  return type === TMPFS && bavail * bsize >= AMPLE && process.availableMemory() >= 2 * AMPLE
    ? MEMORY
    : tmpdir()
}

/** Process id and counter: later runs remove clusters of dead processes. */
function newFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `emberwright-test-${process.pid}-`))
  // root runs the database as another user, which needs access
  chmodSync(folder, 0o755)
  return folder
}

async function seedOnce(target: string): Promise<void> {
  const draft = newFolder()
  const cluster = await openCluster({ folder: draft, log: silent, durable: false })
  await cluster.ensureDatabase(template)
  const db = openDatabase(cluster.url(template), 6, NO_TIMEOUTS)
  await migrateToLatest(db)
  await seedShop(db)
  // of many pages at one address, whose counts come at any time; tests of counting switch it on
  await sql`insert into settings (project_id, kind, key, value) values (11, 'app', 'flow_counting', 'false'), (14, 'app', 'flow_counting', 'false')
    on conflict (project_id, kind, key) do update set value = excluded.value`.execute(db)
  await sql`update customers set password_hash = ${cheapHash(DEMO_PASSWORD)}`.execute(db)
  await makeLogInsCheap(db, cluster.url(template))
  await db.destroy()
  await prepareDatabase({
    databaseUrl: cluster.url(template),
    secret: testSecret,
    seedDemo: false,
    log: silent,
  })
  await cluster.close()
  keep(draft, target)
}

/** A shop opens some twenty connections, each of which would hash the password 4,096 times. */
async function makeLogInsCheap(db: TestDb, url: string): Promise<void> {
  const { username, password } = new URL(url)
  await db.transaction().execute(async (trx) => {
    await sql`set local scram_iterations = 1`.execute(trx)
    await sql`alter role ${sql.id(username)} password ${sql.lit(decodeURIComponent(password))}`.execute(trx)
  })
}

function keep(draft: string, target: string): void {
  mkdirSync(cache, { recursive: true })
  const anHourAgo = Date.now() - 3_600_000
  for (const old of readdirSync(cache)) {
    const path = join(cache, old)
    if (statSync(path).mtimeMs < anHourAgo) rmSync(path, { recursive: true, force: true })
  }
  const copy = `${target}.${process.pid}`
  copyFolder(draft, copy)
  rmSync(draft, { recursive: true, force: true })
  if (existsSync(target)) rmSync(copy, { recursive: true, force: true })
  else renameSync(copy, target)
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  execFileSync('cp', ['-a', `${from}/.`, to])
}

async function sweepDeadRuns(): Promise<void> {
  for (const parent of [tmpdir(), MEMORY].filter((each) => existsSync(each))) await sweepFolder(parent)
}

async function sweepFolder(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const pid = Number(/^emberwright-test-(\d+)/.exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    const folder = join(parent, name)
    const postmaster = await findPostmaster(join(folder, 'postgres'))
    if (postmaster) await stopPostmaster(join(folder, 'postgres'), postmaster.pid)
    rmSync(folder, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
