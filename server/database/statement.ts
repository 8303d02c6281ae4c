import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema.ts'
import { type InputOf, type JsonRowOf, json, type RowOf, type SqlType, type SqlTypes } from './sql-type.ts'

type Declaration = SqlTypes | null
interface Definition<P extends Declaration, R extends Declaration> {
  /** under which the text is prepared on each connection */
  readonly name: string
  /** with `:parameters`; its best plan must not depend on their values */
  readonly sql: string
  readonly params?: P
  readonly row?: R
}

type Input<P extends Declaration> = P extends SqlTypes ? [input: InputOf<P>] : []
export type Statement<P extends Declaration, Row> = (
  db: Kysely<Database>,
  ...input: Input<P>
) => Promise<readonly Row[]>

/** An SQL text that is parsed and planned once per connection. */
export function statement<P extends Declaration = null, R extends Declaration = null>(
  definition: Definition<P, R>,
): Statement<P, R extends SqlTypes ? RowOf<R> : never> {
  const declared = declare(definition)
  return prepared(declared, declared.text)
}

/** The same, but each row comes as one JSON value: many columns cost both sides as much as what is in them. */
export function jsonStatement<P extends Declaration, R extends SqlTypes>(
  definition: Definition<P, R>,
): Statement<P, JsonRowOf<R>> {
  const declared = declare(definition)
  const text = `select row_to_json(x) as row from (${declared.text}) x`
  const run = prepared<P, { readonly row: JsonRowOf<R> }>(declared, text)
  return async (db, ...input) => (await run(db, ...input)).map(({ row }) => row)
}

export interface Subquery<P extends SqlTypes, R extends SqlTypes> {
  /** The text in parentheses, with an SQL expression for each of its parameters. */
  (expressions: Readonly<Record<keyof P, string>>): string
  /** of `to_json` of a row */
  readonly asJson: SqlType<JsonRowOf<R>>
  /** of `json_agg` of all rows */
  readonly asJsonArray: SqlType<readonly JsonRowOf<R>[]>
}

/** A part of statements whose columns end up inside JSON, where PostgreSQL no longer tells their types. */
export function subquery<P extends SqlTypes, R extends SqlTypes>(
  definition: Definition<P, R>,
): Subquery<P, R> {
  declare(definition)
  const { sql } = definition
  const place = (expressions: Readonly<Record<string, string>>) =>
    `(${sql.replaceAll(PARAMETER, (_, name: string) => expressions[name] ?? '')})`
  return Object.assign(place, { asJson: json<JsonRowOf<R>>(), asJsonArray: json<readonly JsonRowOf<R>[]>() })
}

/** What was declared of an SQL text; a test compares it with what PostgreSQL says of the text. */
export interface DeclaredSql {
  readonly name: string
  /** with $1, $2, ... */
  readonly text: string
  readonly params: readonly (readonly [name: string, type: SqlType])[]
  readonly row: SqlTypes
}

/** Everything that the modules loaded so far have declared. */
export const declaredSql = (): readonly DeclaredSql[] => [...registry.values()]

/** The name under which a text is prepared, when it is a statement. */
export const statementName = (text: string): string | undefined => names.get(text)

interface DirectQuery {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
  /** it changes and locks no row */
  readonly onlyReads: boolean
}
type Direct = (query: DirectQuery) => Promise<{ readonly rows: unknown[] }>

/** Statements on this handle go straight to its pool: the query builder has nothing to add to a finished text. */
export function runDirectly(db: Kysely<Database>, direct: Direct): void {
  directs.set(db, direct)
}

const registry = new Map<string, DeclaredSql>()
const names = new Map<string, string>()
const directs = new WeakMap<Kysely<Database>, Direct>()
/** `::` is a cast. */
const PARAMETER = /(?<!:):([a-z]\w*)/g

function declare({ name, sql, params, row }: Definition<Declaration, Declaration>): DeclaredSql {
  if (registry.has(name)) throw new Error(`the statement ${name} is declared twice`)
  const types = new Map(Object.entries(params ?? {}))
  const used = [...new Set(Array.from(sql.matchAll(PARAMETER), ([, parameter = '']) => parameter))]
  const typed = used.map((parameter) => {
    const type = types.get(parameter)
    if (!type) throw new Error(`the statement ${name} does not declare :${parameter}`)
    return [parameter, type] as const
  })
  const unused = [...types.keys()].filter((parameter) => !used.includes(parameter))
  if (unused.length > 0) throw new Error(`the statement ${name} does not use :${unused.join(', :')}`)
  const text = sql.replaceAll(PARAMETER, (_, parameter: string) => `$${used.indexOf(parameter) + 1}`)
  const declared = { name, text, params: typed, row: row ?? {} }
  registry.set(name, declared)
  return declared
}

function prepared<P extends Declaration, Row>(
  { name, params }: DeclaredSql,
  text: string,
): Statement<P, Row> {
  names.set(text, name)
  const onlyReads = !CHANGES.test(text)
  return async (db, ...[input]) => {
    const given: Readonly<Record<string, unknown>> = input ?? {}
    const values = params.map(([parameter, { encode }]) =>
      encode ? encode(given[parameter]) : given[parameter],
    )
    const direct = directs.get(db)
    const { rows } = direct
      ? await direct({ name, text, values, onlyReads })
      : await db.executeQuery(CompiledQuery.raw(text, values))
    // a test compares the declared columns with those of the text
    return rows as Row[]
  }
}

/** Words of a text that changes or locks rows; where one only looks like it, nothing is lost. */
const CHANGES = /\b(insert|update|delete|for (key )?share|nextval|pg_advisory\w*)\b/i
