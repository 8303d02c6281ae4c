import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** The interface through which pg-boss uses a transaction of the shop. */
export const sqlRunner = (trx: Kysely<Database>) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values))
    return { rows: [...rows] }
  },
})
