import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '#server/platform/start/start-error.ts'
import type { Account } from './cluster-account.ts'
import type { Binaries } from './cluster-binaries.ts'

export type ClusterFiles = { home: string; account: Account; binaries: Binaries; password: string }
export type Postmaster = { pid: number; port: number }

export const dataFolder = (home: string): string => join(home, 'data')

/** Creates the data folder atomically when there is none. Throws when the data has another major version. */
export function makeData({ home, account, binaries, password }: ClusterFiles): void {
  const data = dataFolder(home)
  if (existsSync(join(data, 'PG_VERSION'))) return refuseOtherVersion(data, binaries.major)
  sweepDrafts(home)
  const draft = join(home, `draft-${process.pid}`)
  const passwordFile = join(home, `draft-password-${process.pid}`)
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (account) chownSync(passwordFile, account.uid, account.gid)
    const flags = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const login = ['--username=shop', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    execFileSync(binaries.initdb, ['-D', draft, ...flags, ...login], {
      ...surroundings(account),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    renameSync(draft, data)
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    const madeByAnotherStart = existsSync(data)
    if (!madeByAnotherStart)
      throw errorOf(cause instanceof Error ? cause.message : String(cause), home, cause)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/**
 * Starts PostgreSQL in its own process group, so that Ctrl-C reaches only the server, which stops the database last.
 */
export async function startPostmaster(
  files: ClusterFiles,
  settings: readonly string[],
  port: number,
): Promise<Postmaster> {
  const { home, account, binaries } = files
  const log = join(home, 'postgres.log')
  const output = openSync(log, existsSync(log) && statSync(log).size > 1_000_000 ? 'w' : 'a')
  const from = statSync(log).size
  const flags = [
    '-D',
    dataFolder(home),
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
  const child = spawn(binaries.postgres, flags, {
    ...surroundings(account),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  const died = await deathOrReadiness(child, home)
  if (died) throw errorOf(readFileSync(log, 'utf8').slice(from), home)
  return { pid: child.pid ?? 0, port }
}

/** The PostgreSQL of this data by its pid file; waits while one is starting or stopping. */
export async function findPostmaster(home: string): Promise<Postmaster | null> {
  for (;;) {
    const noted = readPidFile(home)
    if (!noted || !isPostmaster(noted.pid)) return null
    if (noted.status === 'ready') return { pid: noted.pid, port: noted.port }
    await pause(50)
  }
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(home: string, pid: number): Promise<void> {
  const signals = ['SIGINT', 'SIGQUIT'] as const
  for (const signal of signals) {
    if (readPidFile(home)?.pid !== pid || !isPostmaster(pid)) return
    process.kill(pid, signal)
    for (let waited = 0; waited < 8000; waited += 20) {
      if (readPidFile(home)?.pid !== pid || !isPostmaster(pid)) return
      await pause(20)
    }
  }
}

export async function freePort(): Promise<number> {
  return new Promise((settle, refuse) => {
    const probe = createServer().once('error', refuse)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function sweepDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const maker = /^draft-(?:password-)?(\d+)$/.exec(name)?.[1]
    if (maker && !isAlive(Number(maker))) rmSync(join(home, name), { recursive: true })
  }
}

function surroundings(account: Account) {
  const env = {
    PATH: process.env['PATH'],
    SystemRoot: process.env['SystemRoot'],
    LANG: 'C',
    LC_ALL: 'C',
    TZ: 'UTC',
  }
  return { ...account, env, cwd: '/', encoding: 'utf8' as const, windowsHide: true }
}

async function deathOrReadiness(child: ChildProcess, home: string): Promise<boolean> {
  let dead = false
  child.once('exit', () => (dead = true)).once('error', () => (dead = true))
  for (;;) {
    if (dead) return true
    const noted = readPidFile(home)
    if (noted?.pid === child.pid && noted?.status === 'ready') return false
    await pause(20)
  }
}

function readPidFile(home: string): { pid: number; port: number; status: string } | null {
  try {
    const lines = readFileSync(join(dataFolder(home), 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3] ?? 0), status: (lines[7] ?? '').trim() }
  } catch {
    return null
  }
}

function isPostmaster(pid: number): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
  return isAlive(pid)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function refuseOtherVersion(data: string, major: string): void {
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new StartError(
    `The data in ${data} was made by PostgreSQL ${found} and this shop brings ${major}: move it away or set SHOP_DATA_DIR.`,
  )
}

function errorOf(output: string, home: string, cause?: unknown): StartError {
  if (/No space left on device|ENOSPC/.test(output))
    return new StartError(`The disk is full: ${home} has no space left for the database.`)
  const lines = output.split('\n').filter((line) => /FATAL|PANIC|error/i.test(line))
  const reason = (lines.at(-1) ?? output.trim().split('\n').at(-1) ?? '').replace(/^.*?(FATAL|PANIC):\s*/, '')
  return new StartError(`The database does not start: ${reason || 'it gives no reason'} (${home}).`, {
    cause,
  })
}
