import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

interface ProductionOptions {
  readonly databaseUrl: string
  readonly port: number
  readonly drainSeconds: number
}

export interface ProductionProcess {
  /** what it printed, over all its lives */
  readonly lines: readonly string[]
  /** SIGTERM; resolves with the exit code. */
  end(): Promise<number | null>
  start(): void
  close(): Promise<void>
}

const project = resolve(import.meta.dirname, '../../..')

/** What is behind `npm start`, as a trial run of production on a database of its own. */
export function openProductionProcess({
  databaseUrl,
  port,
  drainSeconds,
}: ProductionOptions): ProductionProcess {
  const folder = mkdtempSync(join(tmpdir(), 'emberwright-production-'))
  const lines: string[] = []
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SHOP_SECRET: 'the same secret for both of the processes',
    SHOP_DATA_DIR: folder,
    NODE_ENV: 'production',
    SHOP_IS_NOT_PROD: 'on',
    HOST: '127.0.0.1',
    PORT: String(port),
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: String(drainSeconds),
  }
  const spawned = () => {
    const child = spawn(process.execPath, ['server/start/start.mjs', '--without-app'], {
      cwd: project,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.on('data', (chunk: Buffer) => lines.push(...chunk.toString().split('\n').filter(Boolean)))
    return child
  }
  let child: ChildProcess | null = spawned()
  const end = async () => {
    const ending = child
    child = null
    if (ending === null || ending.exitCode !== null) return ending?.exitCode ?? null
    const exit = once(ending, 'exit')
    ending.kill('SIGTERM')
    await exit
    return ending.exitCode
  }
  return {
    lines,
    end,
    start: () => {
      child = spawned()
    },
    close: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
