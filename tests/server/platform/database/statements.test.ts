import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, expectTypeOf, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import {
  array,
  bool,
  date,
  float8,
  int4,
  int8,
  json,
  jsonb,
  nullable,
  numeric,
  type SqlTypes,
  text,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { type DeclaredSql, declaredSql, statement, subquery } from '#server/platform/database/statement.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { openSqlCheck } from '#tests/support/describe-sql.ts'

const url = await useDatabase()
const check = await openSqlCheck(url)
const db = openDatabase(url, 1)
afterAll(async () => {
  await check.close()
  await db.destroy()
})

const server = resolve(import.meta.dirname, '../../../../server')
const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)
const declaring = files.filter((file) =>
  /\b(statement|jsonStatement|subquery|cartUpdate)\(/.test(readFileSync(join(server, file), 'utf8')),
)

test('PostgreSQL parses every statement of the server and finds the declared parameters and columns', async () => {
  await Promise.all(declaring.map((file) => import(join(server, file))))
  const problems: string[] = []
  for (const declared of declaredSql()) problems.push(...(await check.problems(declared)))
  expect(problems).toEqual([])
  expect(declaredSql().length).toBeGreaterThan(90)
})

const faulty = (sqlText: string, params: SqlTypes, row: SqlTypes): DeclaredSql => ({
  name: 'faulty',
  text: sqlText,
  params: Object.entries(params),
  row,
})

test.each([
  [
    'a misspelt column',
    faulty('select custmer_id from carts where id = $1', { id: int4 }, { custmer_id: int4 }),
    'faulty: column "custmer_id" does not exist',
  ],
  [
    'a table of a migration that is missing',
    faulty('select id from wish_lists', {}, { id: int4 }),
    'faulty: relation "wish_lists" does not exist',
  ],
  [
    'a parameter of another type',
    faulty('select id from carts where id = $1', { id: text }, { id: int4 }),
    'faulty: parameter id is integer, declared text',
  ],
  [
    'a list in the place of one value',
    faulty('select id from carts where id = $1', { id: array(int4) }, { id: int4 }),
    'faulty: parameter id is integer, declared integer[]',
  ],
  [
    'a column of another type',
    faulty('select id from cart_lines', {}, { id: int4 }),
    'faulty: column id is bigint, declared integer',
  ],
  [
    'a column that can be null and is declared not to be',
    faulty('select c.name from carts c', {}, { name: text }),
    'faulty: column name can be null',
  ],
  [
    'a column that is selected under another name',
    faulty('select id from carts', {}, { id: int4, cart_id: int4 }),
    'faulty: column cart_id is not selected',
  ],
  [
    'a column that is not declared',
    faulty('select id, version from carts', {}, { id: int4 }),
    'faulty: column version is not declared',
  ],
])('the check names %s', async (_, declared, problem) => {
  expect(await check.problems(declared)).toEqual([problem])
})

test('the check continues after a statement that PostgreSQL rejects', async () => {
  await check.problems(faulty('select', {}, {}))
  await check.problems(faulty('select nothing from carts', {}, {}))
  expect(await check.problems(faulty('select id from carts', {}, { id: int4 }))).toEqual([])
})

test('a statement with an undeclared or unused parameter throws when it is declared', () => {
  expect(() => statement({ name: 'undeclared', sql: 'select :id::int' })).toThrow(
    'the statement undeclared does not declare :id',
  )
  expect(() => statement({ name: 'unused', sql: 'select 1', params: { id: int4 } })).toThrow(
    'the statement unused does not use :id',
  )
  subquery({ name: 'twice', sql: 'select 1 as n', row: { n: int4 } })
  expect(() => statement({ name: 'twice', sql: 'select 2' })).toThrow('the statement twice is declared twice')
})

test('a value of every type round-trips as declared', async () => {
  const types = {
    a: int4,
    b: int8,
    c: float8,
    d: numeric,
    e: text,
    f: bool,
    g: uuid,
    h: date,
    i: timestamptz,
    j: json<{ readonly n: number }>(),
    k: jsonb<readonly number[]>(),
    l: array(int4),
    m: nullable(text),
  }
  const casts = Object.entries(types).map(([name, type]) => `:${name}::${type.name} as ${name}`)
  const echo = statement({
    name: 'echo',
    sql: `select ${casts.join(', ')}, '::text' as n, 1::text as o`,
    params: types,
    row: { ...types, n: text, o: text },
  })
  const values = {
    a: 1,
    b: '9007199254740993',
    c: 1.5,
    d: '0.0625',
    e: ":a it's",
    f: true,
    g: 'c0ffee00-0000-4000-8000-000000000001',
    h: '2026-11-22',
    i: new Date('2026-11-22T10:00:00.123Z'),
    j: { n: 1 },
    k: [1, 2],
    l: [3, 4],
    m: null,
  }
  expect(await echo(db, values)).toEqual([{ ...values, n: '::text', o: '1' }])
})

test('the types of a call are those of the declaration', () => {
  const find = statement({
    name: 'typed',
    sql: 'select name, modified_at from carts where id = :id and name is not distinct from :name',
    params: { id: int4, name: nullable(text) },
    row: { name: nullable(text), modified_at: timestamptz },
  })
  expectTypeOf(find).parameter(1).toEqualTypeOf<{ readonly id: number; readonly name: string | null }>()
  expectTypeOf<Awaited<ReturnType<typeof find>>[number]>().toEqualTypeOf<{
    readonly name: string | null
    readonly modified_at: Date
  }>()
})
