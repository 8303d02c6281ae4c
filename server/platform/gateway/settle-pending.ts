import { describeError } from '#server/platform/http/to-http-error.ts'

/** Each waits for the gateway, and has a transaction of its own. */
const AT_ONCE = 4

interface Settling {
  /** what a row is, for the log */
  readonly name: string
  readonly log: (line: string) => void
  /** aborted: none is begun any more, and the rest stay pending */
  readonly signal?: AbortSignal
}

/**
 * Settles rows whose outcome was not known, at most four at once, begun in their order. Resolves with how many `settle` says are
 * settled; a failure is logged and left to a later run.
 */
export async function settlePending<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { name, log, signal }: Settling,
  settle: (row: Row) => Promise<boolean>,
): Promise<number> {
  const left = rows.values()
  let settled = 0
  const work = async () => {
    for (const row of left) {
      if (signal?.aborted) return
      try {
        if (await settle(row)) settled++
      } catch (error) {
        log(`${name} ${row.id} is still pending: ${describeError(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return settled
}
