import { Client, type Connection, type FieldDef } from 'pg'
import type { DeclaredSql } from '#server/platform/database/statement.ts'
import type { SqlType } from '#server/platform/database/sql-type.ts'

interface Described {
  readonly params: readonly number[]
  readonly columns: readonly FieldDef[]
}

export interface SqlCheck {
  /** What PostgreSQL says of a text otherwise than what was declared of it, a line each. */
  problems(declared: DeclaredSql): Promise<readonly string[]>
  close(): Promise<void>
}

/** Has a migrated database parse and plan texts without running them. */
export async function openSqlCheck(url: string): Promise<SqlCheck> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows: types } = await client.query<{ oid: number; name: string }>(
    'select oid::int8::int4 as oid, format_type(oid, null) as name from pg_type where oid < 100000',
  )
  const { rows: columns } = await client.query<{ column: string; isNullable: boolean }>(
    `select attrelid || '.' || attnum as column, not attnotnull as "isNullable" from pg_attribute where attnum > 0`,
  )
  const database: Database = {
    typeName: new Map(types.map(({ oid, name }) => [oid, name])),
    nullable: new Map(columns.map(({ column, isNullable }) => [column, isNullable])),
  }
  return {
    problems: async (declared) => {
      try {
        return compare(declared, await describe(client, declared.text), database)
      } catch (error) {
        return [`${declared.name}: ${error instanceof Error ? error.message : String(error)}`]
      }
    },
    close: () => client.end(),
  }
}

interface Database {
  readonly typeName: ReadonlyMap<number, string>
  /** by `table.column`, both as numbers */
  readonly nullable: ReadonlyMap<string, boolean>
}

function compare({ name, params, row }: DeclaredSql, described: Described, database: Database): string[] {
  const wrongParams = params.flatMap(([param, type], index) =>
    typeProblem(`${name}: parameter ${param}`, type, described.params[index], database),
  )
  const wrongColumns = described.columns.flatMap((column) => {
    const type = row[column.name]
    const where = `${name}: column ${column.name}`
    if (!type) return [`${where} is not declared`]
    const mayBeNull = database.nullable.get(`${column.tableID}.${column.columnID}`) ?? false
    return [
      ...typeProblem(where, type, column.dataTypeID, database),
      ...(mayBeNull && !type.isNullable ? [`${where} can be null`] : []),
    ]
  })
  const names = described.columns.map((column) => column.name)
  const missing = Object.keys(row).filter((column) => !names.includes(column))
  return [
    ...wrongParams,
    ...wrongColumns,
    ...missing.map((column) => `${name}: column ${column} is not selected`),
  ]
}

function typeProblem(
  where: string,
  declared: SqlType,
  actual: number | undefined,
  { typeName }: Database,
): string[] {
  const is = typeName.get(actual ?? 0) ?? 'unknown'
  return is === declared.name ? [] : [`${where} is ${is}, declared ${declared.name}`]
}

/** Parse and Describe of the extended query protocol. */
function describe(client: Client, text: string): Promise<Described> {
  const { promise, resolve, reject } = Promise.withResolvers<Described>()
  let params: readonly number[] = []
  let columns: readonly FieldDef[] = []
  const onParams = (message: { readonly dataTypeIDs: readonly number[] }) => {
    params = message.dataTypeIDs
  }
  client.query({
    submit: (connection: Connection) => {
      connection.once('parameterDescription', onParams)
      void promise
        .catch(() => undefined)
        .then(() => connection.removeListener('parameterDescription', onParams))
      connection.parse({ name: '', text, types: [] }, true)
      connection.describe({ type: 'S', name: '' }, true)
      connection.sync()
    },
    handleRowDescription: (message: { readonly fields: readonly FieldDef[] }) => {
      columns = message.fields
    },
    handleError: reject,
    handleReadyForQuery: () => resolve({ params, columns }),
  })
  return promise
}
