import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePair } from '#tests/prove/rig/free-ports.ts'

export interface Death {
  readonly name: string
  readonly signal: NodeJS.Signals
}

const OWN: NodeJS.Signals = 'SIGUSR2'

export const deaths: readonly Death[] = [
  { name: 'SIGKILL', signal: 'SIGKILL' },
  { name: 'an exception that nobody catches', signal: OWN },
  { name: 'heap memory that runs out', signal: OWN },
  { name: 'SIGSEGV', signal: 'SIGSEGV' },
  { name: 'a rejection that nobody handles', signal: OWN },
  { name: 'an exit', signal: OWN },
  { name: 'SIGABRT', signal: 'SIGABRT' },
]

export interface StartedShop {
  /** what was printed so far */
  output(): string
  /** Ends the server process; resolves when it is gone. */
  die(death: Death): Promise<void>
  /** Milliseconds until both storefronts answer, or null when they do not in that time. */
  back(within: number): Promise<number | null>
  stop(): Promise<void>
}

const project = resolve(import.meta.dirname, '../../..')

/** Runs what is behind `npm start`, or the bare server, with both storefronts. */
export async function startShop(databaseUrl: string, isSupervised: boolean): Promise<StartedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'emberwright-restart-'))
  const file = join(folder, 'death')
  const port = await freePair()
  const child = spawn(
    process.execPath,
    [isSupervised ? 'server/start/start.mjs' : 'server/main.ts', '--without-app'],
    { cwd: project, env: environment(databaseUrl, port, file, folder), stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return {
    output: () => output,
    die: async ({ name, signal }) => {
      const pid = Number(readFileSync(`${file}.pid`, 'utf8'))
      writeFileSync(file, name)
      process.kill(pid, signal)
      while (isAlive(pid)) await pause(LOOK_EVERY)
    },
    back: (within) => answering([port, port + 1], within),
    stop: () => stopped(child, folder),
  }
}

const LOOK_EVERY = 20

const environment = (databaseUrl: string, port: number, file: string, folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  PORT: String(port),
  HOST: '127.0.0.1',
  SHOP_PROJECT_ID: '11,14',
  SHOP_DATA_DIR: folder,
  NODE_ENV: 'development',
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'own-deaths.ts')).href}`,
  DEATH: file,
})

async function answering(ports: readonly number[], within: number): Promise<number | null> {
  const from = performance.now()
  for (;;) {
    const answers = await Promise.all(ports.map(isAnswering))
    const took = performance.now() - from
    if (answers.every(Boolean)) return took
    if (took > within) return null
    await pause(LOOK_EVERY)
  }
}

const isAnswering = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/shop-api/auth/me?project_id=11`).then(
    (answer) => answer.status === 401,
    () => false,
  )

async function stopped(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
  }
  rmSync(folder, { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
