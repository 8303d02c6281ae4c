import type { PoolClient } from 'pg'

/** Where SQL runs: on the pools of the shop or in a transaction. */
export interface Db {
  /**
   * @param text with `$1`, `$2`, ... for the values; without values it may be several statements
   * @returns the rows of one statement
   */
  readonly query: <Row>(
    text: string,
    values?: unknown[],
    prepared?: PreparedStatement,
  ) => Promise<readonly Row[]>
  /** A connection of its own, to be released; for `inTransaction` and `inSnapshot`. Throws inside a transaction. */
  readonly connect: () => Promise<PoolClient>
}

export interface PreparedStatement {
  /** one for each text */
  readonly name: string
  /** neither writes nor locks rows */
  readonly onlyReads: boolean
}

/** All that runs on it is committed or rolled back together. */
export interface Transaction extends Db {
  readonly isTransaction: true
}
