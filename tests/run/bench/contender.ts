import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { lean } from '#server/start/lean.mjs'
import { openDatabase, type TestDb } from '#tests/support/database.ts'
import { familyTime, parentOf, processTime } from './process-usage.ts'
import type { Operation } from './operation.ts'

const AT_ONCE = 4
const ROUNDS = 3

/** A server under measurement with its own database on the shared cluster. */
export interface Contender {
  readonly url: string
  readonly db: TestDb
  readonly pid: number
  readonly postmaster: number
  /** Milliseconds of the longest time since the last call in which nothing was answered. */
  readonly longestStall: () => Promise<number>
  close(): Promise<void>
}

/** In milliseconds per operation. */
export interface Cost {
  readonly node: number
  readonly database: number
  readonly wall: number
}

interface ContenderOptions {
  /** its calls are logged and counted as in production */
  readonly isObserved?: boolean
}

/** @param folder the checkout that the server runs from */
export async function openContender(
  folder: string,
  databaseUrl: string,
  { isObserved = false }: ContenderOptions = {},
): Promise<Contender> {
  const db = openDatabase(databaseUrl, 4)
  const server = fork(
    join(folder, 'tests/run/bench/serve.ts'),
    [databaseUrl, ...(isObserved ? ['observed'] : [])],
    {
      cwd: folder,
      execArgv: lean.flags,
      env: { ...lean.env, ...process.env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  return {
    db,
    url: await addressOf(server),
    pid: server.pid ?? 0,
    postmaster: await postmasterOf(db),
    longestStall: async () => {
      server.send('stall')
      const [milliseconds] = await once(server, 'message')
      return Number(milliseconds)
    },
    close: async () => {
      server.disconnect()
      await once(server, 'exit')
      await db.destroy()
    },
  }
}

/** The minimum over interleaved rounds, because load only adds time. */
export async function measureInTurn(
  contenders: readonly Contender[],
  operations: readonly Operation[],
): Promise<readonly Cost[]> {
  const rounds = await measureRounds(contenders, operations, ROUNDS)
  return contenders.flatMap(
    (_, side) =>
      rounds
        .flatMap((costs) => costs[side] ?? [])
        .toSorted((a, b) => a.node + a.database - (b.node + b.database))[0] ?? [],
  )
}

/** The costs of each side in each round, one side after the other. */
export async function measureRounds(
  contenders: readonly Contender[],
  operations: readonly Operation[],
  rounds: number,
): Promise<readonly (readonly Cost[])[]> {
  const sides = await Promise.all(
    operations.map(async (operation) => ({ operation, run: await operation.prepare() })),
  )
  for (const { operation, run } of sides) await repeat(run, Math.ceil(operation.times / 2))
  const costs: (readonly Cost[])[] = []
  for (let round = 0; round < rounds; round++) {
    const inTurn: Cost[] = []
    for (const [index, contender] of contenders.entries()) {
      const side = sides[index]
      await side?.operation.beforeRound?.()
      if (side) inTurn.push(await measureOnce(contender, side.operation.times, side.run))
    }
    costs.push(inTurn)
  }
  return costs
}

type Run = (index: number) => Promise<void>

async function measureOnce({ pid, postmaster }: Contender, times: number, run: Run): Promise<Cost> {
  const before = { node: processTime(pid), database: familyTime(postmaster), wall: performance.now() }
  await repeat(run, times)
  return {
    node: (processTime(pid) - before.node) / times,
    database: (familyTime(postmaster) - before.database) / times,
    wall: ((performance.now() - before.wall) * AT_ONCE) / times,
  }
}

/** Runs with limited concurrency. */
async function repeat(run: Run, times: number): Promise<void> {
  const lanes = Array.from({ length: AT_ONCE }, async (_, lane) => {
    for (let index = lane; index < times; index += AT_ONCE) await run(index)
  })
  await Promise.all(lanes)
}

async function postmasterOf(db: TestDb): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return parentOf(rows[0]?.pid ?? 0)
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no output')
  const [line] = await once(child.stdout, 'data')
  // a reader, as in production
  child.stdout.resume()
  return String(line).trim().replace(/\/$/, '')
}
