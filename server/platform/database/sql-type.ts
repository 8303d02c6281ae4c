/**
 * A PostgreSQL type: `In` is what a parameter accepts, `Out` what a column is parsed to, `Json` its form inside JSON.
 */
export interface SqlType<In = unknown, Out = In, Json = Out> {
  /** as in format_type() */
  readonly name: string
  readonly isNullable: boolean
  /** for values that the driver does not convert itself */
  readonly encode: ((value: unknown) => unknown) | null
  /** phantom: only for type inference */
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
/** Text, because a JavaScript number cannot hold every int8. */
export const int8 = named<number | string, string, number>('bigint')
/** Text, because a JavaScript number would round it. */
export const numeric = named<number | string, string, number>('numeric')
export const float8 = named<number>('double precision')
export const text = named<string>('text')
export const bool = named<boolean>('boolean')
export const uuid = named<string>('uuid')
/** `YYYY-MM-DD` */
export const date = named<string>('date')
export const bytea = named<Buffer>('bytea')
export const timestamptz = named<Date, Date, string>('timestamp with time zone')

/** Text typed as a union that the database does not check, or checks by a constraint. */
export const textOf = <T extends string>(): SqlType<T> => named<T>('text')
/** An integer typed as a union of literals. */
export const int4Of = <T extends number>(): SqlType<T> => named<T>('integer')

const stringify = (value: unknown): unknown => (value === null ? null : JSON.stringify(value))
/** JSON typed by the code that writes it; not validated. */
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
