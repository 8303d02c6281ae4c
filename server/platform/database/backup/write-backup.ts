import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { FORMAT, type Header } from './backup-format.ts'
import { migrationsOf, sequencesOf, tablesOf } from './tables.ts'

export interface WrittenBackup {
  readonly tables: number
  readonly rows: number
}

/** Rows that are fetched at a time; few, because an uploaded file has up to 10 MB. */
const BATCH = 20

/**
 * Writes all data of a shop as they were at one moment, while it runs. The file is complete or absent, and only its
 * owner can read it.
 */
export async function writeBackup(databaseUrl: string, file: string, now: Date): Promise<WrittenBackup> {
  const client = new Client({ connectionString: databaseUrl })
  // a lost connection also rejects the query that waits; without a listener the event ends the process
  client.on('error', () => undefined)
  await client.connect()
  const draft = `${file}.part`
  const counted = { tables: 0, rows: 0 }
  try {
    await client.query('begin isolation level repeatable read read only')
    const lines = Readable.from(linesOf(client, now, counted))
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(lines, createGzip(), output)
    await rename(draft, file)
    return counted
  } catch (error) {
    if (!isTaken(error)) await rm(draft, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function* linesOf(
  client: Client,
  now: Date,
  counted: { tables: number; rows: number },
): AsyncGenerator<string> {
  const header: Header = {
    format: FORMAT,
    made_at: now.toISOString(),
    migrations: await migrationsOf(client),
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
  }
  yield line(header)
  for (const { name } of header.tables) {
    yield line({ table: name })
    for await (const row of rowsOf(client, name)) {
      yield line(row)
      counted.rows++
    }
    counted.tables++
  }
  yield line({ end: { rows: counted.rows } })
}

async function* rowsOf(client: Client, table: string): AsyncGenerator<string> {
  await client.query(`declare backup_rows no scroll cursor for select t::text as row from ${table} t`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from backup_rows`)
    for (const { row } of rows) yield row
    if (rows.length < BATCH) break
  }
  await client.query('close backup_rows')
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'
