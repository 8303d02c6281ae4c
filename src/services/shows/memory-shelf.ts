import type { ShowRow } from './show-row.ts'
import type { ShowShelf } from './show-shelf.types.ts'

/** Where the browser keeps nothing: shows live as long as the page. */
export function createMemoryShelf(): ShowShelf {
  const rows = new Map<string, ShowRow>()
  return {
    all: async () => [...rows.values()].map((row) => ({ row, isNewer: false })),
    find: async (id) => {
      const row = rows.get(id)
      return row ? { row, isNewer: false } : null
    },
    put: async (...shows) => {
      for (const row of shows) rows.set(row.id, row)
      return false
    },
    alter: async (id, change) => {
      const row = rows.get(id)
      const changed = row ? change(row) : null
      if (changed) rows.set(id, changed)
      return changed
    },
    remove: async (id) => void rows.delete(id),
  }
}
