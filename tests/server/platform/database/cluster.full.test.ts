import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Cluster, openCluster } from '#server/platform/database/cluster.ts'

let folder = ''
let open: Cluster[] = []
let holders: ChildProcess[] = []
const lines: string[] = []
const pidFile = () => join(folder, 'postgres/data/postmaster.pid')
const postmaster = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emberwright-cluster-'))
  chmodSync(folder, 0o755)
})
afterEach(async () => {
  for (const holder of holders) holder.kill('SIGKILL')
  holders = []
  if (existsSync(pidFile()) && open.length === 0) await opened()
  await closeAll()
  lines.length = 0
  rmSync(folder, { recursive: true, force: true })
})

async function closeAll(): Promise<void> {
  for (const cluster of open) await cluster.close()
  open = []
}

async function opened(): Promise<Cluster> {
  const cluster = await openCluster({ folder, log: (line) => lines.push(line), durable: false })
  open.push(cluster)
  return cluster
}

async function ask(url: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return Object.values((await client.query(question)).rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

function startHolder() {
  const script = resolve(import.meta.dirname, '../../../support/cluster-holder.ts')
  const child = spawn(process.execPath, [script, folder, 'shop'], { stdio: ['ignore', 'pipe', 'ignore'] })
  holders.push(child)
  const address = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim())
  return { child, address }
}

describe('openCluster', () => {
  test('data is still there after closing and opening again', async () => {
    const first = await opened()
    await first.ensureDatabase('shop')
    await ask(first.url('shop'), 'create table kept as select 7 as n')
    await closeAll()
    expect(() => statSync(pidFile())).toThrow('ENOENT')
    const second = await opened()
    await second.ensureDatabase('shop')
    expect(await ask(second.url('shop'), 'select n from kept')).toBe(7)
  })

  test('its password file is readable only by the server', async () => {
    await opened()
    expect(statSync(join(folder, 'cluster-password')).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'postgres/data')).mode & 0o077).toBe(0)
  })

  test('run as root, a folder closed to the database user keeps its data outside', async () => {
    chmodSync(folder, 0o700)
    const note = join(folder, 'cluster-home')
    await opened()
    expect(existsSync(note)).toBe(process.getuid?.() === 0)
    const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : join(folder, 'postgres')
    expect(existsSync(join(home, 'data/PG_VERSION'))).toBe(true)
    await closeAll()
    rmSync(home, { recursive: true })
  })

  test('a PostgreSQL left running by a killed server is adopted without loss', async () => {
    const { child, address } = startHolder()
    const url = await address
    await ask(url, 'create table kept as select 7 as n')
    const left = postmaster()
    child.kill('SIGKILL')
    await once(child, 'exit')
    const cluster = await opened()
    expect(postmaster()).toBe(left)
    expect(cluster.url('shop')).toBe(url)
    expect(await ask(cluster.url('shop'), 'select n from kept')).toBe(7)
  })

  test('data locked by another process is refused with the name of that process', async () => {
    const { child, address } = startHolder()
    await address
    await expect(opened()).rejects.toThrow(
      "The shop's data is held by the other shop; stop that one first, or set SHOP_DATA_DIR (and PORT) for a second shop.",
    )
    child.kill('SIGKILL')
    await once(child, 'exit')
    await opened()
  })

  test('a killed PostgreSQL is restarted at the same URL', async () => {
    const cluster = await opened()
    const killed = postmaster()
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => ask(cluster.url('postgres'), 'select 1').catch(() => null)).toBe(1)
    expect(postmaster()).not.toBe(killed)
    expect(lines).toContain('The database is gone; starting it again.')
  })

  test('data of another major version is refused and unchanged', async () => {
    await opened()
    await closeAll()
    const version = join(folder, 'postgres/data/PG_VERSION')
    writeFileSync(version, '17\n')
    await expect(opened()).rejects.toThrow(/was made by PostgreSQL 17 and this shop brings 18/)
    expect(readFileSync(version, 'utf8')).toBe('17\n')
  })
})
