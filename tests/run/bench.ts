import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/schema.ts'
import { openTestCluster } from '#tests/support/test-cluster.ts'
import { familyTime, parentOf, processTime } from './bench/cpu-time.ts'
import { type Operation, operations } from './bench/operations.ts'

const AT_ONCE = 4
const ROUNDS = 3

interface Measured {
  readonly node: number
  readonly database: number
  readonly wall: number
}

const cluster = await openTestCluster()
const url = await cluster.clone()
const db = openDatabase(url, 4)
const server = fork(join(import.meta.dirname, 'bench/serve.ts'), [url], {
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
})
try {
  process.exitCode = await report(await addressOf(server))
} finally {
  server.disconnect()
  await once(server, 'exit')
  await db.destroy()
  await cluster.close()
}

async function report(address: string): Promise<number> {
  const postmaster = await postmasterOf(db)
  console.log(
    'CPU in milliseconds per operation, node and all of PostgreSQL; peers measured beside a prototype',
  )
  console.log(
    'operation                                     node     db    total   at most   best peer   wall',
  )
  let failed = 0
  for (const operation of operations(address, db)) {
    const { node, database, wall } = await measure(operation, postmaster)
    const total = node + database
    const isOver = operation.bound !== null && total > operation.bound
    if (isOver) failed++
    const cells = [node, database, total, operation.bound].map((value) => cell(value, 8))
    const row = [operation.name.padEnd(43), ...cells, operation.peer.padStart(12), cell(wall, 8)]
    console.log(`${row.join('')}${isOver ? '  over' : ''}`)
  }
  console.log(`${failed === 0 ? 'all' : 'not all'} within their bounds`)
  return failed === 0 ? 0 : 1
}

function cell(value: number | null, width: number): string {
  return (value?.toFixed(2) ?? '').padStart(width)
}

/** The best of three rounds: whatever else the machine does only adds to it. */
async function measure(operation: Operation, postmaster: number): Promise<Measured> {
  const run = await operation.prepare()
  await repeat(run, Math.ceil(operation.times / 2))
  const rounds = [await measureOnce(operation, run, postmaster)]
  while (rounds.length < ROUNDS) rounds.push(await measureOnce(operation, run, postmaster))
  const costs = rounds.toSorted((a, b) => a.node + a.database - (b.node + b.database))
  return costs[0] ?? { node: 0, database: 0, wall: 0 }
}

async function measureOnce(
  operation: Operation,
  run: (index: number) => Promise<void>,
  postmaster: number,
): Promise<Measured> {
  const pid = server.pid ?? 0
  const before = { node: processTime(pid), database: familyTime(postmaster), wall: performance.now() }
  await repeat(run, operation.times)
  return {
    node: (processTime(pid) - before.node) / operation.times,
    database: (familyTime(postmaster) - before.database) / operation.times,
    wall: ((performance.now() - before.wall) * AT_ONCE) / operation.times,
  }
}

/** A few at once, each with every so many-th operation. */
async function repeat(run: (index: number) => Promise<void>, times: number): Promise<void> {
  const lanes = Array.from({ length: AT_ONCE }, async (_, lane) => {
    for (let index = lane; index < times; index += AT_ONCE) await run(index)
  })
  await Promise.all(lanes)
}

async function postmasterOf(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)
  return parentOf(rows[0]?.pid ?? 0)
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no output')
  const [line] = await once(child.stdout, 'data')
  return String(line).trim().replace(/\/$/, '')
}
