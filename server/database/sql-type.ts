/** A PostgreSQL type: what a parameter takes (`In`), what a column is read as (`Out`) and what it is inside JSON. */
export interface SqlType<In = unknown, Out = In, Json = Out> {
  /** as PostgreSQL prints it */
  readonly name: string
  readonly isNullable: boolean
  /** what the driver does not convert itself */
  readonly encode: ((value: unknown) => unknown) | null
  /** never there at run time */
  readonly types?: { readonly in: In; readonly out: Out; readonly json: Json }
}

export type SqlTypes = Readonly<Record<string, SqlType<unknown, unknown, unknown>>>

type Types<T extends SqlType<unknown, unknown, unknown>> = NonNullable<T['types']>
export type InputOf<P extends SqlTypes> = { readonly [K in keyof P]: Types<P[K]>['in'] }
export type RowOf<R extends SqlTypes> = { readonly [K in keyof R]: Types<R[K]>['out'] }
export type JsonRowOf<R extends SqlTypes> = { readonly [K in keyof R]: Types<R[K]>['json'] }

const named = <In, Out = In, Json = Out>(
  name: string,
  encode: SqlType['encode'] = null,
): SqlType<In, Out, Json> => ({ name, encode, isNullable: false })

export const int4 = named<number>('integer')
/** Read as text, because a JavaScript number does not hold all of them. */
export const int8 = named<number | string, string, number>('bigint')
/** Read as text, because a JavaScript number would round it. */
export const numeric = named<number | string, string, number>('numeric')
export const float8 = named<number>('double precision')
export const text = named<string>('text')
export const bool = named<boolean>('boolean')
export const uuid = named<string>('uuid')
/** `YYYY-MM-DD` */
export const date = named<string>('date')
export const timestamptz = named<Date, Date, string>('timestamp with time zone')

/** Text that is one of a few words, which the database does not know of or checks by a constraint. */
export const textOf = <T extends string>(): SqlType<T> => named<T>('text')
/** An integer that is one of a few. */
export const int4Of = <T extends number>(): SqlType<T> => named<T>('integer')

const stringify = (value: unknown): unknown => (value === null ? null : JSON.stringify(value))
/** JSON of a shape that only the code which writes it guarantees. */
export const json = <T>(): SqlType<T> => named<T>('json', stringify)
export const jsonb = <T>(): SqlType<T> => named<T>('jsonb', stringify)

export const nullable = <In, Out, Json>(
  type: SqlType<In, Out, Json>,
): SqlType<In | null, Out | null, Json | null> => ({
  name: type.name,
  encode: type.encode,
  isNullable: true,
})

export const array = <In, Out, Json>(
  type: SqlType<In, Out, Json>,
): SqlType<readonly In[], readonly Out[], readonly Json[]> => named(`${type.name}[]`)
