import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema.ts'
import type { InputOf, JsonRowOf, NoTypes, RowOf, SqlTypes } from './sql-type.ts'
import { json, type SqlType } from './sql-type.ts'

interface Definition<P extends SqlTypes, R extends SqlTypes> {
  /** under which the statement is prepared on each connection */
  readonly name: string
  /** with `:parameters`; its best plan must not depend on their values */
  readonly sql: string
  readonly params?: P
  readonly row?: R
}

/** What was declared of an SQL text; a test compares it with what PostgreSQL says of the text. */
export interface Declared {
  readonly name: string
  /** with $1, $2, ... */
  readonly text: string
  readonly params: readonly (readonly [name: string, type: SqlType])[]
  readonly row: SqlTypes
}

export type Statement<P extends SqlTypes, Row> = (
  db: Kysely<Database>,
  ...input: keyof P extends never ? [] : [input: InputOf<P>]
) => Promise<readonly Row[]>

/** An SQL text that is parsed and planned once per connection. */
export function statement<P extends SqlTypes = NoTypes, R extends SqlTypes = NoTypes>(
  definition: Definition<P, R>,
): Statement<P, RowOf<R>>
export function statement<Row>(
  name: string,
  text: string,
): (db: Kysely<Database>, ...parameters: readonly unknown[]) => Promise<readonly Row[]>
export function statement<P extends SqlTypes = NoTypes, R extends SqlTypes = NoTypes>(
  definition: Definition<P, R> | string,
  old?: string,
): unknown {
  if (typeof definition === 'string') return positional(definition, old ?? '')
  const declared = declare(definition)
  const run = preparedStatement<RowOf<R>>(declared, declared.text)
  return (db: Kysely<Database>, input: never) => run(db, input)
}

function positional(name: string, text: string) {
  if (!names.has(text)) names.set(text, name)
  return async (db: Kysely<Database>, ...values: readonly unknown[]) => {
    const direct = directs.get(db)
    if (!direct) return (await db.executeQuery(CompiledQuery.raw(text, [...values]))).rows
    const onlyReads = !CHANGES.test(text)
    return (await direct({ name: names.get(text) ?? name, text, values: [...values], onlyReads })).rows
  }
}

/** The same, but each row comes as one JSON value: many columns cost both sides as much as what is in them. */
export function jsonStatement<P extends SqlTypes, R extends SqlTypes>(
  definition: Definition<P, R>,
): Statement<P, JsonRowOf<R>> {
  const declared = declare(definition)
  const run = preparedStatement<{ readonly row: JsonRowOf<R> }>(
    declared,
    `select row_to_json(x) as row from (${declared.text}) x`,
  )
  return async (db, ...[input]) => (await run(db, input)).map(({ row }) => row)
}

export interface Subquery<P extends SqlTypes, R extends SqlTypes> {
  /** The text, in parentheses, with an SQL expression for each of its parameters. */
  (expressions: Readonly<Record<keyof P, string>>): string
  /** of `to_json` of a row */
  readonly asJson: SqlType<JsonRowOf<R>>
  /** of `json_agg` of all rows */
  readonly asJsonArray: SqlType<readonly JsonRowOf<R>[]>
}

/** A part of statements that is checked on its own, because JSON hides its columns. */
export function subquery<P extends SqlTypes, R extends SqlTypes>(
  definition: Definition<P, R>,
): Subquery<P, R> {
  declare(definition)
  const { sql } = definition
  const place = (expressions: Readonly<Record<string, string>>) =>
    `(${sql.replaceAll(PARAMETER, (_, name: string) => expressions[name] ?? '')})`
  return Object.assign(place, { asJson: json<JsonRowOf<R>>(), asJsonArray: json<readonly JsonRowOf<R>[]>() })
}

/** Everything that was declared by the modules that are loaded. */
export const declaredSql = (): readonly Declared[] => [...registry.values()]

/** The name under which a text is prepared, when it is a statement. */
export const statementName = (sql: string): string | undefined => names.get(sql)

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

const registry = new Map<string, Declared>()
const names = new Map<string, string>()
const directs = new WeakMap<Kysely<Database>, Direct>()
const PARAMETER = /(?<!:):([a-z]\w*)/g

function declare({ name, sql, params = {}, row = {} }: Definition<SqlTypes, SqlTypes>): Declared {
  if (registry.has(name)) throw new Error(`the statement ${name} is declared twice`)
  const used = [...new Set(Array.from(sql.matchAll(PARAMETER), ([, parameter = '']) => parameter))]
  const unused = Object.keys(params).filter((parameter) => !used.includes(parameter))
  if (unused.length > 0) throw new Error(`the statement ${name} does not use ${unused.join(', ')}`)
  const text = sql.replaceAll(PARAMETER, (_, parameter: string) => `$${used.indexOf(parameter) + 1}`)
  const typed = used.map((parameter) => {
    const type = params[parameter]
    if (!type) throw new Error(`the statement ${name} does not declare ${parameter}`)
    return [parameter, type] as const
  })
  const declared = { name, text, params: typed, row }
  registry.set(name, declared)
  return declared
}

function preparedStatement<Row>({ name, params }: Declared, text: string) {
  names.set(text, name)
  const onlyReads = !CHANGES.test(text)
  return async (
    db: Kysely<Database>,
    input: Readonly<Record<string, unknown>> = {},
  ): Promise<readonly Row[]> => {
    const values = params.map(([parameter, { encode }]) =>
      encode ? encode(input[parameter]) : input[parameter],
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
