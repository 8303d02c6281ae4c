import type { Insertable } from 'kysely'
import type { Database } from '#server/database/schema.ts'

export function orderStatusRows(): readonly Insertable<Database['order_statuses']>[] {
  return Object.entries(statuses).map(([id, name]) => ({ id: Number(id), name }))
}

const statuses: Readonly<Record<number, string>> = {
  1: 'Order received',
  2: 'In review',
  3: 'Shipped',
  10: 'Waiting for payment',
  11: 'Waiting for documents',
  20: 'Picking',
  21: 'Packed',
  22: 'Ready for pickup',
  25: 'Completed',
}
