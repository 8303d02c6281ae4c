import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openFolder } from '#server/platform/database/cluster-folder.ts'
import { migrateToLatest } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#tests/support/database.ts'
import { explainStartError } from '#server/platform/explain-start-error.ts'
import { useDatabase } from '#tests/support/databases.ts'

const empty = await useDatabase('empty')

async function migrated(url: string): Promise<string> {
  const db = openDatabase(url, 1)
  try {
    await migrateToLatest(db)
    return 'migrated'
  } catch (error) {
    return explainStartError(error)
  } finally {
    await db.destroy()
  }
}

async function portOf(server: Server): Promise<number> {
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('a DATABASE_URL of something other than PostgreSQL prints one line', async () => {
  const port = await portOf(createHttpServer())
  expect(await migrated(`postgres://a:b@127.0.0.1:${port}/shop`)).toBe(
    'The database of DATABASE_URL cannot be used: what answers there is no PostgreSQL, or is shutting down.',
  )
})

test('a database that accepts connections but never responds prints one line', async () => {
  const port = await portOf(createServer())
  const connectionString = `postgres://a:b@127.0.0.1:${port}/shop`
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 100 })
  onTestFinished(() => pool.end())
  const error: unknown = await pool.connect().catch((thrown: unknown) => thrown)
  expect(explainStartError(error)).toBe('The database of DATABASE_URL cannot be used: it does not answer.')
})

test('a user without privileges and a read-only database print one line', async () => {
  const db = openDatabase(empty, 1)
  const user = `reader_${process.pid}`
  await sql`create role ${sql.id(user)} login password 'reader'`.execute(db)
  onTestFinished(async () => {
    await sql`drop role ${sql.id(user)}`.execute(db)
    await db.destroy()
  })
  const asReader = new URL(empty)
  asReader.username = user
  asReader.password = 'reader'
  expect(await migrated(asReader.href)).toBe(
    'The database of DATABASE_URL cannot be used: its user may not make or change tables there.',
  )
  const readOnly = new URL(empty)
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
  expect(await migrated(readOnly.href)).toBe('The database of DATABASE_URL cannot be used: it is read-only.')
})

test('a data folder that is a file prints one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emberwright-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => openFolder(file)).toThrow(`${file} is a file, not a folder; set SHOP_DATA_DIR to a folder.`)
})

test('SHOP_TRACE=on shows the stack of an unexpected error, which is one line without it', () => {
  const error = new Error('the planted "Secret" problem')
  expect(explainStartError(error, {})).toMatch(
    /^Unexpected error: Error: the planted "…" problem(?: at .*)?\. With SHOP_TRACE=on its stack is shown\.$/,
  )
  expect(explainStartError(error, { SHOP_TRACE: 'on' })).toMatch(/^ +at .*:\d+/m)
})

test('a file or folder that cannot be used is named, with the reason', () => {
  expect.assertions(1)
  try {
    readdirSync('/no/such/folder')
  } catch (error) {
    expect(explainStartError(error, {})).toBe(
      '/no/such/folder cannot be used: there is no such file or folder.',
    )
  }
})

test('npm start with a database that is not there ends with one line and exit code 1', async () => {
  const start = spawn(process.execPath, ['server/main.ts', '--without-app'], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      DATABASE_URL: empty.replace(/\/[^/]*$/, '/no_such_database'),
      SHOP_DATA_DIR: mkdtempSync(join(tmpdir(), 'emberwright-start-')),
      PORT: '0',
    },
  })
  const warned = start.stderr.toArray()
  const [code] = await once(start, 'exit')
  expect([code, (await warned).join('')]).toEqual([
    1,
    'The database of DATABASE_URL cannot be used: it has no such database.\n',
  ])
})
