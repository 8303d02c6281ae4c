import { notFound } from '#server/http/refusal.ts'

const MAX_INT = 2_147_483_647

/** An id of a payload; what no row can have does not exist. */
export function rowId(id: number): number {
  if (id > MAX_INT) throw notFound()
  return id
}
