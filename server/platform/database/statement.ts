import type { Db } from './db.ts'
import { type InputOf, type JsonRowOf, json, type RowOf, type SqlType, type SqlTypes } from './sql-type.ts'

type Declaration = SqlTypes | null
interface Definition<P extends Declaration, R extends Declaration> {
  /** name of the prepared statement */
  readonly name: string
  /** with `:parameters`; planned once for all values */
  readonly sql: string
  readonly params?: P
  readonly row?: R
}

type Input<P extends Declaration> = P extends SqlTypes ? [input: InputOf<P>] : []
export type Statement<P extends Declaration, Row> = (db: Db, ...input: Input<P>) => Promise<readonly Row[]>

/** Declares SQL that is parsed and planned once per connection. */
export function statement<P extends Declaration = null, R extends Declaration = null>(
  definition: Definition<P, R>,
): Statement<P, R extends SqlTypes ? RowOf<R> : never> {
  const declared = declare(definition)
  return prepared(declared, declared.text)
}

/** The same with one JSON value per row, which is cheaper for rows of many columns. */
export function jsonStatement<P extends Declaration, R extends SqlTypes>(
  definition: Definition<P, R>,
): Statement<P, JsonRowOf<R>> {
  const declared = declare(definition)
  const text = `select row_to_json(x) as row from (${declared.text}) x`
  const run = prepared<P, { readonly row: JsonRowOf<R> }>(declared, text)
  return async (db, ...input) => (await run(db, ...input)).map(({ row }) => row)
}

export interface Subquery<P extends SqlTypes, R extends SqlTypes> {
  /** Inlines the subquery in parentheses; each parameter is an SQL expression. */
  (expressions: Readonly<Record<keyof P, string>>): string
  /** of `to_json` of one row */
  readonly asJson: SqlType<JsonRowOf<R>>
  /** of `json_agg` of all rows */
  readonly asJsonArray: SqlType<readonly JsonRowOf<R>[]>
}

/**
 * Declares SQL used inside other statements whose columns end up in JSON, where PostgreSQL no longer reports their
 * types.
 */
export function subquery<P extends SqlTypes, R extends SqlTypes>(
  definition: Definition<P, R>,
): Subquery<P, R> {
  declare(definition)
  const { sql } = definition
  const place = (expressions: Readonly<Record<string, string>>) =>
    `(${sql.replaceAll(PARAMETER, (_, name: string) => expressions[name] ?? '')})`
  return Object.assign(place, { asJson: json<JsonRowOf<R>>(), asJsonArray: json<readonly JsonRowOf<R>[]>() })
}

/** The declaration of an SQL text; a test compares it with the types that PostgreSQL reports. */
export interface DeclaredSql {
  readonly name: string
  /** with $1, $2, ... */
  readonly text: string
  readonly params: readonly (readonly [name: string, type: SqlType])[]
  readonly row: SqlTypes
}

/** All declarations of the modules loaded so far. */
export const declaredSql = (): readonly DeclaredSql[] => [...registry.values()]

const registry = new Map<string, DeclaredSql>()
/** Not preceded by a colon: `::` is a cast. */
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
  const statement = { name, onlyReads: !CHANGES.test(text) }
  return (db, ...[input]) => {
    const given: Readonly<Record<string, unknown>> = input ?? {}
    const values = params.map(([parameter, { encode }]) =>
      encode ? encode(given[parameter]) : given[parameter],
    )
    // a test compares the declared columns with the described ones
    return db.query<Row>(text, values, statement)
  }
}

/** Keywords of statements that write or lock rows; a false positive only picks the other pool. */
const CHANGES = /\b(insert|update|delete|for (key )?share|nextval|pg_advisory\w*)\b/i
