import type { TestDb } from './database.ts'

export const setStock = (db: TestDb, product_id: number, qty: number) =>
  db.updateTable('stock').set({ qty }).where('product_id', '=', product_id).execute()
