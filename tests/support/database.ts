import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Transaction } from '#server/platform/database/db.ts'
import { type OpenDatabase, openDatabase as openPools } from '#server/platform/database/open.ts'
import type { Database } from './schema.ts'

/** The handle of the server, and the query builder over it. */
export type TestDb = OpenDatabase & Kysely<Database>

/** The parameters are those of the server's function. */
export function openDatabase(...parameters: Parameters<typeof openPools>): TestDb {
  const db = openPools(...parameters)
  const { query, connect, pools } = db
  const pool = { options: {}, connect, end: () => Promise.resolve() }
  const builder = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const destroyBuilder = builder.destroy.bind(builder)
  const destroy = async () => {
    await destroyBuilder()
    await db.destroy()
  }
  return Object.assign(builder, { query, connect, pools, destroy })
}

/** The handle of the server over a transaction of the builder, beside which other handles may be used, too. */
export const transactionOf = (trx: Kysely<Database>): Transaction => ({
  isTransaction: true,
  query: async <Row>(text: string, values: readonly unknown[] = []) =>
    (await trx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
  connect: () => Promise.reject(new Error('this is a transaction already')),
})
