import type { Db } from './db.ts'

/** The interface through which pg-boss uses a transaction of the shop. */
export const sqlRunner = (trx: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: [...(await trx.query(text, values))],
  }),
})
