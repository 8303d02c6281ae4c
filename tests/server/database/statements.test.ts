import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { int4, jsonb, nullable, text } from '#server/database/sql-type.ts'
import { type Declared, declaredSql } from '#server/database/statement.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { openSqlCheck } from '#tests/support/describe-sql.ts'

const check = await openSqlCheck(await useDatabase())
afterAll(() => check.close())

const root = resolve(import.meta.dirname, '../../..')
const declaring = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== 'database/statement.ts')
  .filter((file) =>
    /\b(statement|jsonStatement|subquery)\(/.test(readFileSync(join(root, 'server', file), 'utf8')),
  )

test('PostgreSQL reads every statement of the server with the parameters and columns that are declared', async () => {
  await Promise.all(declaring.map((file) => import(join(root, 'server', file))))
  const found: string[] = []
  for (const declared of declaredSql()) found.push(...(await check.problems(declared)))
  expect(found).toEqual([])
  expect(declaredSql().length).toBeGreaterThan(80)
})
