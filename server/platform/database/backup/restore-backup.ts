import { Client, DatabaseError } from 'pg'
import { StartError } from '#server/platform/start/start-error.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { migrateAsOf } from '#server/platform/database/migrate.ts'
import { transactionOn } from '#server/platform/database/transaction.ts'
import type { Header } from './backup-format.ts'
import { readBackup } from './read-backup.ts'
import { countTables, tablesOf } from './tables.ts'

export interface RestoredBackup {
  readonly madeAt: string
  readonly rows: number
}

/** Rows and characters that are inserted at a time. */
const BATCH = { rows: 500, characters: 4_000_000 }

/**
 * Restores a backup into an empty database, with the schema that it was made with; the next start of the shop migrates
 * it. One transaction: after a failure, or when the process is killed, the database is empty as before.
 */
export async function restoreBackup(databaseUrl: string, file: string): Promise<RestoredBackup> {
  const client = new Client({ connectionString: databaseUrl })
  // a lost connection also rejects the query that waits; without a listener the event ends the process
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    // waits until the transaction of a killed restore has ended
    await client.query('select pg_advisory_xact_lock($1)', [RESTORE_LOCK])
    if ((await countTables(client)) > 0)
      throw new StartError('The database is not empty: a backup is restored into an empty one only.')
    const backup = await restored(client, file)
    await client.query('commit')
    return backup
  } finally {
    // without a commit this is a rollback
    await client.end()
  }
}

const RESTORE_LOCK = 7_270_062

async function restored(client: Client, file: string): Promise<RestoredBackup> {
  let header: Header | null = null
  let rows = 0
  let loader: Loader | null = null
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') {
      header = part.header
      await migrate(transactionOn(client).trx, header.migrations)
      loader = await beginLoading(client, header)
    } else {
      rows++
      await loader?.add(part.table, part.row)
    }
  }
  if (header === null || loader === null) throw new StartError(`${file} is empty.`)
  await loader.finish()
  for (const { name, value } of header.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [name, value])
  for (const [table, statement] of Object.entries(AFTER_LOADING))
    await runWhereTable(client, table, statement)
  return { madeAt: header.made_at, rows }
}

async function migrate(trx: Transaction, names: readonly string[]): Promise<void> {
  if (!(await migrateAsOf(trx, names)))
    throw new StartError('The backup was made by another version of the shop: restore it with that version.')
}

/** What waits to be sent or made had a job in the queue, which is not in the backup. Receivers are told nothing that is old. */
const AFTER_LOADING: Readonly<Record<string, string>> = {
  emails: 'update emails set job_id = null where sent_at is null',
  texts: 'update texts set job_id = null where sent_at is null',
  conversions: 'update conversions set job_id = null where sent_at is null',
  sheet_jobs: 'update sheet_jobs set job_id = null where finished_at is null',
  webhook_deliveries: `update webhook_deliveries set failed_at = now(), error = 'The shop was restored from a backup.'
    where sent_at is null and failed_at is null`,
}

async function runWhereTable(client: Client, table: string, statement: string): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>('select to_regclass($1)::text as found', [
    table,
  ])
  if (rows[0]?.found) await client.query(statement)
}

interface Loader {
  readonly add: (table: string, row: string) => Promise<void>
  /** Checks all foreign keys. */
  readonly finish: () => Promise<void>
}

/** Without foreign keys and triggers until it has finished, because the order of the tables is that of their names. */
async function beginLoading(client: Client, { tables }: Header): Promise<Loader> {
  const known = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of tables)
    if (known.get(name)?.join() !== columns.join())
      throw new StartError(`The table ${name} of the backup is another one than that of its version.`)
  const keys = await foreignKeys(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const name of known.keys()) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${[...known.keys()].join(', ')} cascade`)
  let batch: { table: string; rows: string[]; characters: number } = { table: '', rows: [], characters: 0 }
  const flush = async () => {
    const { table, rows } = batch
    const columns = known.get(table)
    if (columns && rows.length > 0) {
      const insert = () => client.query(insertInto(table, columns), [rows])
      await explainBadRow(table, insert)
    }
    batch = { table, rows: [], characters: 0 }
  }
  return {
    add: async (table, row) => {
      if (!known.has(table)) throw new StartError(`The backup has rows of an unknown table: ${table}.`)
      const isFull = batch.rows.length >= BATCH.rows || batch.characters + row.length > BATCH.characters
      if (batch.table !== table || isFull) await flush()
      batch = { table, rows: [...batch.rows, row], characters: batch.characters + row.length }
    },
    finish: async () => {
      await flush()
      for (const name of known.keys()) await client.query(`alter table ${name} enable trigger user`)
      for (const { table, name, definition } of keys)
        await explainBadRow(table, () =>
          client.query(`alter table ${table} add constraint ${name} ${definition}`),
        )
    },
  }
}

/** Turns a data or integrity error of PostgreSQL (class 22 or 23) into a StartError. */
async function explainBadRow(table: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    if (!(cause instanceof DatabaseError) || !/^2[23]/.test(cause.code ?? '')) throw cause
    const [problem = ''] = cause.message.split('\n')
    throw new StartError(`A row of ${table} in the backup cannot be restored: ${problem.slice(0, 200)}`, {
      cause,
    })
  }
}

const insertInto = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(', ')}) overriding system value
   select ${columns.map((column) => `(r).${column}`).join(', ')} from (select x::${table} as r from unnest($1::text[]) x) s`

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

async function foreignKeys(client: Client): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text = any($1)`,
    [['public', 'gateway']],
  )
  return rows
}
