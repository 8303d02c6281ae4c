import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

const names = new Map<string, string>()
const taken = new Set<string>()

interface DirectQuery {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
  /** it changes and locks no row */
  readonly onlyReads: boolean
}
type Direct = (query: DirectQuery) => Promise<{ readonly rows: unknown[] }>
const directs = new WeakMap<Kysely<Database>, Direct>()

/** Statements on this handle go straight to its pool: the query builder has nothing to add to a finished text. */
export function runDirectly(db: Kysely<Database>, direct: Direct): void {
  directs.set(db, direct)
}

/** The name under which a text is prepared, when it is a statement. */
export const statementName = (text: string): string | undefined => names.get(text)

/**
 * A fixed SQL text for a hot path: parsed and planned once per connection. `Row` is what the text selects; nothing
 * checks it but the tests. Not for texts whose best plan depends on the parameters.
 */
export function statement<Row>(name: string, text: string) {
  if (taken.has(name)) throw new Error(`the statement ${name} exists already`)
  taken.add(name)
  if (!names.has(text)) names.set(text, name)
  const onlyReads = !CHANGES.test(text)
  return async (db: Kysely<Database>, ...parameters: readonly unknown[]): Promise<readonly Row[]> => {
    const values = [...parameters]
    const direct = directs.get(db)
    if (!direct) return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
    const { rows } = await direct({ name: names.get(text) ?? name, text, values, onlyReads })
    // as above, `Row` is what the text selects
    return rows as Row[]
  }
}

/** Words of a text that changes or locks rows; where one only looks like it, nothing is lost. */
const CHANGES = /\b(insert|update|delete|for (key )?share|nextval|pg_advisory\w*)\b/i
